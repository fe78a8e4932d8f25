import type { CodeTable } from '../code-table.ts';

/** API descriptions (OpenAPI, Swagger) and the pages made from them. */
export const openApiCodes = {
  'openapi-source-missing': {
    severity: 'error',
    summary: 'The file of an API description does not exist or is not a file.',
    fix: 'Correct the path, which starts at the docs folder.',
  },
  'openapi-source-outside': {
    severity: 'error',
    summary: 'The file of an API description lies outside the docs folder.',
    fix: 'Copy the file into the docs folder; a symbolic link that leads out of it is not followed.',
  },
  'openapi-source-refused': {
    severity: 'error',
    summary: 'The address of an API description is not one that may be fetched.',
    fix: 'Use an `https:` address of a public server, or keep a copy of the description in the docs folder.',
  },
  'openapi-fetch-failed': {
    severity: 'error',
    summary: 'An API description could not be fetched, or what came back is not one.',
    fix: 'Open the address in a browser to see what it gives, or keep a copy of the description in the docs folder.',
  },
  'openapi-fetch-stale': {
    severity: 'warning',
    summary: 'An API description could not be fetched, so the copy of an earlier build is used.',
    fix: 'Build again with a connection to have the latest version.',
  },
  'openapi-too-large': {
    severity: 'error',
    summary: 'An API description is larger or nested deeper than Waymark reads.',
    fix: 'Split the description, or write a large YAML file as JSON.',
  },
  'openapi-syntax': {
    severity: 'error',
    summary: 'An API description is not valid JSON or YAML.',
    fix: 'Correct the text at the reported line and column.',
  },
  'openapi-json-syntax': {
    severity: 'warning',
    summary: 'A `.json` file is not valid JSON, but has a plain meaning as YAML.',
    fix: 'Correct the text at the reported line and column; other tools refuse the file.',
  },
  'openapi-duplicate-key': {
    severity: 'warning',
    summary: 'An object of an API description has the same key twice; the last one counts.',
    fix: 'Keep one of the two.',
  },
  'openapi-version': {
    severity: 'error',
    summary: 'A file does not say that it is an API description of a supported version.',
    fix: 'Start the file with `openapi: 3.1.0` (3.0, 3.1, 3.2) or `swagger: "2.0"`.',
  },
  'openapi-version-form': {
    severity: 'warning',
    summary: 'The version of an API description is a number, or a minor version not known yet.',
    fix: 'Write the version as a text with three parts, such as `"3.1.0"`.',
  },
  'openapi-structure': {
    severity: 'error',
    summary: 'The outermost structure of an API description is not what the format asks for.',
    fix: 'Make the document, its `paths`, `webhooks` and `components` objects.',
  },
  'openapi-empty': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An API description has no paths, no webhooks and no components.',
    fix: 'Add the operations, or remove the reference to the file.',
  },
  'openapi-converted': {
    severity: 'warning',
    summary: 'A Swagger 2.0 description was read, or a part of it has no equal in OpenAPI 3.',
    fix: 'Convert the file to OpenAPI 3; until then it is converted with each build.',
  },
  'openapi-ref-outside': {
    severity: 'error',
    summary: 'A `$ref` of an API description leads out of the docs folder.',
    fix: 'Copy the file into the docs folder and refer to it with a relative path.',
  },
  'openapi-ref-remote': {
    severity: 'warning',
    summary: 'A `$ref` of an API description is an address on the network, which is never fetched.',
    fix: 'Copy what it names into the description or into a file next to it.',
  },
  'openapi-ref-file': {
    severity: 'warning',
    summary: 'A `$ref` of an API description names a file, or a place in one, that is not there.',
    fix: 'Correct the path, which starts at the folder of the file that holds the `$ref`.',
  },
} as const satisfies CodeTable;
