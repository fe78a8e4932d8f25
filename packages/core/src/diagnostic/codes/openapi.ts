import type { CodeTable } from '../code-table.ts';

/** API descriptions (OpenAPI, Swagger) and the pages made from them. */
export const openApiCodes = {
  'openapi-source-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The file of an API description does not exist or is not a file.',
    fix: 'Correct the path, which starts at the docs folder.',
  },
  'openapi-source-outside': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The file of an API description lies outside the docs folder.',
    fix: 'Copy the file into the docs folder; a symbolic link that leads out of it is not followed.',
  },
  'openapi-source-refused': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The address of an API description is not one that may be fetched.',
    fix: 'Use an `https:` address of a public server, or keep a copy of the description in the docs folder.',
  },
  'openapi-fetch-failed': {
    severity: 'error',
    lenient: 'warning',
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
    lenient: 'warning',
    summary: 'An API description is larger or nested deeper than Waymark reads.',
    fix: 'Split the description, or write a large YAML file as JSON.',
  },
  'openapi-syntax': {
    severity: 'error',
    lenient: 'warning',
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
    lenient: 'warning',
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
    lenient: 'warning',
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
  'openapi-overlay': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An overlay that `overlays` names cannot be read or applied, and is left out.',
    fix: 'Correct the overlay at the reported line, or remove it from the list.',
  },
  'openapi-overlay-skipped': {
    severity: 'warning',
    summary:
      'An overlay that names its description (`extends`) cannot be applied, and is left out.',
    fix: 'Correct the overlay at the reported line, or remove its `extends`.',
  },
  'openapi-overlay-unmatched': {
    severity: 'warning',
    summary: 'An action of an overlay selects nothing of its description.',
    fix: 'Correct the `target`, or remove the action.',
  },
  'openapi-overlay-conflict': {
    severity: 'error',
    lenient: 'warning',
    summary:
      'One API description is named with different lists of `overlays`; the first one counts.',
    fix: 'Write the same list in every place, or give the description a copy for each.',
  },
  'openapi-content-code': {
    severity: 'warning',
    summary:
      'The `x-mint.content` of an operation has code, so all of it is shown as it is written.',
    fix: 'Write Markdown with components and plain attributes. Where you trust the description, have its code run: `--openapi-code`, or `openapi: { code: true }` in the options.',
  },
  'openapi-ref-outside': {
    severity: 'error',
    lenient: 'warning',
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
  'openapi-operation-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An operation or schema that an entry or a page names is not in its API description.',
    fix: 'Correct the method, path or name, or add what is missing to the description. Where that could not be read, correct this first.',
  },
  'openapi-value-type': {
    severity: 'warning',
    summary: 'A member of an API description has a value of the wrong type and is left out.',
    fix: 'Write the value as the message says.',
  },
  'openapi-reference-missing': {
    severity: 'warning',
    summary: 'A `$ref` of an API description names a place that the description does not have.',
    fix: 'Correct the pointer, or add the component that it names.',
  },
  'openapi-reference-loop': {
    severity: 'warning',
    summary: 'A `$ref` of an API description leads back to itself, so it stands for nothing.',
    fix: 'Let one of the references in the loop be the thing itself.',
  },
  'openapi-schema-type': {
    severity: 'warning',
    summary: 'A schema has a `type` that is none of those of JSON Schema.',
    fix: 'Write `object`, `array`, `string`, `integer`, `number`, `boolean` or `null`.',
  },
  'openapi-schema-conflict': {
    severity: 'warning',
    summary: 'The parts of an `allOf` contradict each other, so that no value fits them all.',
    fix: 'Give the parts the same type, and enumerations with common values.',
  },
  'openapi-schema-limit': {
    severity: 'warning',
    summary: 'A schema has more combinations, alternatives or nested `allOf` than a page can show.',
    fix: 'Name the alternatives in one `oneOf`, or flatten the composition.',
  },
  'openapi-parameter-undeclared': {
    severity: 'warning',
    summary: 'A path has a placeholder that no parameter describes; it is shown as a text.',
    fix: 'Add a parameter with `in: path` and the name of the placeholder.',
  },
  'openapi-parameter-unused': {
    severity: 'warning',
    summary: 'A path parameter has no placeholder in the path.',
    fix: 'Correct the name, or remove the parameter.',
  },
  'openapi-parameter-duplicate': {
    severity: 'warning',
    summary: 'A list of parameters has the same name and place twice; the last one counts.',
    fix: 'Keep one of the two.',
  },
  'openapi-parameter-style': {
    severity: 'warning',
    summary: 'A parameter has a `style` that its place or type does not allow.',
    fix: 'Use a style of the place: `simple` for headers, `form` or `deepObject` for queries.',
  },
  'openapi-example-value': {
    severity: 'warning',
    summary: 'An entry of `examples` has neither a value nor an address.',
    fix: 'Put what the entry shows under `value`.',
  },
  'openapi-response-status': {
    severity: 'warning',
    summary: 'A key of `responses` is no status code, range such as `4XX`, or `default`.',
    fix: 'Use the status code that the server sends.',
  },
  'openapi-security-scheme': {
    severity: 'warning',
    summary: 'A security requirement names a scheme that is missing or of an unknown type.',
    fix: 'Add the scheme to `components.securitySchemes`, with a type of the format.',
  },
  'openapi-server-url': {
    severity: 'warning',
    summary:
      'The URL of a server cannot be used, or has a variable that is not declared or has no default.',
    fix: 'Write an address that starts with `https:`, and describe its variables, each with a default.',
  },
  'openapi-link-target': {
    severity: 'warning',
    summary: 'A link of a response names an operation that the description does not have.',
    fix: 'Correct the `operationId` or `operationRef`.',
  },
  'openapi-file-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An endpoint entry names a file that is no description of the docs folder.',
    fix: 'Correct the file; its path starts at the docs folder.',
  },
  'openapi-file-unmatched': {
    severity: 'warning',
    summary: 'A page names a file that does not have its endpoint, so another one is used.',
    fix: 'Name the file as the message says.',
  },
  'openapi-operation-excluded': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An entry names an endpoint that its description excludes from all pages.',
    fix: 'Remove the entry, or the `x-excluded` of the operation.',
  },
  'openapi-operations-none': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An element asks for all endpoints of a description that has none.',
    fix: 'Add `paths` or `webhooks` to the description, or remove `openapi` from the element.',
  },
  'openapi-operations-unlisted': {
    severity: 'info',
    summary: 'A description that the navigation or a page names has operations without a page.',
    fix: 'Nothing has to change: pages that are listed restrict the endpoints. Name the operation in `pages`, or add a group without pages for all of them. Set the code to `warning` to have new operations reported.',
  },
  'openapi-schema-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page names a schema that no description has.',
    fix: 'Write a name of `components.schemas` as it stands there.',
  },
  'openapi-reference-malformed': {
    severity: 'warning',
    summary:
      'The `openapi`, `openapi-schema` or `api` key of a page names nothing that can be shown.',
    fix: 'Write a method and a path, with the file before them if needed, or remove the key.',
  },
  'openapi-reference-ambiguous': {
    severity: 'warning',
    summary: 'Several descriptions have what a page names, and they differ.',
    fix: 'Name the file before the method.',
  },
  'openapi-page-collision': {
    severity: 'warning',
    summary: 'The path of a generated page is taken, so a number was put at its end.',
    fix: 'Give the operation another summary, or the description a `directory` of its own.',
  },
  'openapi-path-changed': {
    severity: 'warning',
    summary: 'Characters were left out of the path of a generated page, or it was cut.',
    fix: 'Redirect from the other form if it was in use.',
  },
  'openapi-extension-value': {
    severity: 'warning',
    summary:
      'An extension (`x-mint`) holds a value of the wrong type, which is ignored; `groups` then admits nobody.',
    fix: 'Write the value as the message says.',
  },
  'openapi-part-restricted': {
    severity: 'warning',
    summary:
      'Parts of an API description are only for some readers (`x-mint.groups`, `x-mint-enum`), whom a site without sign-in cannot know, so it leaves them out.',
    fix: 'Remove the key to publish them, or let readers sign in (`auth` of `docs.json`, or `--auth`).',
  },
} as const satisfies CodeTable;
