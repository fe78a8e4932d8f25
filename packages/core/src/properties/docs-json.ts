import { honoured, ignored, type PropertyTable, partly } from './property-state.ts';

const isBrand = (value: unknown) => value === 'github' || value === 'discord';

const noCount = partly(
  'The number of stars is shown where the option `githubStars` asks for it, and that of the members of a server of Discord is not.',
  { hint: 'Nothing has to change.', when: isBrand, isInformation: true },
);

/**
 * The properties of docs.json but those of `navigation`. A row without rows below it speaks for all
 * that the property holds.
 */
export const docsJsonProperties: PropertyTable = {
  ...honoured('$schema theme name description'),
  public: partly('Pages that say nothing of their readers are for everybody.', {
    hint: 'Write `public: false` in `navigation`, which is for all of its pages.',
    when: (value) => value === false,
  }),
  ...honoured('colors colors.primary colors.light colors.dark'),
  ...honoured('logo logo.light logo.dark logo.href'),
  ...honoured('favicon favicon.light favicon.dark'),
  ...honoured('appearance appearance.default appearance.strict'),
  ...honoured('background background.decoration background.image background.color'),
  fonts: partly('A family that is only named is not fetched from Google Fonts.', {
    code: 'font-not-bundled',
  }),
  ...honoured('family weight source format heading body', 'fonts'),
  ...honoured('icons icons.library'),
  ...honoured('styling styling.eyebrows styling.codeblocks styling.latex'),
  thumbnails: partly('Pictures are drawn where `@napi-rs/canvas` is installed.', {
    code: 'canvas-not-installed',
  }),
  ...honoured('thumbnails.appearance thumbnails.fonts'),
  'thumbnails.background': partly('A picture at an address is not fetched.', {
    hint: 'Put the picture into the docs folder and name its path.',
    when: isAddress,
  }),
  'thumbnails.fonts.family': partly(
    'A family is a font of `fonts` with a file, a package of Fontsource, or a font of the machine that builds; none is fetched.',
    { code: 'picture-font-missing' },
  ),
  ...honoured('navbar navbar.links'),
  ...honoured('label href icon', 'navbar.links'),
  'navbar.links.type': noCount,
  ...honoured('navbar.primary navbar.primary.label navbar.primary.href'),
  'navbar.primary.type': noCount,
  ...honoured('navigation'),
  ...honoured('footer footer.socials footer.links'),
  ...honoured('banner banner.content banner.dismissible banner.type banner.color'),
  ...honoured('search search.prompt'),
  ...honoured('seo seo.indexing seo.metatags seo.paths seo.organization seo.trailingSlash'),
  ...honoured('metadata metadata.timestamp metadata.contributors'),
  ...honoured('feedback feedback.thumbsRating feedback.suggestEdit feedback.raiseIssue'),
  ...honoured('feedback.repository'),
  ...honoured('url branch directory host', 'feedback.repository'),
  ...honoured('translations translations.fallback translations.outdated translations.offer'),
  ...honoured('redirects'),
  ...honoured('errors errors.404'),
  ...honoured('contextual contextual.options contextual.display'),
  ...honoured('interaction interaction.drilldown'),
  ...honoured('variables'),
  ...honoured('markdown markdown.schema markdown.instructions'),
  ...honoured('api api.openapi api.openapi.source'),
  'api.openapi.directory': ignored('No pages are made from descriptions that `api` names.', {
    hint: 'Write it beside `source` in `openapi` of the tab or group that the pages stand in.',
  }),
  ...honoured('api.openapi.overlays api.asyncapi api.asyncapi.source'),
  'api.asyncapi.directory': ignored('No pages are made from descriptions that `api` names.', {
    hint: 'Write it beside `source` in `asyncapi` of the tab or group that the pages stand in.',
  }),
  ...honoured('api.params api.params.expanded api.params.post'),
  ...honoured('api.playground api.playground.proxy api.playground.credentials'),
  'api.playground.display': partly(
    'The value "auth" shows the form to readers who have signed in on a server with sign-in, elsewhere to nobody.',
    {
      hint: 'Let readers sign in, or write "interactive" for everybody.',
      when: (value) => value === 'auth',
      isInformation: true,
    },
  ),
  ...honoured('api.examples'),
  ...honoured('languages defaults prefill autogenerate', 'api.examples'),
  ...honoured('api.url api.mdx api.mdx.server api.mdx.auth'),
  ...honoured('auth auth.passwords auth.jwt auth.openid auth.audiences auth.sessionHours'),
  ...honoured('integrations'),
  ...honoured('adobe amplitude clarity clearbit fathom frontchat ga4 gtm heap', 'integrations'),
  ...honoured('hightouch hotjar intercom koala logrocket mixpanel pirsch', 'integrations'),
  ...honoured('plausible posthog segment cookies onetrust transcend', 'integrations'),
  'integrations.telemetry': ignored('Waymark measures nothing itself.', {
    hint: 'Remove it.',
  }),
  variations: ignored('Every theme has one look.', {
    hint: 'Choose it by `theme`, `colors` and a .css file of the docs folder.',
  }),
};

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:)?\/\//.test(value);
}
