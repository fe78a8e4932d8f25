import { honoured, ignored, type PropertyTable, partly } from './property-state.ts';

/** The properties of elements of `navigation`, whichever of them has one. */
export const navigationProperties: PropertyTable = {
  ...honoured('pages groups tabs anchors dropdowns products versions languages menu'),
  ...honoured('group tab anchor dropdown product version language item'),
  ...honoured('href root global openapi openapi.source openapi.directory'),
  ...honoured('openapi.overlays asyncapi asyncapi.source asyncapi.directory'),
  ...honoured('icon iconType tag name description color align expanded directory'),
  ...honoured('default hidden searchable boost banner footer navbar'),
  ...honoured('outdated noindex'),
  public: partly(
    'Readers can sign in on a server with sign-in; elsewhere what is not for everybody is left out.',
    {
      code: 'page-restricted',
    },
  ),
  graphql: ignored('Waymark reads no GraphQL schemas.', {
    hint: 'Have a tool write Markdown from the schema, and list these pages.',
  }),
  sdk: ignored('Waymark reads no output of documentation tools.', {
    hint: 'Have the tool write Markdown (TypeDoc and Sphinx do with a plugin), and list these pages.',
  }),
};
