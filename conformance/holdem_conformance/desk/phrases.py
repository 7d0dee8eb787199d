"""What the desk says around its entries, in both languages."""

PHRASES = {
    "en": {
        # standing of a clause
        "primary": "primary", "corollary": "follows from", "revision": "revision", "under": "under",
        "forbids": "forbids", "owes": "owes", "permits": "permits", "law": "law", "compares": "compares",
        "table": "table", "remedy": "remedy", "static": "static", "only under": "only under",
        "holds by default": "holds by default", "holds under": "holds under", "chosen by": "chosen by",
        "nobody": "nobody",
        # headings
        "readings": "Readings", "default": "default", "rulings": "Rulings", "rests": "Rests on",
        "worked": "Worked example", "scenarios": "Scenarios", "code": "Code", "why": "Why", "dropped": "Dropped",
        "paragraphs": "Paragraphs", "clauses": "Clauses", "ruling": "ruling", "conflict": "ruling on a conflict",
        "silent": "ruling where the sources are silent", "gist": "gist", "original": "your copy",
        # sentences
        "derived": "no sentence of the sources; derived from other clauses", "none yet": "none",
        "planned rule": "is reserved for a rule that is not in force yet", "not yet": "not in force yet",
        "merged": "is stated by", "claims nothing": "claims nothing", "points to": "leads to",
        "outside": "outside of these documents",
        "no original": "Your copies do not have this paragraph as it was laid down.",
        "more": "holdem rule ID tells more, for example: holdem rule",
        "faint": "The sources do not settle this in so many words; what comes nearest:",
        # kinds of paragraphs, states of assertions
        "rule": "rule", "example": "example", "definition": "definition", "procedure": "procedure",
        "advice": "advice", "product": "product", "heading": "heading", "navigation": "navigation",
        "attribution": "attribution", "implemented": "implemented", "planned": "planned", "informative": "informative",
        "out of scope": "out of scope", "overridden": "overridden",
    },
    "de": {
        "primary": "primär", "corollary": "folgt aus", "revision": "Fassung", "under": "bei",
        "forbids": "verbietet", "owes": "verlangt", "permits": "erlaubt", "law": "Gesetz", "compares": "vergleicht",
        "table": "Tisch", "remedy": "Abhilfe", "static": "Projekt", "only under": "nur bei",
        "holds by default": "gilt standardmäßig", "holds under": "gilt nach", "chosen by": "gewählt von",
        "nobody": "niemand",
        "readings": "Lesarten", "default": "Standard", "rulings": "Entscheidungen", "rests": "Beruht auf",
        "worked": "Rechenbeispiel", "scenarios": "Szenarien", "code": "Code", "why": "Warum",
        "dropped": "Weggelassen", "paragraphs": "Absätze", "clauses": "Klauseln", "ruling": "Entscheidung",
        "conflict": "Entscheidung über einen Widerspruch", "silent": "Entscheidung, wo die Quellen schweigen",
        "gist": "Inhalt", "original": "eigenes Exemplar",
        "derived": "kein Satz der Quellen; aus anderen Klauseln abgeleitet", "none yet": "keine",
        "planned rule": "ist für eine Regel vorgesehen, die noch nicht gilt", "not yet": "gilt noch nicht",
        "merged": "steht jetzt in", "claims nothing": "behauptet nichts", "points to": "führt zu",
        "outside": "außerhalb dieser Dokumente",
        "no original": "In den eigenen Exemplaren steht dieser Absatz nicht so, wie er zugrunde lag.",
        "more": "Mehr sagt holdem rule ID, zum Beispiel: holdem rule",
        "faint": "Das regeln die Quellen so nicht ausdrücklich; am nächsten kommt:",
        "rule": "Regel", "example": "Beispiel", "definition": "Definition", "procedure": "Ablauf",
        "advice": "Rat", "product": "Produkt", "heading": "Überschrift", "navigation": "Wegweiser",
        "attribution": "Herkunft", "implemented": "umgesetzt", "planned": "geplant", "informative": "nur zur Kenntnis",
        "out of scope": "außerhalb des Themas", "overridden": "ersetzt",
    },
}  # fmt: skip
