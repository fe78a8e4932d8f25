import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, builtSite } from '../support/built-site.ts';
import { foundBySearch } from '../support/restricted-docs.ts';
import { sharedSite } from '../support/shared-site.ts';

let dist: string;
let site: BuiltSite;

beforeAll(async () => {
  dist = (await sharedSite('api')).dist;
  site = builtSite(dist);
});

const headings = ({ document }: BuiltPage) =>
  document.querySelectorAll('[data-wm-reference] h2').map((heading) => heading.textContent);

const textOf = ({ document }: BuiltPage, selector: string) =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the description of the assistant', () => {
  test('has a page for each of its operations', () => {
    for (const url of [
      '/assistant/messages/generate-an-assistant-message',
      '/assistant/messages/generate-an-assistant-message-for-newer-clients',
      '/assistant/feedback/rate-an-answer',
    ]) {
      expect(textOf(site.page(url), '[data-wm-endpoint] .wm-method')).toBe('POST');
    }
  });

  test('shows the fields of a message, and the stream that answers it', () => {
    const page = site.page('/assistant/messages/generate-an-assistant-message');
    expect(headings(page)).toEqual([
      'Authorizations',
      'Path parameters',
      'Body',
      'Response',
      'Server',
    ]);
    for (const id of ['body-fp', 'body-messages', 'body-retrieval-page-size', 'body-thread-id']) {
      expect(page.document.getElementById(id), id).not.toBeNull();
    }
    expect(page.html).toContain('x-vercel-ai-data-stream');
  });
});

test('an overlay changes what pages show, and its description is not served without it', () => {
  const page = site.page('/assistant/messages/generate-an-assistant-message');
  expect(page.text).toContain('docs.herbarium.example');
  expect(page.document.querySelector('[href="https://ai-sdk.dev/docs"]')?.textContent).toBe(
    'The AI SDK',
  );
  expect(site.files.filter((file) => file.includes('specs/'))).toEqual([
    'specs/herbarium.yaml',
    'specs/live.yaml',
    'specs/sensors.yaml',
  ]);
});

describe('the page of a channel', () => {
  test('has what a client needs to be on it, then what it sends and receives (AsyncAPI 3)', () => {
    const page = site.page('/live/plants/plant-events');
    expect(headings(page)).toEqual([
      'Server',
      'Authorizations',
      'Address parameters',
      'Headers',
      'Query parameters',
      'Messages you send',
      'Messages you receive',
    ]);
    expect(textOf(page, '[data-wm-endpoint] .wm-method')).toBe('WSS');
    expect(textOf(page, '.wm-endpoint-path')).toBe('/plants/{plantId}/events');
    for (const id of ['send-subscribe-to-plant', 'parameter-plant-id', 'query-since']) {
      expect(page.document.getElementById(id), id).not.toBeNull();
    }
    const tabs = page.document.querySelectorAll('[data-wm-example] [role=tab]');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Subscribe',
      'Subscribed',
      'Watered',
      'Withered',
    ]);
  });

  test('that an author wrote shows what the application receives as sent (AsyncAPI 2)', () => {
    const page = site.page('/guides/sensors');
    expect(page.text).toContain('Name the bench as it is painted on its leg.');
    expect(textOf(page, '[data-wm-endpoint] .wm-method')).toBe('MQTT');
    expect(textOf(page, 'section[aria-labelledby=send] h3')).toBe('Report humidity');
    const received = page.document.querySelectorAll('section[aria-labelledby=receive] .wm-mn');
    expect(received.map((name) => name.textContent)).toEqual(['Target', 'Alarm']);
  });

  test('shows a schema of another format as it is written', () => {
    const page = site.page('/live/laboratory/soil-samples');
    expect(page.text).toContain('This schema is written in application/vnd.apache.avro');
    expect(page.text).toContain('SoilSample');
  });

  test('leads to the page of the channel that has its answers', () => {
    const answers = site.page('/live/laboratory/soil-samples').document.querySelector('.wm-op');
    const link = answers?.querySelector('a[href="/live/plants/plant-events/"]');
    expect(link?.textContent).toBe('plantEvents');
    expect(site.read('live/laboratory/soil-samples.md')).toContain(
      '[plantEvents](/live/plants/plant-events',
    );
  });

  test('is told in its Markdown, in the list for agents and in the search', async () => {
    const twin = site.read('live/plants/plant-events.md');
    expect(twin).toContain('`WSS /plants/{plantId}/events`');
    expect(twin).toContain('## Messages you receive');
    expect(twin).toContain('**Watered application/json**');
    expect(site.read('llms.txt')).toContain(
      '[Plant events](https://atlas.example/live/plants/plant-events.md)',
    );
    expect(site.read('llms.txt')).toMatch(
      /## AsyncAPI Specs\n\n(?:- .*\n)*- \[Herbarium live\]\(https:\/\/atlas\.example\/specs\/live\.yaml\)/,
    );
    expect(await foundBySearch(dist, ['acidity', 'litres'])).toEqual(['acidity', 'litres']);
  });

  test('stands in the sidebar with its protocol, in the group of its tag', () => {
    const { document } = site.page('/live/plants/plant-events');
    const current = document.querySelector('[data-wm-sidebar] [aria-current=page]');
    expect(current?.textContent.trim()).toBe('Plant events');
    expect(current?.getAttribute('data-method')).toBe('WSS');
  });
});

describe('the page of an operation', () => {
  test('has its parts in the order of the format', () => {
    expect(headings(site.page('/reference/plants/list-plants'))).toEqual([
      'Authorizations',
      'Headers',
      'Query parameters',
      'Cookie parameters',
      'Response',
      'Server',
    ]);
    expect(headings(site.page('/reference/events/subscribe-to-events'))).toEqual([
      'Authorizations',
      'Body',
      'Callbacks',
      'Response',
      'Server',
    ]);
  });

  test('shows method and path, and the servers to choose from', () => {
    const page = site.page('/reference/plants/get-a-plant');
    expect(textOf(page, '[data-wm-endpoint] .wm-method')).toBe('GET');
    expect(textOf(page, '.wm-endpoint-path')).toBe('/plants/{plantId}');
    const servers = page.document.querySelectorAll('[data-wm-endpoint] option');
    expect(servers.map((option) => option.getAttribute('value'))).toEqual([
      'https://api.herbarium.example/v1',
      'https://{region}.sandbox.herbarium.example:{port}/v1',
    ]);
  });

  test('has an anchor for every field, alternatives and children included', () => {
    const { document } = site.page('/reference/plants/create-a-plant');
    for (const id of [
      'body-name',
      'body-location-country',
      'body-location-soil-acidity',
      'body-habit-one-of-1-stems',
      'response-location-country',
    ]) {
      expect(document.getElementById(id), id).not.toBeNull();
    }
  });

  test('gives no id twice', () => {
    for (const file of site.files.filter((each) => each.endsWith('.html'))) {
      const ids = [...site.read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  });

  test('shows a short description under the title and a long one below the address, once', () => {
    const short = site.page('/reference/plants/update-a-plant');
    expect(textOf(short, '.wm-description')).toBe('Changes what is written. Nothing else changes.');
    expect(short.document.querySelector('.wm-description em')?.textContent).toBe('Nothing');
    expect(short.text.split('Changes what is written').length).toBe(2);
    const long = site.page('/reference/plants/list-plants');
    expect(long.document.querySelector('.wm-description')).toBeNull();
    expect(textOf(long, '[data-wm-description]')).toContain(
      'Types such as List<Plant> and &lt;plantId&gt; are written as they are, {braces} too.'
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    );
  });

  test('links to the pages of operations that its description names as on one page', () => {
    const { document } = site.page('/reference/plants/list-plants');
    expect(document.querySelector('[data-wm-description] a')?.getAttribute('href')).toBe(
      '/reference/plants/get-a-plant/',
    );
  });

  test('has samples and examples beside the text, with colours', () => {
    const { document } = site.page('/reference/plants/list-plants');
    const aside = document.querySelector('[data-wm-aside]');
    const languages = aside?.querySelectorAll('[data-wm-example="request"] option') ?? [];
    expect(languages.map((option) => option.textContent)).toEqual([
      'cURL',
      'Python',
      'JavaScript',
      'PHP',
      'Go',
      'Java',
      'Ruby',
    ]);
    expect(aside?.querySelector('[data-language="python"] pre span[class]')).not.toBeNull();
    const statuses = aside?.querySelectorAll('[data-wm-example="response"] [role=tab]') ?? [];
    expect(statuses.map((tab) => tab.textContent)).toEqual(['200', '4XX', 'default']);
  });

  test('colours the code in descriptions of operations, parameters and properties', () => {
    const { document } = site.page('/reference/plants/list-plants');
    const blocks = document.querySelectorAll(
      ':is([data-wm-description], #parameter-filter, #filter-family) pre > code',
    );
    const texts = ['for (let page', 'GET /v1/plants?filter', '{ "family"'];
    for (const text of texts) {
      const block = blocks.find(({ textContent }) => textContent.startsWith(text));
      expect(block?.querySelector('span[class], span[style]'), text).toBeTruthy();
    }
  });

  test('marks what is recursive with a link to where it is shown', () => {
    const { document } = site.page('/reference/plants/create-a-plant');
    const links = document.querySelectorAll('[data-wm-reference] a.wm-p');
    const targets = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets.length).toBeGreaterThan(0);
    for (const id of targets) expect(document.getElementById(id), id).not.toBeNull();
  });

  test('shows what is asked for by one of several authorizations', () => {
    const { document } = site.page('/reference/plants/get-a-plant');
    const section = document.querySelector('section[aria-labelledby="authorizations"]');
    const tabs = section?.querySelectorAll('[role=tab]') ?? [];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['token', 'key & session', 'None']);
    expect(section?.textContent).toContain('X-Api-Key');
  });

  test('of another server or without authorization says so', () => {
    const identify = site.page('/reference/searches/identify-a-plant');
    expect(identify.html).toContain('https://vision.herbarium.example');
    expect(headings(site.page('/reference/searches/export-everything'))).not.toContain(
      'Authorizations',
    );
  });
});

describe('a page with a text of its own', () => {
  test('has it above the reference, and its examples in place of the generated ones', () => {
    const page = site.page('/reference/search');
    expect(page.text.indexOf('Before you search')).toBeLessThan(
      page.text.indexOf('Query parameters'),
    );
    expect(page.document.querySelectorAll('[data-wm-aside]')).toHaveLength(1);
    const requests = page.document.querySelectorAll('[data-wm-example="request"]');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.textContent).toContain('query=fern');
    expect(page.document.querySelectorAll('[data-wm-example="response"]')).toHaveLength(1);
    expect(textOf(page, '.wm-description')).toBe('Find plants by what they look like.');
  });

  test('may document a schema', () => {
    const page = site.page('/reference/plant-object');
    expect(headings(page)).toEqual(['Child attributes']);
    expect(page.text).toContain('A plant is returned by nearly every endpoint.');
    expect(page.document.querySelector('[data-wm-example="response"] pre')).not.toBeNull();
  });

  test('may describe its endpoint itself', () => {
    const page = site.page('/reference/feedback');
    expect(textOf(page, '.wm-endpoint-path')).toBe('/feedback/{topic}');
    expect(headings(page)).toEqual(['Authorizations']);
    expect(page.text).toContain('X-Feedback-Key');
    expect(page.document.querySelectorAll('[data-wm-aside]')).toHaveLength(1);
  });
});

test('the page of a webhook has a body and no server', () => {
  const page = site.page('/reference/events/a-plant-has-withered');
  expect(textOf(page, '[data-wm-endpoint] .wm-method')).toBe('WEBHOOK');
  expect(headings(page)).toEqual(['Body', 'Response']);
});

test('entries of the sidebar carry their method, and deprecated ones are struck through', () => {
  const { document } = site.page('/reference/plants/list-plants');
  const entry = document
    .querySelectorAll('[data-wm-sidebar] a')
    .find((link) => link.getAttribute('href')?.includes('delete-a-plant'));
  expect(entry?.getAttribute('data-method')).toBe('DELETE');
  expect(entry?.querySelector('s')?.textContent).toBe('Delete a plant');
});

test('pages stay light', () => {
  const { length } = site.page('/reference/plants/create-a-plant').html;
  expect(length).toBeLessThan(100_000);
});
