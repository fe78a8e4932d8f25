import type { CodeTable } from '../code-table.ts';

/** AsyncAPI descriptions and the pages of their channels; what all descriptions share is `openapi-…`. */
export const asyncApiCodes = {
  'asyncapi-version': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A file does not say that it is an AsyncAPI description of a supported version.',
    fix: 'Start the file with `asyncapi: 3.0.0` (2.0 to 2.6, 3.0, 3.1).',
  },
  'asyncapi-structure': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The outermost structure of an AsyncAPI description is not what the format asks for.',
    fix: 'Make the document, its `servers`, `channels`, `operations` and `components` objects.',
  },
  'asyncapi-channels-none': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An element asks for all channels of a description that has none.',
    fix: 'Add `channels` to the description, or remove `asyncapi` from the element.',
  },
  'asyncapi-channel-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page names a channel that no AsyncAPI description has.',
    fix: 'Write the key of the channel below `channels`, with the file before it if needed. Where a description could not be read, correct that first.',
  },
  'asyncapi-channel-excluded': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page names a channel that its description excludes from all pages.',
    fix: 'Remove the key of the page, or the `x-excluded` of the channel.',
  },
  'asyncapi-operation': {
    severity: 'warning',
    summary:
      'An operation names no channel of its description, or its action is neither `send` nor `receive`, so no page shows it.',
    fix: 'Correct `channel` and `action` of the operation.',
  },
  'asyncapi-message': {
    severity: 'warning',
    summary: 'An operation names a message that is none of its channel.',
    fix: 'Add the message to `messages` of the channel, and refer to it there.',
  },
  'asyncapi-server': {
    severity: 'warning',
    summary:
      'A channel names a server that its description does not have, or one without an address.',
    fix: 'Correct the name or the reference, or give the server a `host`.',
  },
  'asyncapi-schema-format': {
    severity: 'info',
    summary: 'A schema is written in a format that is shown as it is (Avro, Protobuf, RAML).',
    fix: 'Nothing has to change. Write JSON Schema to have fields and examples.',
  },
} as const satisfies CodeTable;
