import { sql } from 'kysely';
import type { AutomationConfig, AutomationVersion, AutomationVersionDetails } from '#generated/types.gen.ts';
import type { AutomationsHandlers } from '#generated/families/automations/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { userRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  before,
  iso,
  list,
  nested,
  oneOfIds,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

const versions = (db: Db, automationId: string) =>
  db
    .selectFrom('automation_versions as v')
    .innerJoin('automations as a', (join) =>
      join.onRef('a.tenant_id', '=', 'v.tenant_id').onRef('a.id', '=', 'v.automation_id'),
    )
    .where('v.automation_id', '=', automationId);

/** The contract's representation of a version. */
const versionRecord = (query: ReturnType<typeof versions>) =>
  record<AutomationVersion>()(
    query.select([
      'v.automation_id',
      'v.version',
      sql<boolean>`v.version = a.published_version`.as('is_current'),
      'v.change_note',
      'v.node_count',
      as<AutomationVersion['trigger_type']>()('v.trigger_type').as('trigger_type'),
      sql<number>`(select count(*)::integer from automation_executions e where e.tenant_id = v.tenant_id and e.automation_id = v.automation_id
        and e.version = v.version and e.status <> 'skipped')`.as('execution_count'),
      iso('v.published_at').as('published_at'),
      userRef('v.published_by').as('publisher'),
    ]),
  );

export const versionList = list<AutomationsHandlers['listAutomationVersions'], { automationId: string }>()({
  rows: (db, { automationId }) => versions(db, automationId),
  record: versionRecord,
  id: 'v.version',
  filters: {
    published_by: oneOfIds('v.published_by'),
    published_after: since('v.published_at'),
    published_before: before('v.published_at'),
  },
  sorts: { version: by('v.version'), published_at: by('v.published_at') },
});

export const selectVersion = (
  db: Db,
  automationId: string,
  version: number,
): Promise<JsonText<AutomationVersionDetails> | undefined> =>
  selectRecord(
    db,
    record<AutomationVersionDetails>()(
      versions(db, automationId)
        .where('v.version', '=', version)
        .select([
          nested(db, versionRecord(versions(db, automationId).where('v.version', '=', version))).as(
            'version',
          ),
          as<AutomationConfig>()('v.config').as('config'),
        ]),
    ),
  );
