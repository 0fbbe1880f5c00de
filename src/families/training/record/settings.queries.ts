import type { TrainingSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull } from '#src/platform/db/query/index.ts';

/** Share of a video that must be watched, and seconds of grace after a time limit: the same in every agency. */
export const fixedRules = { video_required_percent: 90, answer_grace_seconds: 30 } as const;

const defaults = {
  default_pass_percent: 80,
  default_max_attempts: 0,
  default_cooldown_minutes: 0,
  default_due_in_days: null,
  can_restart_by_default: false,
  default_certificate_template_id: null,
  certification_reminder_days: [30, 7],
  due_reminder_days: [7, 1],
  revision: 1,
};

/** As the contract shows them; without a row the defaults, from the day that the agency was created. */
export async function selectTrainingSettings(db: Db): Promise<TrainingSettings> {
  const { agency_created_at: createdAt, ...stored } = await db
    .selectFrom('tenants as t')
    .leftJoin('training_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', (eb) => eb.fn<string>('app.tenant_id', []))
    .select([
      's.default_pass_percent',
      's.default_max_attempts',
      's.default_cooldown_minutes',
      's.default_due_in_days',
      's.can_restart_by_default',
      's.default_certificate_template_id',
      's.certification_reminder_days',
      's.due_reminder_days',
      's.revision',
      isoOrNull('s.updated_at').as('updated_at'),
      iso('t.created_at').as('agency_created_at'),
    ])
    .executeTakeFirstOrThrow();
  if (stored.revision === null) return { ...defaults, ...fixedRules, updated_at: createdAt };
  return { ...(stored as unknown as TrainingSettings), ...fixedRules };
}
