import { buildSearchFiles, inMemory, openRetriever } from '@waymark/search';

const section = { anchor: '', heading: '', level: 1, headingPath: [] };
const page = { kind: 'page', navigation: [], tags: [], boost: 1 } as const;
const files = await buildSearchFiles([
  { ...page, url: '/keys', title: 'Keys', sections: [{ ...section, text: 'Rotate a key once a year.' }] },
  { ...page, url: '/limits', title: 'Limits', sections: [{ ...section, text: 'A hundred a minute.' }] },
]);
const [hit] = await openRetriever(inMemory(files)).search('When do I rotate keys?');
console.log(hit?.url, hit?.text);
// /keys Rotate a key once a year.
