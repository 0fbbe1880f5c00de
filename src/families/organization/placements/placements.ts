import type { Permission } from '#generated/permissions.ts';
import type { UserDepartmentInput } from '#generated/types.gen.ts';
import { checkGrantable, checkRevocable } from '#src/domain/access/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid, type Problem } from '#src/platform/errors/index.ts';
import { selectLevels, type StoredLevel } from '../departments/levels.queries.ts';
import type { Placement } from '../departments/memberships.queries.ts';

/** A place in a department, with what it grants. */
export interface WantedPlacement extends Placement {
  readonly permissions: readonly Permission[];
}

/** Says that a department or level is unknown, as the operation says it. */
type Unknown = (noun: 'department' | 'department level', id: string, place: string) => Problem;

/** The places that a request means; without a level it is the lowest of the department. */
export async function readPlacements(
  ctx: ReadContext,
  given: readonly UserDepartmentInput[],
  unknown: Unknown,
): Promise<WantedPlacement[]> {
  if (given.length === 0) return [];
  const ids = given.map((one) => storedId(one.department_id));
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0)
    throw invalid(
      `body.departments[${twice}].department_id`,
      'repeats a department; each department can occur only once.',
    );
  const levels = await selectLevels(ctx.db, ids);
  return given.map((one, index) => {
    const place = `body.departments[${index}]`;
    const own = levels.filter((level) => level.department_id === ids[index]);
    // Every department has a level, so one without is none.
    if (own.length === 0) throw unknown('department', one.department_id, `${place}.department_id`);
    return toPlacement(
      chosen(own, one.level_id, () => unknown('department level', one.level_id!, `${place}.level_id`)),
    );
  });
}

function chosen(
  own: readonly StoredLevel[],
  levelId: string | undefined,
  refusal: () => Problem,
): StoredLevel {
  const level = levelId === undefined ? own.at(-1) : own.find(({ id }) => id === storedId(levelId));
  if (level === undefined) throw refusal();
  return level;
}

const toPlacement = ({ department_id, id, permissions }: StoredLevel): WantedPlacement => ({
  department_id,
  level_id: id,
  permissions,
});

const isSame = (a: Placement, b: Placement): boolean =>
  a.department_id === b.department_id && a.level_id === b.level_id;

export const isSamePlaces = (a: readonly Placement[], b: readonly Placement[]): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => isSame(one, other)));

/** A place that somebody has keeps; what is new to them is a grant, and a place that they leave takes its permissions away. */
export async function checkPlacements(
  ctx: ReadContext,
  wanted: readonly WantedPlacement[],
  current: readonly Placement[],
): Promise<void> {
  const added = wanted.filter((one) => !current.some((other) => isSame(one, other)));
  checkGrantable(ctx, [...new Set(added.flatMap(({ permissions }) => permissions))].sort());
  const left = current.filter((one) => !wanted.some((other) => isSame(one, other)));
  if (left.length === 0) return;
  const levels = await selectLevels(
    ctx.db,
    left.map((one) => one.department_id),
  );
  const lost = levels
    .filter(({ id }) => left.some((one) => one.level_id === id))
    .flatMap(({ permissions }) => permissions);
  checkRevocable(ctx, [...new Set(lost)].sort());
}
