import { formulaHtml } from '@waymark/content/text';
import { describe, expect, it } from 'vitest';
import { FormulaStyles } from './formula-styles.ts';

describe('Styles of formulas', () => {
  it('are rules of the page, one for each value, and no attributes', async () => {
    const styles = new FormulaStyles();
    const [one, other] = [await formulaHtml('\\frac{a}{b}'), await formulaHtml('\\frac{c}{d}')];
    const named = styles.named(one) + styles.named(other);
    expect(named).not.toContain(' style=');
    const names = new Set(named.match(/(?<=data-wm-style=")[^"]+/g));
    const values = new Set((one + other).match(/(?<= style=")[^"]+/g));
    expect(names.size).toBe(values.size);
    for (const value of values) expect(styles.rules).toContain(`"]{${value}}`);
    expect(styles.rules?.match(/data-wm-style/g)).toHaveLength(values.size);
  });

  it('have the same names on all pages', () => {
    const html = '<span style="top:-3.063em;"></span>';
    expect(new FormulaStyles().named(html)).toBe(new FormulaStyles().named(html));
  });

  it('stay where they are if they could end a rule', () => {
    const html = '<span style="top:0}b{top:0"></span>';
    expect(new FormulaStyles().named(html)).toBe(html);
  });

  it('are no rules on a page without formulas', () => {
    expect(new FormulaStyles().rules).toBeUndefined();
  });
});
