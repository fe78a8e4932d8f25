/** Raised when files of an older Waymark cannot be read any more. */
export const retrievalFormat = 2;

/**
 * Tables of an index file. A shard holds the pages of one language: words of different languages
 * have nothing to do with each other, and rarity is a matter of the language.
 */
export const schema = `
PRAGMA page_size = 4096;
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE shard (
  id INTEGER PRIMARY KEY, language TEXT, analyser TEXT NOT NULL, pages INTEGER NOT NULL,
  averages TEXT NOT NULL, chunk_pages BLOB NOT NULL, lengths BLOB NOT NULL, boosts BLOB NOT NULL
);
CREATE TABLE page (
  shard INTEGER NOT NULL, id INTEGER NOT NULL, url TEXT NOT NULL, title TEXT NOT NULL,
  version TEXT, product TEXT, navigation TEXT NOT NULL, PRIMARY KEY (shard, id)
) WITHOUT ROWID;
CREATE TABLE chunk (
  shard INTEGER NOT NULL, id INTEGER NOT NULL, anchor TEXT NOT NULL, heading TEXT NOT NULL,
  text TEXT NOT NULL, PRIMARY KEY (shard, id)
);
CREATE TABLE term (
  id INTEGER PRIMARY KEY, shard INTEGER NOT NULL, term TEXT NOT NULL, frequency INTEGER NOT NULL,
  postings BLOB NOT NULL
);
-- With the frequency: a question looks up far more terms than it reads postings, which are long.
CREATE UNIQUE INDEX term_frequency ON term (shard, term, frequency);
CREATE TABLE word (
  shard INTEGER NOT NULL, letters INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (shard, letters)
) WITHOUT ROWID;
`;
