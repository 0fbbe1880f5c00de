import { sql } from 'kysely';
import type { Automation, AutomationConfig } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, isoOrNull } from '#src/platform/db/query/index.ts';

/** An automation as rules see one. */
export interface StoredAutomation {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: Automation['status'];
  readonly folder_id: string | null;
  readonly tags: string[];
  readonly owner_id: string;
  readonly run_as_id: string | null;
  readonly config: AutomationConfig;
  readonly config_hash: string;
  readonly live_hash: string | null;
  readonly published_version: number | null;
  readonly scheduled_version: number | null;
  readonly schedule_synced_at: string | null;
  readonly next_run_at: string | null;
  readonly consecutive_failures: number;
  readonly disabled_code: Automation['disabled_code'];
  readonly revision: number;
}

const storedColumns = [
  'a.id',
  'a.name',
  'a.description',
  'a.status',
  'a.folder_id',
  'a.tags',
  'a.owner_id',
  'a.run_as_id',
  as<AutomationConfig>()('a.config').as('config'),
  'a.config_hash',
  'a.live_hash',
  'a.published_version',
  'a.scheduled_version',
  isoOrNull('a.schedule_synced_at').as('schedule_synced_at'),
  isoOrNull('a.next_run_at').as('next_run_at'),
  'a.consecutive_failures',
  as<Automation['disabled_code']>()('a.disabled_code').as('disabled_code'),
  'a.revision',
] as const;

const stored = (db: Db) =>
  db.selectFrom('automations as a').where('a.deleted_at', 'is', null).select(storedColumns);

export const findAutomation = (db: Db, id: string): Promise<StoredAutomation | undefined> =>
  stored(db).where('a.id', '=', id).executeTakeFirst();

/** As `findAutomation`; nobody else changes it before the transaction ends. */
export const lockAutomation = (db: Db, id: string): Promise<StoredAutomation | undefined> =>
  stored(db).where('a.id', '=', id).forUpdate('a').executeTakeFirst();

/** These automations, locked in the order of their ids, so that nobody waits in a circle. */
export const lockAutomations = (db: Db, ids: readonly string[]): Promise<StoredAutomation[]> =>
  stored(db)
    .where(sql<boolean>`a.id = any(${[...ids]}::uuid[])`)
    .orderBy('a.id')
    .forUpdate('a')
    .execute();

/** The flow of a version; undefined when there is no such version. */
export async function findFlow(
  db: Db,
  automationId: string,
  version: number,
): Promise<AutomationConfig | undefined> {
  const row = await db
    .selectFrom('automation_versions as v')
    .where('v.automation_id', '=', automationId)
    .where('v.version', '=', version)
    .select(as<AutomationConfig>()('v.config').as('config'))
    .executeTakeFirst();
  return row?.config;
}
