import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** The shared secret of a name; of several processes that ask first, one makes it. */
export async function sharedSecret(database: Database, name: string): Promise<Uint8Array> {
  const table = `${database.prefix}secret`;
  const find = () => database.rows(`SELECT value FROM ${table} WHERE name = $1`, [name]);
  let [row] = await find();
  if (!row) {
    await database.rows(
      `INSERT INTO ${table} (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`,
      [name, randomBytes(32).toString('hex')],
    );
    [row] = await find();
  }
  return Buffer.from(String(row?.['value']), 'hex');
}
