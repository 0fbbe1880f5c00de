import type { BuilderProblem } from '#generated/types.gen.ts';
import { bounded, type Problem, type ProblemCode } from '#src/platform/errors/index.ts';

const maxMessage = 2_000;
const maxPlace = 300;

export const problemOf = (
  key: string | null,
  code: BuilderProblem['code'],
  message: string,
  place: string | null = null,
): BuilderProblem => ({ severity: 'error', code, key, place, message: bounded(message, maxMessage) });

export const warningOf = (key: string, code: BuilderProblem['code'], message: string): BuilderProblem => ({
  ...problemOf(key, code, message),
  severity: 'warning',
});

const codes: Partial<Record<ProblemCode, BuilderProblem['code']>> = {
  validation_error: 'invalid_body',
  permission_denied: 'permission_missing',
  not_found: 'unknown_reference',
  stale_revision: 'stale_target',
  name_taken: 'name_taken',
};

/** A refusal of an operation as a problem of the change that calls it. `targetId` is the record that the change is about. */
export function refusal(
  key: string,
  { code, message }: Problem,
  targetId: string | undefined,
): BuilderProblem {
  const place = placeIn(message);
  if (code === 'not_found' && targetId !== undefined && message.includes(targetId))
    return problemOf(key, 'unknown_target', message, place);
  if (code === 'validation_error' && /\bnames \S+, which is not\b/.test(message))
    return problemOf(key, 'unknown_reference', message, place);
  return problemOf(key, codes[code] ?? 'guard_failed', message, place);
}

/** Errors first, each in the order of the plan. */
export const errorsFirst = (problems: readonly BuilderProblem[]): BuilderProblem[] => [
  ...problems.filter(({ severity }) => severity === 'error'),
  ...problems.filter(({ severity }) => severity === 'warning'),
];

/** The place that a message begins with: `body.nodes[3].config is required` is about `nodes.3.config`. */
function placeIn(message: string): string | null {
  const found = /^body((?:\.[^\s.[\]]+|\[\d+\])+)/.exec(message);
  if (found === null) return null;
  return bounded(found[1]!.replaceAll(/\[(\d+)\]/g, '.$1').slice(1), maxPlace);
}
