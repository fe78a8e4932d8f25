import type { Bar, Bars } from './case-report.ts';

const width = 800;
const left = 150;
/** Of the longest bar; what stands behind it needs the rest. */
const longest = 420;
const bar = { height: 18, gap: 6 };
const heading = 34;
const margin = 12;
/** Signs that there is room for. */
const mostText = 90;

/**
 * Groups of bars below each other as SVG. The bars of a group have one scale; of what has no value, only
 * the text stands there.
 */
export function chart(groups: readonly Bars[]): string {
  let y = margin;
  const drawn = groups.map((group) => {
    const at = y;
    y += heightOf(group);
    return drawGroup(group, at);
  });
  const height = y + margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>Bench of Waymark</title>
<style>
text { fill: #24292f } .value { fill: #57606a } .title { font-weight: 600 }
rect { fill: #afb8c1 } .first { fill: #2563eb }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .value { fill: #9198a1 } rect { fill: #57606a } .first { fill: #6ea0ff } }
</style>
${drawn.join('\n')}
</svg>
`;
}

function heightOf({ bars }: Bars): number {
  return heading + bars.length * (bar.height + bar.gap);
}

function drawGroup({ bars, title }: Bars, top: number): string {
  const most = Math.max(...bars.map(({ value = 0 }) => value));
  const rows = bars.map((one, index) => {
    const y = top + heading + index * (bar.height + bar.gap);
    return drawBar(one, { y, length: (longest * (one.value ?? 0)) / (most || 1), index });
  });
  return [text(title, { x: 0, y: top + 20, name: 'title' }), ...rows].join('\n');
}

function drawBar(
  { name, text: said, value }: Bar,
  { index, length, y }: { readonly y: number; readonly length: number; readonly index: number },
): string {
  const middle = y + bar.height - 5;
  const label = text(name, { x: left - 8, y: middle, end: true });
  if (value === undefined) {
    const short = said.length > mostText ? `${said.slice(0, mostText)}…` : said;
    return [label, text(short, { x: left, y: middle, name: 'value' })].join('');
  }
  const kind = index === 0 ? ' class="first"' : '';
  const shape = `<rect x="${left}" y="${y}" width="${Math.max(1, length).toFixed(1)}" height="${bar.height}" rx="2"${kind}/>`;
  return [label, shape, text(said, { x: left + length + 8, y: middle, name: 'value' })].join('');
}

function text(
  content: string,
  {
    end,
    name,
    x,
    y,
  }: { readonly x: number; readonly y: number; readonly name?: string; readonly end?: boolean },
): string {
  const kind = name === undefined ? '' : ` class="${name}"`;
  const anchor = end ? ' text-anchor="end"' : '';
  return `<text x="${x.toFixed(1)}" y="${y}"${kind}${anchor}>${escapeXml(content)}</text>`;
}

function escapeXml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
