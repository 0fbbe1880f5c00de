import type pg from 'pg';
import { openDatabase, type Connections } from '#src/platform/db/index.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { createTestDatabase } from './database.ts';

/** The data layer alone, without a server, for tests of what lies below the door. */
export interface CoreDatabase {
  readonly ownerUrl: string;
  readonly db: Connections;
  /** Sees every tenant. */
  readonly owner: pg.Pool;
  /** Another process on the same database, as far as the data layer can tell. Closed with the rest. */
  openAnother(): Promise<Connections>;
  createTenant(): Promise<string>;
  close(): Promise<void>;
}

export async function openCoreDatabase(): Promise<CoreDatabase> {
  const { ownerUrl, drop } = await createTestDatabase();
  const opened: Connections[] = [];
  const openAnother = async () => {
    const db = await openDatabase({ ownerUrl });
    opened.push(db);
    return db;
  };
  const owner = openOwnerPool(ownerUrl, 'test-owner', 4);
  return {
    ownerUrl,
    db: await openAnother(),
    owner,
    openAnother,
    async createTenant() {
      const { rows } = await owner.query<{ id: string }>(
        "insert into tenants (name, slug) values ('Agency', gen_random_uuid()) returning id",
      );
      return rows[0]!.id;
    },
    async close() {
      await Promise.all(opened.map((db) => db.close()));
      await owner.end();
      await drop();
    },
  };
}
