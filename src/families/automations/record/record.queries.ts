import { sql } from 'kysely';
import type {
  AuthoredAutomation,
  Automation,
  AutomationConfig,
  AutomationProblems,
} from '#generated/types.gen.ts';
import { userRef, userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, record } from '#src/platform/db/query/index.ts';

/** Automations that are not deleted, each with its latest execution: `last`. */
export const automations = (db: Db) =>
  db
    .selectFrom('automations as a')
    .leftJoin('automation_executions as last', (join) =>
      join.onRef('last.tenant_id', '=', 'a.tenant_id').onRef('last.id', '=', 'a.last_execution_id'),
    )
    .where('a.deleted_at', 'is', null);

const shared = [
  'a.id',
  'a.name',
  'a.description',
  'a.status',
  'a.folder_id',
  'a.tags',
  userRef('a.owner_id').as('owner'),
  userRefOrNull('a.run_as_id').as('run_as'),
  'a.published_version',
  'a.has_unpublished_changes',
  'a.revision',
  iso('a.created_at').as('created_at'),
  iso('a.updated_at').as('updated_at'),
  'a.created_by',
] as const;

/** Of the published version or, in `draft`, of the working copy. */
export const shownTrigger = sql<
  Automation['trigger_type']
>`case when a.status = 'draft' then a.trigger_type else a.live_trigger_type end`;
export const shownEvents = sql<
  string[]
>`case when a.status = 'draft' then a.event_types else a.live_event_types end`;
const shownConcurrency = sql<
  Automation['concurrency']
>`coalesce(a.live_concurrency, a.config -> 'settings' ->> 'concurrency', 'serial_per_record')`;
/** Of an active one alone. */
export const nextRun = sql<string | null>`case when a.status = 'active' then a.next_run_at end`;

/** The contract's representation of an automation. */
export const automationRecord = (query: ReturnType<typeof automations>) =>
  record<Automation>()(
    query.select([
      ...shared,
      shownTrigger.as('trigger_type'),
      shownEvents.as('event_types'),
      shownConcurrency.as('concurrency'),
      isoOrNull('a.published_at').as('published_at'),
      as<Automation['disabled_code']>()('a.disabled_code').as('disabled_code'),
      'a.disabled_reason',
      isoOrNull('a.disabled_at').as('disabled_at'),
      'a.consecutive_failures',
      isoOrNull('a.last_execution_at').as('last_execution_at'),
      as<Automation['last_execution_status']>()('last.status').as('last_execution_status'),
      sql<string | null>`case when a.status = 'active' then ${isoOrNull('a.next_run_at')} end`.as(
        'next_run_at',
      ),
    ]),
  );

/** What a list of authors shows besides. */
export interface Included {
  readonly withConfig: boolean;
  readonly withProblems: boolean;
}

/** The contract's representation of an automation for its authors. */
export const authoredRecord = (
  query: ReturnType<typeof automations>,
  { withConfig, withProblems }: Included,
) =>
  record<AuthoredAutomation>()(
    query
      .select([
        ...shared,
        as<AuthoredAutomation['trigger_type']>()('a.trigger_type').as('trigger_type'),
        'a.event_types',
        'a.node_count',
        'a.problem_count',
      ])
      .$if(withConfig, (more) => more.select(as<AutomationConfig>()('a.config').as('config')))
      .$if(withProblems, (more) => more.select(as<AutomationProblems>()('a.problems').as('problems'))),
  );
