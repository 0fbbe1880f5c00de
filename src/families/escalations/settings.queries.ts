import { sql } from 'kysely';
import type { EscalationSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso } from '#src/platform/db/query/index.ts';

/** Until the agency changes them, as the contract says. */
const defaults = {
  default_assignee_id: null,
  default_participant_ids: [],
  default_severity: 'medium',
  due_minutes: { low: null, medium: 4_320, high: 1_440, critical: 240 },
  auto_close_days: 14,
  can_ai_summarize: true,
  can_ai_recommend: true,
  revision: 1,
} as const satisfies Omit<EscalationSettings, 'updated_at' | 'default_participant_ids'> & {
  readonly default_participant_ids: readonly string[];
};

export const defaultAutoCloseDays = defaults.auto_close_days;

/** As the contract shows them; without a row the defaults, from the day that the agency was created. */
export async function selectEscalationSettings(db: Db): Promise<EscalationSettings> {
  const { created_at: createdAt, ...stored } = await db
    .selectFrom('tenants as t')
    .leftJoin('escalation_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      's.default_assignee_id',
      's.default_participant_ids',
      as<EscalationSettings['default_severity']>()('s.default_severity').as('default_severity'),
      as<EscalationSettings['due_minutes']>()('s.due_minutes').as('due_minutes'),
      's.auto_close_days',
      's.can_ai_summarize',
      's.can_ai_recommend',
      's.revision',
      iso('s.updated_at').as('updated_at'),
      iso('t.created_at').as('created_at'),
    ])
    .executeTakeFirstOrThrow();
  if (stored.revision === null) return { ...defaults, default_participant_ids: [], updated_at: createdAt };
  return stored as EscalationSettings;
}

/** Resolved escalations with the instant at which they were. */
export async function selectResolved(db: Db): Promise<{ id: string; resolved_at: string }[]> {
  return db
    .selectFrom('escalations as e')
    .where('e.status_category', '=', 'resolved')
    .where('e.resolved_at', 'is not', null)
    .select(['e.id', iso('e.resolved_at').as('resolved_at')])
    .execute();
}
