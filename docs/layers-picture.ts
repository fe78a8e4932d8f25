import { orders, packageLayers } from '../test/repository/layers.ts';

const width = 720;
const rowHeight = 64;
const gap = 16;
const margin = 12;
const labelWidth = 130;

/** What imports go down through, as a picture: the packages, each with its folders, the highest at the top. */
export function layersPicture(): string {
  const rows = packageLayers.toReversed();
  const height = margin * 2 + rows.length * (rowHeight + gap) - gap;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-sans-serif, system-ui, sans-serif">`,
    `  <rect width="${width}" height="${height}" rx="12" fill="#ffffff"/>`,
    ...rows.flatMap((name, index) =>
      row(name, margin + index * (rowHeight + gap), index < rows.length - 1),
    ),
    '</svg>',
    '',
  ].join('\n');
}

function row(name: string, y: number, hasNext: boolean): string[] {
  const middle = y + rowHeight / 2;
  const below = y + rowHeight;
  const x = margin + labelWidth / 2;
  return [
    `  <rect x="${margin}" y="${y}" width="${width - 2 * margin}" height="${rowHeight}" rx="8" fill="#f0fdfa" stroke="#99f6e4"/>`,
    `  <text x="${margin + 16}" y="${middle + 5}" font-size="16" font-weight="600" fill="#115e59">${name}</text>`,
    ...folderLines(orders[name] ?? []).map(
      (line, index, lines) =>
        `  <text x="${margin + labelWidth}" y="${middle + 5 + (index - (lines.length - 1) / 2) * 20}" font-size="13" fill="#334155">${line}</text>`,
    ),
    ...(hasNext
      ? [
          `  <path d="M${x} ${below + 2}v${gap - 8}m-4 -4l4 4l4 -4" fill="none" stroke="#0f766e" stroke-width="1.5"/>`,
        ]
      : []),
  ];
}

/** The folders of a package from the highest down, in lines that have room. */
function folderLines(folders: readonly string[]): string[] {
  const lines: string[] = [];
  for (const folder of folders.toReversed()) {
    const line = lines.at(-1);
    const longer = `${line} → ${folder}`;
    if (line !== undefined && longer.length < 78) lines[lines.length - 1] = longer;
    else lines.push(line === undefined ? folder : `→ ${folder}`);
  }
  return lines;
}
