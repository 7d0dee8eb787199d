"""What the report of an audit says around its numbers, in both languages."""

from holdem_conformance.audit.waivers import SENTENCES, Waiver

PHRASES = {
    "en": {
        "audit": "audit under {rules}: {hands} · {legal} legal{waived} · {findings} · {not_judged} not judged",
        "of them waived": " ({waived} of them waived)", "none judged": "No hand was judged.",
        "hand": "hand", "hands": "hands", "finding": "finding", "findings": "findings",
        "other": "other", "others": "others",
        "heading": "findings (chips as in the file times its scale; seats count from 0, so seat 0 is p1)",
        "in hand": "hand", "action": "action", "cannot be read": "cannot be read", "also": "also",
        "scale": "one unit of the file is {scale} chips", "waived": "waived", "not judged": "not judged",
        "and others": "and {others}; --json lists them all",
        "clause": "clause", "applied": "applied", "unseen": "unseen", "broken": "broken",
        "added": "Antes, blinds, burns, returned bets and awards are not in such files; they were worked out and not"
        " judged.",
        "saw nothing": "So these saw nothing that the files say: {clauses}.", "silent": "Never concerned: {clauses}.",
        "the table": "the table", "the finishing stacks": "the finishing stacks",
        "the end of the file": "the end of the file",
        Waiver.HALF_CHIP_SPLIT: Waiver.HALF_CHIP_SPLIT, "why " + Waiver.HALF_CHIP_SPLIT: SENTENCES[
            Waiver.HALF_CHIP_SPLIT
        ],
    },
    "de": {
        "audit": "Prüfung nach {rules}: {hands} · {legal} regelgerecht{waived} · {findings} · {not_judged} nicht"
        " beurteilt",
        "of them waived": " (davon {waived} mit Nachsicht)", "none judged": "Keine Hand wurde beurteilt.",
        "hand": "Hand", "hands": "Hände", "finding": "Befund", "findings": "Befunde",
        "other": "weitere", "others": "weitere",
        "heading": "Befunde (Chips wie in der Datei, mal deren Maßstab; Plätze zählen ab 0, Platz 0 ist p1)",
        "in hand": "Hand", "action": "Aktion", "cannot be read": "nicht lesbar", "also": "außerdem",
        "scale": "eine Einheit der Datei sind {scale} Chips", "waived": "nachgesehen", "not judged": "nicht beurteilt",
        "and others": "und {others}; --json nennt alle",
        "clause": "Klausel", "applied": "angewandt", "unseen": "ungesehen", "broken": "verletzt",
        "added": "Antes, Blinds, Burn Cards, zurückgegebene Einsätze und Auszahlungen stehen nicht in solchen Dateien;"
        " sie wurden errechnet und nicht beurteilt.",
        "saw nothing": "Diese sahen deshalb nichts, was in den Dateien steht: {clauses}.",
        "silent": "Nie betroffen: {clauses}.",
        "the table": "der Tisch", "the finishing stacks": "die Stacks am Ende",
        "the end of the file": "das Ende der Datei",
        Waiver.HALF_CHIP_SPLIT: "halber Chip", "why " + Waiver.HALF_CHIP_SPLIT:
        "Die Datei teilt einen Pot mit einem unteilbaren Chip in halbe Chips, mit denen niemand spielt;"
        " das Regelwerk vergibt den Chip ganz.",
    },
}  # fmt: skip
