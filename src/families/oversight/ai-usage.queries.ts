import { sql, type RawBuilder } from 'kysely';
import type { AiRequest } from '#generated/types.gen.ts';
import type { AiUsage, AiUsageGroup, AiUsageGrouping } from '#generated/console/types.gen.ts';
import type { ExportAiRequestsInput } from '#generated/console/families/oversight/handlers.ts';
import { namedRefOrNull, userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  since,
  type Listing,
} from '#src/platform/db/query/index.ts';

export const maxGroups = 400;

interface Grouping {
  readonly key: RawBuilder<string | null>;
  /** Of the group whose key is `g.key`. */
  readonly label: RawBuilder<string>;
  readonly isInOrder?: true;
}

const inZone = sql`q.created_at at time zone (select time_zone from tenants where id = app.tenant_id())`;
const key = sql<string>`g.key`;
const nameOf = (table: 'users' | 'ai_presets', without: string) =>
  sql<string>`coalesce((select left(r.name, 300) from ${sql.table(table)} r where r.id = g.key::uuid), ${sql.lit(without)})`;

const groupings: Readonly<Record<AiUsageGrouping, Grouping>> = {
  day: { key: sql`(${inZone})::date::text`, label: key, isInOrder: true },
  month: { key: sql`to_char(${inZone}, 'YYYY-MM')`, label: key, isInOrder: true },
  purpose: { key: sql`q.purpose`, label: key },
  model: { key: sql`q.model`, label: key },
  origin: { key: sql`q.origin`, label: key },
  user: { key: sql`q.user_id::text`, label: nameOf('users', 'Without a user') },
  preset: { key: sql`q.preset_id::text`, label: nameOf('ai_presets', 'Without a preset') },
};

const sums = sql`count(*) as requests, count(*) filter (where status in ('failed', 'refused')) as failed,
  coalesce(sum(input_tokens), 0) as input, coalesce(sum(cached_input_tokens), 0) as cached, coalesce(sum(output_tokens), 0) as output,
  coalesce(sum(credits), 0)::bigint as credits`;

const totals = (
  alias: string,
) => sql`json_build_object('request_count', ${sql.ref(`${alias}.requests`)}, 'failed_count', ${sql.ref(`${alias}.failed`)},
  'input_tokens', ${sql.ref(`${alias}.input`)}, 'cached_input_tokens', ${sql.ref(`${alias}.cached`)}, 'output_tokens', ${sql.ref(`${alias}.output`)}, 'credits', ${sql.ref(`${alias}.credits`)})`;

/** Sums of the requests of a time, in all and by group; one group more than is shown tells that there are more. */
export async function selectUsage(
  db: Db,
  by: AiUsageGrouping,
  from: Date,
  to: Date,
): Promise<{ readonly totals: AiUsage['totals']; readonly groups: AiUsageGroup[] }> {
  const { key, label, isInOrder } = groupings[by];
  const order = isInOrder ? sql`key` : sql`credits desc, requests desc, key nulls last`;
  const { rows } = await sql<{ totals: AiUsage['totals']; groups: AiUsageGroup[] }>`
    with asked as materialized (
      select ${key} as key, q.status, q.input_tokens, q.cached_input_tokens, q.output_tokens, q.credits
      from ai_requests q where q.created_at >= ${from}::timestamptz and q.created_at < ${to}::timestamptz
    ), groups as (
      select key, ${sums} from asked group by key order by ${order} limit ${maxGroups + 1}
    )
    select (select ${totals('t')} from (select ${sums} from asked) t) as totals,
      (select coalesce(json_agg(json_build_object('key', g.key, 'label', ${label}, 'totals', ${totals('g')}) order by ${order}), '[]') from groups g) as groups`.execute(
    db,
  );
  return rows[0]!;
}

/** A request without what was asked and answered. */
export type ExportedRequest = Pick<
  AiRequest,
  | 'id'
  | 'created_at'
  | 'purpose'
  | 'status'
  | 'origin'
  | 'user'
  | 'model'
  | 'preset'
  | 'input_tokens'
  | 'cached_input_tokens'
  | 'output_tokens'
  | 'credits'
  | 'duration_ms'
>;

type ExportQuery = ExportAiRequestsInput['query'] & {
  readonly sort: 'created_at';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

export const exportedRequests = list<Listing<ExportQuery, ExportedRequest>>()({
  rows: (db: Db) => db.selectFrom('ai_requests as q'),
  record: (rows) =>
    record<ExportedRequest>()(
      rows.select([
        'q.id',
        iso('q.created_at').as('created_at'),
        as<AiRequest['purpose']>()('q.purpose').as('purpose'),
        'q.status',
        'q.origin',
        userRefOrNull('q.user_id').as('user'),
        'q.model',
        namedRefOrNull('ai_presets', 'q.preset_id').as('preset'),
        'q.input_tokens',
        'q.cached_input_tokens',
        'q.output_tokens',
        'q.credits',
        'q.duration_ms',
      ]),
    ),
  id: 'q.id',
  filters: {
    purpose: oneOf('q.purpose'),
    user_id: oneOfIds('q.user_id'),
    created_after: since('q.created_at'),
    created_before: before('q.created_at'),
  },
  sorts: { created_at: by('q.created_at') },
});
