import type { TicketWhitelistRule } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  iso,
  isoOrNull,
  list,
  oneOfIds,
  parseRecord,
  record,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import { ruleFilters, ruleSorts } from './rules.queries.ts';

const rules = (db: Db) => db.selectFrom('ticket_whitelist_rules as r').where('r.deleted_at', 'is', null);

/** The contract's representation of a rule. */
const ruleRecord = (query: ReturnType<typeof rules>) =>
  record<TicketWhitelistRule>()(
    query.select([
      'r.id',
      as<TicketWhitelistRule['match_type']>()('r.match_type').as('match_type'),
      'r.pattern',
      as<TicketWhitelistRule['bypass']>()('r.bypass').as('bypass'),
      'r.client_id',
      'r.inbox_ids',
      'r.note',
      'r.is_enabled',
      'r.hit_count',
      isoOrNull('r.last_hit_at').as('last_hit_at'),
      isoOrNull('r.expires_at').as('expires_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
      'r.created_by',
    ]),
  );

export const whitelist = list<TicketDeskHandlers['listTicketWhitelistRules']>()({
  rows: rules,
  record: ruleRecord,
  id: 'r.id',
  filters: {
    ...ruleFilters,
    client_id: oneOfIds('r.client_id'),
  },
  sorts: ruleSorts,
});

export const selectWhitelistRule = (db: Db, id: string): Promise<JsonText<TicketWhitelistRule> | undefined> =>
  selectRecord(db, ruleRecord(rules(db).where('r.id', '=', id)));

export async function findWhitelistRule(db: Db, id: string): Promise<TicketWhitelistRule | undefined> {
  const text = await selectWhitelistRule(db, id);
  return text === undefined ? undefined : parseRecord(text);
}
