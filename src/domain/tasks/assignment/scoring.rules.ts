import type {
  AssignmentCandidate,
  AssignmentFactors,
  AssignmentRuleEffect,
  TaskAutoAssignmentSettings,
  TaskOverflowReason,
} from '#generated/types.gen.ts';
import { capacityBetween, type WorkingTime } from '#src/domain/working-time/index.ts';
import { assumedMinutes } from './settings.ts';

/** A member who may be chosen, with what is known of them. */
export interface Candidate {
  readonly user: AssignmentCandidate['user'];
  readonly isActive: boolean;
  /** How close they are to the department in charge: 1 for its members, 0.5 for those of the next one above or below. */
  readonly closeness: number;
  readonly skills: readonly string[];
  readonly workingTime: WorkingTime;
  readonly openStages: number;
  readonly openMinutes: number;
}

/** Requirements of a stage for its assignee. */
export interface StageNeed {
  readonly skills: readonly string[];
  readonly dueDate: Date | null;
  readonly estimatedMinutes: number | null;
}

/** What a feedback rule that applies to the stage says of its members. */
export interface ScoringRule {
  readonly id: string;
  readonly effect: AssignmentRuleEffect;
  readonly user_ids: readonly string[];
  readonly strength: number;
}

/** Who is left out or moved up and down. */
export interface Guidance {
  readonly rules: readonly ScoringRule[];
  /** Members whom a rerun leaves out. */
  readonly excludedIds: readonly string[];
}

export type ScoringSettings = Pick<
  TaskAutoAssignmentSettings,
  'weights' | 'max_open_stages' | 'max_open_minutes' | 'only_scheduled_members'
>;

/** The result of a decision. */
export interface Choice {
  /** Null when no candidate is eligible. */
  readonly chosen: AssignmentCandidate['user'] | null;
  readonly overflowReason: TaskOverflowReason | null;
  readonly explanation: string;
  /** All candidates: the eligible ones first, sorted by score. */
  readonly candidates: readonly AssignmentCandidate[];
}

interface Scored extends AssignmentCandidate {
  readonly openStages: number;
}

/** The factor of a member of whom no feedback rule speaks. */
const withoutRules = 0.5;

const noGuidance: Guidance = { rules: [], excludedIds: [] };

const dayMs = 86_400_000;
/** How far ahead working time is looked at for a stage without a due date. */
const undatedDays = 7;
/** No plan of working hours says anything about what lies further ahead. */
const maxDays = 366;

/** Chooses who gets a stage. */
export function choose(
  candidates: readonly Candidate[],
  need: StageNeed,
  settings: ScoringSettings,
  now: Date,
  guidance: Guidance = noGuidance,
): Choice {
  const until = horizonOf(need.dueDate, now);
  const scored = candidates
    .map((candidate) =>
      score(candidate, capacityBetween(candidate.workingTime, now, until), need, settings, guidance),
    )
    .sort(byPlace);
  const ranked = scored.map(({ openStages: _stages, ...candidate }, index): AssignmentCandidate => ({
    ...candidate,
    rank: candidate.is_eligible ? index + 1 : null,
  }));
  const best = ranked[0];
  if (best?.is_eligible === true)
    return {
      chosen: best.user,
      overflowReason: null,
      explanation: explainChoice(best, ranked),
      candidates: ranked,
    };
  return {
    chosen: null,
    overflowReason: overflowReasonOf(ranked),
    explanation: explainOverflow(ranked),
    candidates: ranked,
  };
}

/** An overdue stage counts as due in a day, because it still has to be done. */
function horizonOf(dueDate: Date | null, now: Date): Date {
  if (dueDate === null) return new Date(now.getTime() + undatedDays * dayMs);
  if (dueDate <= now) return new Date(now.getTime() + dayMs);
  return new Date(Math.min(dueDate.getTime(), now.getTime() + maxDays * dayMs));
}

function score(
  candidate: Candidate,
  capacity: number,
  need: StageNeed,
  settings: ScoringSettings,
  guidance: Guidance,
): Scored {
  const factors: AssignmentFactors = {
    department: candidate.closeness,
    skills: shareOfSkills(candidate.skills, need.skills),
    // Neither reaches a limit at which people would be alike: among those who are all busy the least busy one still comes
    // first. Working time stands in the load alone as a measure of how much is fair.
    schedule: capacity === 0 ? 0 : capacity / (capacity + (need.estimatedMinutes ?? assumedMinutes)),
    load: capacity === 0 ? 0 : capacity / (capacity + candidate.openMinutes),
    rules: effectOfRules(candidate.user.id, guidance.rules),
  };
  const reason =
    reasonToLeaveOut(candidate, guidance) ?? reasonAgainst(candidate, factors, capacity, settings);
  return {
    user: candidate.user,
    rank: null,
    score: totalOf(factors, settings.weights),
    is_eligible: reason === null,
    ineligible_reason: reason,
    factors: rounded(factors),
    open_load_minutes: candidate.openMinutes,
    capacity_minutes: capacity,
    openStages: candidate.openStages,
  };
}

/** Rules that prefer and avoid a member add up, to 50 points up or down at most. */
function effectOfRules(userId: string, rules: readonly ScoringRule[]): number {
  const points = rules
    .filter(({ user_ids: userIds }) => userIds.includes(userId))
    .reduce((sum, { effect, strength }) => sum + (signs[effect] ?? 0) * strength, 0);
  return withoutRules + Math.min(50, Math.max(-50, points)) / 100;
}

const signs: Partial<Record<AssignmentRuleEffect, number>> = { prefer: 1, avoid: -1 };

/** An exclusion is stronger than a requirement; with several requirements the members of each stay. */
function reasonToLeaveOut(
  { user, isActive }: Candidate,
  { rules, excludedIds }: Guidance,
): AssignmentCandidate['ineligible_reason'] {
  if (!isActive) return 'not_active';
  if (excludedIds.includes(user.id)) return 'excluded_by_request';
  const names = ({ user_ids: userIds }: ScoringRule): boolean => userIds.includes(user.id);
  if (rules.some((rule) => rule.effect === 'exclude' && names(rule))) return 'excluded_by_rule';
  const required = rules.filter(({ effect }) => effect === 'require');
  return required.length > 0 && !required.some(names) ? 'excluded_by_rule' : null;
}

function reasonAgainst(
  { openStages, openMinutes }: Candidate,
  { skills }: AssignmentFactors,
  capacity: number,
  settings: ScoringSettings,
): AssignmentCandidate['ineligible_reason'] {
  if (skills < 1) return 'missing_skills';
  if (settings.only_scheduled_members && capacity === 0) return 'not_scheduled';
  const isFull =
    (settings.max_open_stages !== null && openStages >= settings.max_open_stages) ||
    (settings.max_open_minutes !== null && openMinutes >= settings.max_open_minutes);
  return isFull ? 'over_capacity' : null;
}

/** Skills are the same when their letters and digits are: `SEO audit` is `seo_audit`. */
const skillKey = (skill: string): string =>
  skill
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function shareOfSkills(has: readonly string[], asked: readonly string[]): number {
  if (asked.length === 0) return 1;
  const known = new Set(has.map(skillKey));
  return asked.filter((skill) => known.has(skillKey(skill))).length / asked.length;
}

/** The factors by their weights, which are 100 together; rules move the sum up or down by half at most. */
function totalOf(factors: AssignmentFactors, weights: ScoringSettings['weights']): number {
  const sum =
    factors.department * weights.department_percent +
    factors.skills * weights.skills_percent +
    factors.schedule * weights.schedule_percent +
    factors.load * weights.open_load_percent;
  return round(Math.min(1, Math.max(0, sum / 100 + factors.rules - withoutRules)));
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rounded = ({ department, skills, schedule, load, rules }: AssignmentFactors): AssignmentFactors => ({
  department: round(department),
  skills: round(skills),
  schedule: round(schedule),
  load: round(load),
  rules: round(rules),
});

/** Eligible candidates first, sorted by score; ties go to the candidate with less work. */
const byPlace = (a: Scored, b: Scored): number =>
  Number(b.is_eligible) - Number(a.is_eligible) ||
  b.score - a.score ||
  a.open_load_minutes - b.open_load_minutes ||
  a.openStages - b.openStages ||
  a.user.id.localeCompare(b.user.id);

/** The last thing that stood in the way of somebody: of people with the skills it is their time, of those with time their load. */
function overflowReasonOf(candidates: readonly AssignmentCandidate[]): TaskOverflowReason {
  const reasons = new Set(candidates.map(({ ineligible_reason: reason }) => reason));
  if (reasons.has('over_capacity')) return 'over_capacity';
  if (reasons.has('not_scheduled')) return 'not_scheduled';
  return reasons.has('missing_skills') ? 'missing_skills' : 'no_candidates';
}

function explainChoice(
  { user, score: total, open_load_minutes: load, capacity_minutes: capacity }: AssignmentCandidate,
  candidates: readonly AssignmentCandidate[],
): string {
  const eligible = candidates.filter(({ is_eligible: isEligible }) => isEligible).length;
  const among =
    eligible === 1 ? 'is the only eligible candidate' : `scored highest of ${eligible} eligible candidates`;
  return `${user.name} ${among} (${total}): ${load} minutes of open work, and ${capacity} minutes of working time until the due date.`;
}

const obstacles: readonly (readonly [AssignmentCandidate['ineligible_reason'], string])[] = [
  ['not_active', 'not active'],
  ['excluded_by_request', 'excluded by the rerun'],
  ['excluded_by_rule', 'excluded by feedback rules'],
  ['missing_skills', 'without a required skill'],
  ['not_scheduled', 'not scheduled before the due date'],
  ['over_capacity', 'without enough time'],
];

function explainOverflow(candidates: readonly AssignmentCandidate[]): string {
  if (candidates.length === 0) return 'The responsible department has no members.';
  const told = obstacles
    .map(
      ([reason, words]) =>
        [candidates.filter((one) => one.ineligible_reason === reason).length, words] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`);
  return `None of the ${candidates.length} candidates is eligible: ${told.join(', ')}.`;
}

/** The same candidate with one more stage to do, for the next decision of the same change. */
export const withOneMore = (candidate: Candidate, { estimatedMinutes }: StageNeed): Candidate => ({
  ...candidate,
  openStages: candidate.openStages + 1,
  openMinutes: candidate.openMinutes + (estimatedMinutes ?? assumedMinutes),
});
