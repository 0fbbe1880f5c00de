import { sql } from 'kysely';
import type { AutomationsHandlers } from '#generated/families/automations/handlers.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  by,
  byName,
  emptyLast,
  hasNoValue,
  holds,
  list,
  oneOf,
  oneOfIds,
  recordFilters,
  recordSorts,
  tagged,
} from '#src/platform/db/query/index.ts';
import {
  authoredRecord,
  automationRecord,
  automations,
  shownEvents,
  shownTrigger,
  type Included,
} from '../record/record.queries.ts';

const shared = {
  status: oneOf('a.status'),
  folder_id: oneOfIds('a.folder_id'),
  is_root: hasNoValue('a.folder_id'),
  tags: tagged('a.tags'),
  owner_id: oneOfIds('a.owner_id'),
  has_unpublished_changes: holds('a.has_unpublished_changes'),
  search: searched('a.id', 'search_automations'),
};

/** What runs: the published versions. */
export const automationList = list<AutomationsHandlers['listAutomations']>()({
  rows: automations,
  record: automationRecord,
  id: 'a.id',
  filters: {
    ...recordFilters('a'),
    ...shared,
    trigger_type: (types: readonly string[]) => sql<boolean>`${shownTrigger} = any(${types}::text[])`,
    event_type: (types: readonly string[]) => sql<boolean>`${shownEvents} && ${types}::text[]`,
    action_key: (keys: readonly string[]) => sql<boolean>`a.live_action_keys && ${keys}::text[]`,
    last_execution_status: oneOf('last.status'),
  },
  sorts: {
    ...recordSorts('a'),
    name: byName('a.name'),
    published_at: emptyLast('a.published_at'),
    last_execution_at: emptyLast('a.last_execution_at'),
  },
});

/** What is written: the working copies. */
export const authoringList = list<
  AutomationsHandlers['listAutomationsForAuthoring'],
  { readonly withConfig: boolean; readonly withProblems: boolean }
>()({
  rows: (db) => automations(db),
  record: (rows, scope: Included) => authoredRecord(rows, scope),
  id: 'a.id',
  filters: {
    ...recordFilters('a'),
    ...shared,
    trigger_type: oneOf('a.trigger_type'),
    event_type: (types: readonly string[]) => sql<boolean>`a.event_types && ${types}::text[]`,
    action_key: (keys: readonly string[]) => sql<boolean>`a.action_keys && ${keys}::text[]`,
    has_problems: holds(sql<boolean>`a.problem_count > 0`),
    // It says what is shown, not which.
    include: { prepare: () => undefined, condition: () => sql<boolean>`true` },
  },
  sorts: {
    ...recordSorts('a'),
    name: byName('a.name'),
    problem_count: by('a.problem_count'),
  },
});
