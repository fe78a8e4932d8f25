/** A formula in a line as HTML; its source if it is not valid. */
export async function formulaHtml(tex: string): Promise<string> {
  const { renderMath } = await import('./render-math.ts');
  return renderMath(tex, false).html;
}
