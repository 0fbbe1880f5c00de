import type { TicketBlacklistRule } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  iso,
  isoOrNull,
  list,
  oneOf,
  parseRecord,
  record,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import { ruleFilters, ruleSorts } from './rules.queries.ts';

const rules = (db: Db) => db.selectFrom('ticket_blacklist_rules as r').where('r.deleted_at', 'is', null);

/** The contract's representation of a rule. */
const ruleRecord = (query: ReturnType<typeof rules>) =>
  record<TicketBlacklistRule>()(
    query.select([
      'r.id',
      as<TicketBlacklistRule['match_type']>()('r.match_type').as('match_type'),
      'r.pattern',
      as<TicketBlacklistRule['action']>()('r.action').as('action'),
      'r.inbox_ids',
      'r.note',
      'r.is_enabled',
      'r.source_ticket_id',
      'r.hit_count',
      isoOrNull('r.last_hit_at').as('last_hit_at'),
      isoOrNull('r.expires_at').as('expires_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
      'r.created_by',
    ]),
  );

export const blacklist = list<TicketDeskHandlers['listTicketBlacklistRules']>()({
  rows: rules,
  record: ruleRecord,
  id: 'r.id',
  filters: {
    ...ruleFilters,
    action: oneOf('r.action'),
  },
  sorts: ruleSorts,
});

export const selectBlacklistRule = (db: Db, id: string): Promise<JsonText<TicketBlacklistRule> | undefined> =>
  selectRecord(db, ruleRecord(rules(db).where('r.id', '=', id)));

export async function findBlacklistRule(db: Db, id: string): Promise<TicketBlacklistRule | undefined> {
  const text = await selectBlacklistRule(db, id);
  return text === undefined ? undefined : parseRecord(text);
}
