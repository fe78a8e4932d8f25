import { describe, expect, it } from 'vitest';
import type { PageAction } from '../../client/page-action.ts';
import { menuLayout } from './menu-layout.ts';

const action = (name: string, needs?: 'mcp'): PageAction => ({
  name,
  label: name,
  icon: undefined,
  effect: { kind: 'print' },
  needs,
});
const copy = action('copy');
const view = action('view');
const mcp = action('mcp', 'mcp');
const cursor = action('cursor', 'mcp');

describe('menuLayout', () => {
  it('has one button and a menu in any case when two entries need nothing', () => {
    expect(menuLayout([copy, mcp, view])).toEqual({ buttons: [copy], needs: [], menuNeeds: [] });
  });

  it('keeps the next button ready for when the first entries have no server', () => {
    expect(menuLayout([mcp, cursor, copy, view]).buttons).toEqual([mcp, cursor, copy]);
  });

  it('has a menu only with the server when one entry needs nothing', () => {
    expect(menuLayout([copy, mcp])).toEqual({ buttons: [copy], needs: [], menuNeeds: ['mcp'] });
  });

  it('is there only with the server when all entries need it', () => {
    expect(menuLayout([mcp])).toEqual({ buttons: [mcp], needs: ['mcp'], menuNeeds: ['mcp'] });
  });

  it('is nothing without entries', () => {
    expect(menuLayout([])).toEqual({ buttons: [], needs: [], menuNeeds: [] });
  });
});
