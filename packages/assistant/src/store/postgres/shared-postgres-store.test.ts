import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../../testing/postgres-cluster.ts';
import { sharedStoreCases } from '../../testing/store/shared-store-cases.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)(
  'two processes on one PostgreSQL (needs an installed PostgreSQL)',
  () => {
    let cluster: PostgresCluster | undefined;
    let databases = 0;
    beforeAll(async () => {
      if (programs) cluster = await startPostgres(programs);
    }, 120_000);
    afterAll(() => cluster?.stop());

    sharedStoreCases(async () => {
      databases += 1;
      const client = new pg.Client({ connectionString: cluster?.url });
      await client.connect();
      await client.query(`CREATE DATABASE shared_${databases}`);
      await client.end();
      return `${cluster?.url.replace(/\/postgres$/, '')}/shared_${databases}`;
    });
  },
);
