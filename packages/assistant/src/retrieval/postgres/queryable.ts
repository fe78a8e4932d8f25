/** What is needed of a client of PostgreSQL: a `pg` pool or client, or PGlite. */
export interface Queryable {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Turns texts into vectors, in their order; all vectors have the same length. */
export type Embed = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;

export interface PostgresOptions {
  /** Schema that holds the tables; several sites in one database need one each. */
  readonly schema?: string;
  /** Adds search by meaning with the pgvector extension; the same model must build and search. */
  readonly embed?: Embed;
}

export const defaultSchema = 'waymark';

/** @throws when the name would need quotes, which it never should */
export function checkedSchema(name: string): string {
  if (/^[a-z_][a-z0-9_]{0,57}$/.test(name)) return name;
  throw new Error(
    `"${name}" cannot be the schema of the retrieval index: use up to 58 small letters, digits and underscores.`,
  );
}
