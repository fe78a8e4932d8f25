import type { KeyRecord, KeyStore } from '../assistant-store.ts';

export function memoryKeys(): KeyStore {
  const kept = new Map<string, KeyRecord>();
  return {
    async create(key) {
      const isTaken = [...kept.values()].some(({ hash, id }) => hash === key.hash || id === key.id);
      if (isTaken) throw new Error(`There is a key of the id "${key.id}" or of its hash already.`);
      kept.set(key.id, key);
    },
    async findByHash(hash) {
      return [...kept.values()].find((key) => key.hash === hash);
    },
    async list(organization) {
      return [...kept.values()]
        .filter((key) => organization === undefined || key.organization === organization)
        .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    },
    async revoke(id, at) {
      const key = kept.get(id);
      if (key) kept.set(id, { ...key, revokedAt: key.revokedAt ?? at });
      return key !== undefined;
    },
    async touch(id, at) {
      const key = kept.get(id);
      if (key) kept.set(id, { ...key, lastUsedAt: Math.max(key.lastUsedAt ?? 0, at) });
    },
  };
}
