import { sql } from 'kysely';
import type { TicketRoutingRule } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOfIds,
  parseRecord,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

const rules = (db: Db) => db.selectFrom('ticket_routing_rules as r').where('r.deleted_at', 'is', null);

/** The contract's representation of a rule. */
const ruleRecord = (query: ReturnType<typeof rules>) =>
  record<TicketRoutingRule>()(
    query.select([
      'r.id',
      'r.name',
      'r.description',
      'r.position',
      'r.is_enabled',
      'r.inbox_ids',
      as<TicketRoutingRule['match_mode']>()('r.match_mode').as('match_mode'),
      as<TicketRoutingRule['conditions']>()('r.conditions').as('conditions'),
      as<TicketRoutingRule['actions']>()('r.actions').as('actions'),
      'r.is_final',
      'r.match_count',
      isoOrNull('r.last_matched_at').as('last_matched_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
      'r.created_by',
    ]),
  );

/** Rules for one of these inboxes, and those for all. */
const forInboxes = (ids: readonly string[]) =>
  sql<boolean>`(r.inbox_ids = '{}' or r.inbox_ids && ${ids}::uuid[])`;

export const ruleList = list<TicketDeskHandlers['listTicketRoutingRules']>()({
  rows: rules,
  record: ruleRecord,
  id: 'r.id',
  filters: {
    id: oneOfIds('r.id'),
    is_enabled: holds('r.is_enabled'),
    inbox_id: forInboxes,
    created_by: oneOfIds('r.created_by'),
    search: mentions('r.name', 'r.description'),
    updated_after: since('r.updated_at'),
  },
  sorts: {
    name: byName('r.name'),
    match_count: by('r.match_count'),
    last_matched_at: emptyLast('r.last_matched_at'),
    created_at: by('r.created_at'),
  },
  own: [sql`r.position`, sql`r.id`],
});

export const selectRule = (db: Db, id: string): Promise<JsonText<TicketRoutingRule> | undefined> =>
  selectRecord(db, ruleRecord(rules(db).where('r.id', '=', id)));

export async function findRule(db: Db, id: string): Promise<TicketRoutingRule | undefined> {
  const text = await selectRule(db, id);
  return text === undefined ? undefined : parseRecord(text);
}

export const findRuleByName = async (
  db: Db,
  name: string,
  exceptId: string | null,
): Promise<{ id: string } | undefined> =>
  rules(db)
    .where(sql<boolean>`app.fold(r.name) = app.fold(${name})`)
    .where(sql<boolean>`r.id is distinct from ${exceptId}::uuid`)
    .select('r.id')
    .executeTakeFirst();

/** Rules in the order in which they are evaluated. */
export const selectRuleIds = async (db: Db): Promise<string[]> =>
  (await rules(db).select('r.id').orderBy('r.position').orderBy('r.id').execute()).map(({ id }) => id);

export interface MovedRule {
  readonly id: string;
  readonly revision: number;
}

/** Gives rules their places; answers those that moved. `ownId` gets its next revision with its other changes. */
export async function updateRuleOrder(
  db: Db,
  ids: readonly string[],
  now: Date,
  ownId: string | null = null,
): Promise<MovedRule[]> {
  const isOther = sql`(r.id is distinct from ${ownId}::uuid)`;
  const { rows } = await sql<MovedRule & { is_other: boolean }>`
    update ticket_routing_rules r set position = o.place - 1, revision = r.revision + ${isOther}::integer,
      updated_at = case when ${isOther} then ${now}::timestamptz else r.updated_at end
    from unnest(${[...ids]}::uuid[]) with ordinality o (id, place) where r.id = o.id and r.position <> o.place - 1
    returning r.id, r.revision, ${isOther} as is_other`.execute(db);
  return rows.filter((row) => row.is_other);
}

/** Keys of the categories of all inboxes. */
export async function selectCategoryKeys(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct c ->> 'key' as key from ticket_inboxes i, jsonb_array_elements(i.categories) c where i.deleted_at is null`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}
