import { describe, expect, it } from 'vitest';
import { feedPath } from '../../project/paths/feed-path.ts';
import { feedXml } from './feed.ts';

const page = {
  title: 'Changes & news',
  description: 'What is <new>',
  language: 'en',
  url: '/docs/changelog',
  updates: [
    {
      id: 'may & june',
      label: 'May',
      description: '2026-05-02',
      tags: ['API'],
      feedTitle: 'Big May',
      html: '<p><a href="/docs/a?x=1&amp;y=2">a</a> <a href="#b">b</a> <img src="/docs/c.png"></p>',
    },
    { id: 'older', label: 'Older', tags: [] },
  ],
};

describe('feedXml', () => {
  it('tells of the page and its updates with whole URLs', () => {
    const xml = feedXml(page, 'https://example.com');
    expect(xml).toContain('<title>Changes &amp; news</title>');
    expect(xml).toContain('<link>https://example.com/docs/changelog</link>');
    expect(xml).toContain('<description>What is &amp;lt;new&amp;gt;</description>');
    expect(xml).toContain('href="https://example.com/docs/changelog/rss.xml" rel="self"');
    expect(xml).toContain('<title>Big May</title>');
    expect(xml).toContain('<link>https://example.com/docs/changelog#may%20%26%20june</link>');
    expect(xml).toContain('<pubDate>Sat, 02 May 2026 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<category>API</category>');
    expect(xml).toContain('&lt;a href=&quot;https://example.com/docs/a?x=1&amp;amp;y=2&quot;&gt;');
    expect(xml).toContain('https://example.com/docs/changelog#b');
    expect(xml).toContain('https://example.com/docs/c.png');
  });

  it('leaves code samples as they are written', () => {
    const html = '<p title="a > b">See <code>&lt;a href="/foo"></code> <a href="/bar">b</a></p>';
    const update = { id: 'a', label: 'A', tags: [], html };
    const xml = feedXml({ ...page, updates: [update] }, 'https://example.com');
    expect(xml).toContain('&amp;lt;a href=&quot;/foo&quot;');
    expect(xml).toContain('href=&quot;https://example.com/bar&quot;');
  });

  it('has summaries as the HTML that readers take them for', () => {
    const update = { id: 'a', label: 'A', tags: [], html: '', description: 'Adds <Card> & co' };
    expect(feedXml({ ...page, updates: [update] }, undefined)).toContain(
      '<description>Adds &amp;lt;Card&amp;gt; &amp;amp; co</description>',
    );
  });

  it('holds the updates that come with content', () => {
    expect(feedXml(page, undefined).match(/<item>/g)).toHaveLength(1);
  });

  it('keeps URLs relative when nobody knows the address of the site', () => {
    const xml = feedXml(page, undefined);
    expect(xml).toContain('<link>/docs/changelog</link>');
    expect(xml).toContain('<guid isPermaLink="false">/docs/changelog#may%20%26%20june</guid>');
  });
});

describe('feedPath', () => {
  it('is below the page', () => {
    expect(feedPath('/changelog')).toBe('/changelog/rss.xml');
    expect(feedPath('/')).toBe('/rss.xml');
  });
});
