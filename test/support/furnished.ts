import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openDatabase } from '#src/platform/db/index.ts';
import { insertMark } from '#src/platform/storage/mark.queries.ts';
import { newAgencies, type TestAgencies } from './agencies.ts';
import { databaseUrl } from './urls.ts';

/**
 * A database as services of tests find it: with two agencies, and taken into use by a store of files. To make these anew costs
 * each of some hundred services more than to copy a database.
 */
export interface Furnished {
  readonly template: string;
  readonly agencies: TestAgencies;
  /** What the store of a service with such a database holds (`writeMark`). */
  readonly storeMark: string;
}

/** Made once a run, from the empty template. It goes with the databases that the workers of the run share. */
export async function furnish(
  admin: pg.Client,
  serverUrl: string,
  emptyTemplate: string,
  prefix: string,
): Promise<Furnished> {
  const template = `${prefix}furnished`;
  await admin.query(`create database ${template} template ${emptyTemplate} strategy file_copy`);
  const db = await openDatabase({ ownerUrl: databaseUrl(serverUrl, template), readConnections: 1 });
  try {
    const storeMark = randomUUID();
    await insertMark(db.system, storeMark);
    return { template, agencies: await newAgencies(db), storeMark };
  } finally {
    await db.close();
  }
}
