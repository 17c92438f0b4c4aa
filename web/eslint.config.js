/** What prettier and tsc do not see: Solid's own traps, and functions that have grown too long. */

import parser from "@babel/eslint-parser"; // typescript-eslint has no parser for TypeScript 7
import solid from "eslint-plugin-solid/configs/recommended";

const plugins = ["typescript", "jsx"];

export default [
  { ignores: ["src/api/types.ts"] },
  {
    ...solid,
    files: ["**/*.{js,ts,tsx}"],
    languageOptions: {
      parser,
      parserOptions: { requireConfigFile: false, babelOptions: { parserOpts: { plugins } } },
    },
    rules: {
      ...solid.rules,
      "solid/reactivity": "off", // it guesses, and takes every accessor handed to a function of ours for a mistake
      "max-len": ["error", { code: 120, ignoreUrls: true, ignoreRegExpLiterals: true }],
      "max-lines-per-function": ["error", { max: 80 }],
    },
  },
  { files: ["test/**"], rules: { "max-lines-per-function": "off" } },
  { files: ["src/icons/paths.ts"], rules: { "max-len": "off" } },
];
