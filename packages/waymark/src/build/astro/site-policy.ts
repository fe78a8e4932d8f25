/**
 * The content security policy of a site that has no Astro project of its own, as Astro takes it. What
 * pages load and hold is added to it page by page.
 */
export const sitePolicy = { directives: ["base-uri 'self'" as const] };
