// usage: node twins.mjs <docs> <oldOut> : compares bodies
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
const [docs, old] = process.argv.slice(2).map((p) => path.resolve(p));
const W = '/work/main/packages/waymark/src/';
const { openFolder } = await import(W + 'cli/open.ts');
const { pagesInOrder } = await import(W + 'project/page-order.ts');
const { bodyBlocks } = await import(W + 'render/page-markdown.ts');
const { pageText, twinPath, splitWords } = await import('/work/main/packages/content/src/index.ts');
const { messages } = await import('/work/main/packages/core/src/index.ts');
const project = await openFolder(docs, { lenient: true });
let n = 0, same = 0, ms = 0, wordsOld = 0, lost = 0; const show = Number(process.env.SHOW ?? 3); let shown = 0;
const skip = new Set((process.env.SKIP ?? '').split(','));
project.expect(pagesInOrder(project).map((p) => p.file));
for (const { path: p, file } of pagesInOrder(project)) {
  if (project.current.endpoints.has(p)) continue;
  const view = project.current.site.view(p);
  const f = old + decodeURIComponent(twinPath(view.page.url));
  if (!existsSync(f)) continue;
  const compiled = await project.compile(file);
  const t = process.cpuUsage().user;
  const { markdown } = pageText(await bodyBlocks(project, compiled, messages(view.lang)));
  ms += (process.cpuUsage().user - t) / 1000;
  let before = readFileSync(f, 'utf8').replace(/^---\n[\s\S]*?\n---\n\n(> .*\n|>\n)+\n/, '');
  before = before.replace(/^# .*\n\n?/, '');
  const d = view.page.description?.replace(/\s+/g, ' ').trim();
  n++;
  const strip = (s) => s.trim();
  let b = strip(before), a = strip(markdown);
  if (!b.startsWith(a.slice(0, 40)) || a === '') { const i = b.indexOf('\n\n'); const rest = i < 0 ? '' : b.slice(i + 2); if (d && b.split('\n\n')[0].length < d.length * 2 + 30) b = rest; }
  const wo = splitWords(b), have = new Map(); for (const w of splitWords(a)) have.set(w, (have.get(w) ?? 0) + 1);
  wordsOld += wo.length; for (const w of wo) { const c = have.get(w) ?? 0; if (c) have.set(w, c - 1); else lost++; }
  if (a === b) same++;
  else if (shown++ < show) {
    const al = a.split('\n'), bl = b.split('\n'); let i = 0; while (al[i] === bl[i]) i++;
    console.log('==', file); console.log('OLD', JSON.stringify(bl.slice(i, i + 5).join('\n')).slice(0, 400)); console.log('NEW', JSON.stringify(al.slice(i, i + 5).join('\n')).slice(0, 400));
  }
}
console.log(docs, n, 'pages', same, 'same', 'words lost', lost, 'of', wordsOld, 'ms/page', (ms / n).toFixed(2));
await project.close(); process.exit(0);
