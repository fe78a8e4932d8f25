import type { CodeTable } from '../code-table.ts';

/** Reading `docs.json`: syntax, references, properties outside `navigation`. */
export const configCodes = {
  'config-missing': {
    severity: 'error',
    summary: 'The docs folder has no docs.json.',
    fix: 'Run `waymark init`, or point Waymark at the folder that holds docs.json.',
  },
  'config-foreign-file': {
    severity: 'error',
    summary: 'The docs.json belongs to another tool.',
    fix: 'Point Waymark at the folder whose docs.json has `navigation`, `name`, `theme` and `colors`.',
  },
  'config-json-syntax': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A configuration file is not valid JSON.',
    fix: 'Correct the text at the reported line and column.',
  },
  'config-json-comment': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A configuration file has a comment, which JSON does not allow.',
    fix: 'Remove the comment.',
  },
  'config-json-trailing-comma': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A configuration file has a comma after the last entry of an object or array.',
    fix: 'Remove the comma.',
  },
  'config-json-bom': {
    severity: 'warning',
    summary: 'A configuration file starts with a byte order mark.',
    fix: 'Save the file as UTF-8 without a byte order mark.',
  },
  'config-duplicate-key': {
    severity: 'warning',
    summary: 'An object has the same key twice; the last one counts.',
    fix: 'Keep one of the two.',
  },
  'config-auth': {
    severity: 'error',
    lenient: 'warning',
    summary:
      'How readers sign in has a mistake, so nobody can: without what is wrong, it could let in too many.',
    fix: 'Correct what is reported of it.',
  },
  'config-unreadable': {
    severity: 'error',
    summary: 'The configuration cannot be read at all, so there is nothing to render.',
    fix: 'Correct what is reported beside it.',
  },
  'config-too-large': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A configuration is nested deeper, or its `$ref`s stand for more, than Waymark reads.',
    fix: 'Nest less deeply, or refer to fewer or smaller files.',
  },
  'config-not-object': {
    severity: 'error',
    summary: 'The configuration is a JSON value other than an object.',
    fix: 'Put everything in one object: `{ … }`.',
  },
  'config-ref-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A `$ref` names a file that does not exist.',
    fix: 'Correct the path, which starts at the folder of the file that holds the `$ref`.',
  },
  'config-ref-outside': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A `$ref` leads out of the docs folder.',
    fix: 'Move the file into the docs folder and name it relative to the file that holds the `$ref`.',
  },
  'config-ref-unsupported': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A `$ref` is a URL or has a JSON pointer.',
    fix: 'Refer to a whole JSON file of the docs folder.',
  },
  'config-ref-cycle': {
    severity: 'error',
    lenient: 'warning',
    summary: 'Files refer to each other in a circle.',
    fix: 'Remove one `$ref` of the chain.',
  },
  'config-ref-invalid': {
    severity: 'warning',
    summary: 'A `$ref` is not a text and is ignored.',
    fix: 'Write the path of a JSON file, or remove the key.',
  },
  'config-ref-siblings': {
    severity: 'warning',
    summary: 'Keys beside a `$ref` are ignored, because the file does not hold an object.',
    fix: 'Remove the keys, or make the file an object.',
  },
  'config-ref-spliced': {
    severity: 'warning',
    summary: 'A `$ref` inside an array names a file with an array, whose entries take its place.',
    fix: 'Nothing has to change for Waymark; other tools nest the array and refuse it.',
  },
  'config-source-ref': {
    severity: 'warning',
    summary: 'A `sourceRef` asks for the navigation of another repository, which is not supported.',
    fix: 'Remove the entry, or copy that navigation into this repository.',
  },
  'config-legacy-file': {
    severity: 'warning',
    summary: 'A mint.json, the older form of the configuration, was read or found.',
    fix: 'Run `waymark upgrade` to write the docs.json, then delete the mint.json.',
  },
  'config-legacy-key': {
    severity: 'warning',
    summary: 'A key of the older mint.json stands in a docs.json.',
    fix: 'Move the value to the place that the message names, or run `waymark upgrade`.',
  },
  'config-legacy-dropped': {
    severity: 'warning',
    summary: 'A key of the older mint.json has no counterpart and is ignored.',
    fix: 'Remove the key.',
  },
  'config-legacy-version': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A mint.json navigation entry names a version that `versions` does not declare.',
    fix: 'Add the version to `versions`, or correct the name.',
  },
  'config-unknown-key': {
    severity: 'warning',
    summary: 'A key is not part of the format and is ignored.',
    fix: 'Correct the spelling, move the value to the right place, or remove the key.',
  },
  'config-property-unused': {
    severity: 'warning',
    summary:
      'A property is part of the format, and Waymark does nothing with it, or with its value.',
    fix: 'Do what the hint says, or turn the rule off. [properties.md](properties.md) has the state of every property.',
  },
  'config-property-partly': {
    severity: 'info',
    summary: 'A property takes effect, but for a part that a site does without.',
    fix: 'Nothing has to change. [properties.md](properties.md) says what is missing.',
  },
  'config-consent': {
    severity: 'warning',
    summary:
      'No reader can give the consent that `integrations` asks for, so no service is loaded.',
    fix: 'Complete `integrations.cookies`, `onetrust` or `transcend`, or remove it.',
  },
  'config-theme': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The theme is missing or unknown; lenient rules use `mint`.',
    fix: 'Set `theme` to one of the nine themes.',
  },
  'config-required': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A required property is missing or empty.',
    fix: 'Add the property.',
  },
  'config-null': {
    severity: 'warning',
    summary: 'A property is null, which is read as if it were absent.',
    fix: 'Remove the property, or give it a value.',
  },
  'config-type': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A property has a value of the wrong kind.',
    fix: 'Write a value of the kind that the message names.',
  },
  'config-value': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A property has a value that is not allowed.',
    fix: 'Use one of the values that the hint lists.',
  },
  'config-value-ignored': {
    severity: 'warning',
    summary: 'A value of an optional list or table is not usable and is left out.',
    fix: 'Correct the value as the hint says, or remove it.',
  },
  'config-color': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A colour is not written as `#` and three or six hexadecimal digits.',
    fix: 'Write the colour as the hint shows.',
  },
  'config-pair-incomplete': {
    severity: 'warning',
    summary: 'Only one of `light` and `dark` is given; it is used for both modes.',
    fix: 'Add the other one, or write a single path.',
  },
  'config-font-format': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A font file is given without its format.',
    fix: 'Set `format` to `woff` or `woff2`.',
  },
  'config-icon': {
    severity: 'warning',
    summary: 'An icon is written in a form that is not part of the format, and was repaired.',
    fix: 'Write the icon as the hint shows.',
  },
  'config-href': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A link is neither a path nor an address of a kind that is allowed.',
    fix: 'Start the link with `/`, `#`, `https://`, `http://`, `mailto:` or `tel:`.',
  },
  'config-link-label': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A link of the top bar has no label.',
    fix: 'Add `label`.',
  },
  'config-footer': {
    severity: 'warning',
    summary: 'A part of the footer is outside what the format allows.',
    fix: 'Correct it as the hint says.',
  },
  'config-code-theme': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A theme for code blocks is not one that the highlighter knows.',
    fix: 'Use the name of a Shiki theme.',
  },
  'config-code-grammar': {
    severity: 'warning',
    summary: 'A file of `styling.codeblocks.languages.custom` is not a TextMate grammar.',
    fix: 'Name a grammar in JSON, with `scopeName` and `patterns`.',
  },
  'config-seo-path': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A path of `seo.paths` is listed twice or is not a folder path.',
    fix: 'List each folder once, without slashes at its ends.',
  },
  'config-path-normalized': {
    severity: 'warning',
    summary: 'A path is not written in its usual form and was normalised.',
    fix: 'Write the path as the hint shows.',
  },
  'config-variations-theme': {
    severity: 'warning',
    summary: '`variations` is set, but the theme has none.',
    fix: 'Remove `variations`.',
  },
  'config-asset-missing': {
    severity: 'warning',
    summary: 'A file that the configuration names does not exist.',
    fix: 'Add the file, or correct the path, which starts at the docs folder.',
  },
  'config-redirect-duplicate': {
    severity: 'error',
    lenient: 'warning',
    summary: 'Two redirects have the same source; the first one counts.',
    fix: 'Keep one of the two.',
  },
  'config-redirect-source': {
    severity: 'warning',
    summary:
      'The source of a redirect can never match, would take a server too long, or was normalised.',
    fix: 'Write the source as a path that starts with `/`, without `#`, `?` and address, with at most two wildcards that are `*` or stand in a segment with others.',
  },
  'config-redirect-loop': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A redirect leads back to its own source.',
    fix: 'Remove the redirect, or change its destination.',
  },
  'config-redirect-chain': {
    severity: 'warning',
    summary: 'A redirect leads to the source of another redirect.',
    fix: 'Name the last destination directly.',
  },
  'config-redirect-wildcard': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The destination of a redirect uses a wildcard that its source does not have.',
    fix: 'Use the same wildcard in the source, or none in the destination.',
  },
  'config-redirect-page': {
    severity: 'warning',
    summary:
      'The source of a redirect is a page or file, which comes first, or is where no page can be.',
    fix: 'Remove the redirect or the page.',
  },
  'config-redirect-target': {
    severity: 'warning',
    summary: 'A redirect leads to a page that does not exist.',
    fix: 'Correct the destination.',
  },
  'font-not-bundled': {
    severity: 'warning',
    summary: 'A font family is named without a file, and nothing is loaded from a font service.',
    fix: 'Add the font file to the docs folder and set `source` and `format`, or name a system font.',
  },
} as const satisfies CodeTable;
