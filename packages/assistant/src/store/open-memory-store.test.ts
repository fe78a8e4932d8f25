import { describe } from 'vitest';
import { storeCases } from '../testing/store/store-cases.ts';
import { openMemoryStore } from './open-memory-store.ts';

describe('a store in memory', () => {
  storeCases(openMemoryStore);
});
