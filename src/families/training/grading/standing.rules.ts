import type { TrainingAssessmentStatus } from '#generated/types.gen.ts';
import type { Standing } from './attempts.queries.ts';

/** How a run stands at an assessment or quiz. */
export interface Place {
  readonly status: TrainingAssessmentStatus;
  readonly attempt_count: number;
  readonly attempts_left: number | null;
  readonly best_score_percent: number | null;
  readonly next_attempt_at: string | null;
}

interface Rules {
  readonly max_attempts: number;
  readonly cooldown_minutes: number;
}

/** `now` decides whether a waiting time is over: its last instant is allowed. */
export function placeOf(standing: Standing | undefined, rules: Rules, now: Date): Place {
  const used = standing?.used ?? 0;
  const left = attemptsLeft(standing, rules);
  const status = statusOf(standing);
  const waitsUntil = waitingUntil(standing, rules, now);
  return {
    status,
    attempt_count: used,
    attempts_left: left,
    best_score_percent: standing?.best_percent ?? null,
    next_attempt_at: status === 'passed' || left === 0 ? null : (waitsUntil?.toISOString() ?? null),
  };
}

function statusOf(standing: Standing | undefined): TrainingAssessmentStatus {
  if (standing?.has_passed === true) return 'passed';
  if (standing?.is_pending === true) return 'pending_grading';
  // Attempts before it was reopened no longer say anything.
  if (standing?.best_percent == null) return 'not_started';
  return 'failed';
}

/** Null for unlimited. */
export const attemptsLeft = (standing: Standing | undefined, { max_attempts: max }: Rules): number | null =>
  max === 0
    ? null
    : Math.min(1000, Math.max(0, max + (standing?.extra_attempts ?? 0) - (standing?.used ?? 0)));

/** The end of the waiting time since the last submission; undefined when it is over, or there is none. */
export function waitingUntil(
  standing: Standing | undefined,
  { cooldown_minutes: minutes }: Rules,
  now: Date,
): Date | undefined {
  if (standing?.last_submitted_at == null || minutes === 0) return undefined;
  const until = new Date(new Date(standing.last_submitted_at).getTime() + minutes * 60_000);
  return until > now ? until : undefined;
}
