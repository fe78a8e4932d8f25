/** Styles of the report: the colours of the system, light and dark, at any width. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c1e21, #e6e8ea); --soft: light-dark(#5a6068, #a5acb4);
  --ground: light-dark(#fff, #16181b); --raised: light-dark(#f5f6f7, #1f2226); --line: light-dark(#d9dce0, #363b41);
  --bad: light-dark(#a8121f, #ff9aa0); --bad-ground: light-dark(#fde7e9, #4a1d22); --good: light-dark(#0d6332, #7ddba0); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 0 0 .25rem; font-size: 1.25rem; }
section { margin-top: 2.5rem; }
section > p { margin: 0 0 1rem; color: var(--soft); }
.what { margin: .25rem 0 1.5rem; color: var(--soft); }
.verdict { margin: 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid var(--good); border-radius: 6px; background: var(--raised); }
.verdict.bad { border-left-color: var(--bad); }
.summary { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1rem; margin: 1.5rem 0 0; }
.summary > div { padding: 1rem; border: 1px solid var(--line); border-radius: 6px; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; font-size: .875rem; color: var(--soft); }
dd b { display: block; font-size: 1.25rem; white-space: nowrap; color: var(--ink); font-weight: 600; }
code { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0 0 1rem; padding: .75rem; border-radius: 6px; background: var(--raised); white-space: pre-wrap; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
td { min-width: 7rem; }
details { border-bottom: 1px solid var(--line); }
details > summary { padding: .5rem 0; cursor: pointer; }
details > summary span { float: right; padding-left: 1rem; font-size: .875rem; color: var(--soft); }
details > summary .bad { color: var(--bad); font-weight: 600; }
blockquote { clear: both; margin: 0 0 .75rem; padding: .5rem .75rem; border-radius: 6px; background: var(--raised); font-size: .875rem; overflow-wrap: anywhere; }
del { color: var(--bad); background: var(--bad-ground); text-decoration-thickness: 1px; padding: 0 .125rem; border-radius: 3px; }
.from { margin: 0 0 1rem; font-size: .875rem; color: var(--soft); }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
@media (max-width: 40rem) { details > summary span { float: none; display: block; padding-left: 0; } }
@media print { details::details-content { content-visibility: visible; } }
`;
