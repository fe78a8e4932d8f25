import { honoured, ignored, type PropertyTable, partly } from './property-state.ts';

const ofSignIn = partly(
  'Readers can sign in on a server with sign-in; elsewhere a page that is not for everybody is left out.',
  { code: 'page-restricted' },
);

/** The keys of frontmatter that the format knows; a name that ends in `*` stands for all that begin so. */
export const frontmatterProperties: PropertyTable = {
  ...honoured('title sidebarTitle description icon iconType tag url deprecated'),
  mode: partly('There is no page that is only the assistant.', {
    hint: 'Remove the key: where the site has an assistant, every page offers it.',
    when: (value) => value === 'assistant',
  }),
  ...honoured('hidden noindex searchable keywords boost'),
  groups: ofSignIn,
  public: ofSignIn,
  isPublic: ofSignIn,
  ...honoured('canonical robots og:* twitter:* article:* authors createdDate'),
  ...honoured('timestamp lastUpdatedDate originalHash related hideFooterPagination contextual rss'),
  ...honoured('openapi openapi-schema api asyncapi authMethod contentType hideApiMarker'),
  auth: partly('It is kept for the page, and says nothing of how its endpoint is called.', {
    hint: 'Write `authMethod`.',
    when: (value) => ['bearer', 'basic', 'key', 'cobo', 'none'].includes(String(value)),
  }),
  // A value of the page's own: versions are elements of the navigation.
  ...honoured('version'),
  playground: partly(
    'The value `auth` shows the form to readers who have signed in on a server with sign-in, elsewhere to nobody.',
    {
      hint: 'Let readers sign in, or write `interactive` for everybody.',
      when: (value) => value === 'auth',
      isInformation: true,
    },
  ),
  graphql: ignored('Waymark reads no GraphQL schemas.', {
    hint: 'Describe the operation in the text of the page.',
  }),
  sdk: ignored('Waymark reads no output of documentation tools.', {
    hint: 'Have the tool write Markdown (TypeDoc and Sphinx do with a plugin).',
  }),
};
