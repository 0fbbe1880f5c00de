import { sql } from 'kysely';
import type { TenantAiSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso } from '#src/platform/db/query/index.ts';
import type { AiModels } from '../models/catalogue.ts';

/** What the agency decides; what it has used is counted. */
export type AiSettings = Omit<TenantAiSettings, 'credits_used_this_month'>;

const purposes: readonly TenantAiSettings['enabled_purposes'][number][] = [
  'assistant',
  'ticket_reply',
  'ticket_triage',
  'escalation_summary',
  'content',
  'automation_step',
  'memory',
  'investigation',
  'builder',
  'stage_tool',
];

/** The agency's settings; until it changes them, everything that the operator offers, without memory of texts. */
export async function findAiSettings(db: Db, models: AiModels): Promise<AiSettings> {
  const row = await db
    .selectFrom('tenants as t')
    .leftJoin('ai_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      's.is_enabled',
      as<AiSettings['enabled_purposes']>()('s.enabled_purposes').as('enabled_purposes'),
      's.default_model',
      's.allowed_models',
      as<AiSettings['tone']>()('s.tone').as('tone'),
      's.language',
      's.instructions',
      's.monthly_credit_limit',
      's.is_memory_enabled',
      as<AiSettings['memory_refresh']>()('s.memory_refresh').as('memory_refresh'),
      's.is_content_logged',
      's.log_retention_days',
      's.can_read_private_records',
      's.revision',
      iso('s.updated_at').as('updated_at'),
      's.updated_by',
      't.locale',
      iso('t.created_at').as('created_at'),
    ])
    .executeTakeFirstOrThrow();
  const { locale, created_at: createdAt, ...stored } = row;
  if (stored.revision !== null) {
    const limit = stored.monthly_credit_limit;
    return {
      ...(stored as unknown as AiSettings),
      monthly_credit_limit: limit === null ? null : Number(limit),
    };
  }
  return {
    is_enabled: true,
    enabled_purposes: [...purposes],
    default_model: models.all[0]?.key ?? null,
    allowed_models: models.all.map(({ key }) => key),
    tone: 'neutral',
    language: locale,
    instructions: null,
    monthly_credit_limit: null,
    is_memory_enabled: true,
    memory_refresh: null,
    is_content_logged: false,
    log_retention_days: 90,
    can_read_private_records: false,
    revision: 1,
    updated_at: createdAt,
    updated_by: null,
  };
}

/** The agency's day, and the last day and the begin of its month: what its credit goes by. */
export interface AgencyMonth {
  readonly today: string;
  readonly lastDay: string;
  readonly startsAt: Date;
}

export async function findAgencyMonth(db: Db, now: Date): Promise<AgencyMonth> {
  const { rows } = await sql<{ today: string; last_day: string; starts_at: string }>`
    select local::date::text as today,
      (date_trunc('month', local) + interval '1 month - 1 day')::date::text as last_day,
      app.iso(date_trunc('month', local) at time zone time_zone) as starts_at
    from (select time_zone, ${now}::timestamptz at time zone time_zone as local from tenants where id = app.tenant_id()) t
  `.execute(db);
  const { today, last_day: lastDay, starts_at: startsAt } = rows[0]!;
  return { today, lastDay, startsAt: new Date(startsAt) };
}

/** Credits charged in the agency's present month. */
export const creditsOfMonth = async (db: Db, now: Date): Promise<number> =>
  sumCredits(db, (await findAgencyMonth(db, now)).startsAt);

/** Credits charged since an instant. */
export async function sumCredits(db: Db, since: Date): Promise<number> {
  const { credits } = await db
    .selectFrom('ai_requests')
    .where('created_at', '>=', sql<string>`${since}` as never)
    .select(sql<number>`coalesce(sum(credits), 0)::float8`.as('credits'))
    .executeTakeFirstOrThrow();
  return credits;
}
