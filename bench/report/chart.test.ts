import { describe, expect, it } from 'vitest';
import { chart } from './chart.ts';

const groups = [
  {
    title: 'Build & write',
    bars: [
      { name: 'Ours', value: 5, text: '5.00 s' },
      { name: 'Theirs', value: 20, text: '20.0 s' },
      { name: 'Others', text: 'did not end <in time>' },
    ],
  },
  { title: 'Memory', bars: [{ name: 'Ours', value: 300, text: '300 MB' }] },
];

describe('A chart', () => {
  const drawn = chart(groups);
  const lengths = [...drawn.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, one]) => Number(one));

  it('has bars as long as their values are to the greatest of their group', () => {
    expect(lengths).toHaveLength(3);
    const [ours = 0, theirs = 0, memory = 0] = lengths;
    expect(theirs / ours).toBeCloseTo(4);
    expect(memory).toBe(theirs);
  });

  it('says in place of a bar why there is none', () => {
    expect(drawn).toContain('did not end &lt;in time&gt;');
  });

  it('cuts a reason that there is no room for', () => {
    const said = chart([{ title: '', bars: [{ name: 'Ours', text: 'long '.repeat(50) }] }]);
    expect(said).toContain('long …');
    expect(said).not.toContain('long '.repeat(30));
  });

  it('is XML whatever it is about', () => {
    expect(drawn).toContain('Build &amp; write');
    expect(drawn.match(/<text/g)).toHaveLength(drawn.match(/<\/text>/g)?.length ?? 0);
  });

  it('is as high as all groups together', () => {
    const height = (svg: string) => Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
    expect(height(drawn)).toBeGreaterThan(height(chart(groups.slice(0, 1))));
  });
});
