/* The package holds TypeScript only, to be compiled when it is installed. That is done here in memory, by its own
tsconfig.json, so that nothing has to be run at the installation. */

"use strict";

const fs = require("fs");
const { createRequire } = require("module");
const path = require("path");

/** @chevtek/poker-engine out of a folder node_modules that has TypeScript, too. */
module.exports = function compiled(modules) {
  const there = createRequire(path.join(path.resolve(modules), "anything.js"));
  const ts = there("typescript");
  const folder = path.join(path.resolve(modules), "@chevtek", "poker-engine");
  const { compilerOptions } = ts.readConfigFile(path.join(folder, "tsconfig.json"), ts.sys.readFile).config;
  require.extensions[".ts"] = (module, file) => {
    const source = fs.readFileSync(file, "utf8");
    module._compile(ts.transpileModule(source, { compilerOptions, fileName: file }).outputText, file);
  };
  return there(path.join(folder, "src", "index.ts"));
};
