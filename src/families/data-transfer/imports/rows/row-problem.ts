import { readRow } from '../reading/read-row.ts';
import type { Values, Writer } from '../targets/kinds.ts';
import { keyTarget, refusalsOf, type RowRefusal } from './faults.ts';
import type { Kit } from './kit.ts';
import type { RowProblem } from './rows.queries.ts';

/** Problems of a row that are told. */
const maxTold = 20;
/** How often a refused row is tried again without what is wrong. */
const maxTries = 3;
const maxMessage = 4_000;
const maxText = 100;

/**
 * Everything that is wrong with a refused row: the cells that cannot be read, and what the operation refuses in the others. `attempt` stores
 * values and takes them back.
 */
export async function problemOf(
  ctx: Writer,
  kit: Kit,
  textOf: (column: string) => string,
  error: unknown,
  attempt: (values: Values) => Promise<unknown>,
): Promise<RowProblem> {
  const told = refusalsOf(kit, error);
  const columns = new Set(told.map(({ column }) => column));
  if (told.every((each) => canBeLeftOut(kit, each))) {
    const { values } = await readRow(ctx, kit.reading, textOf);
    const left = new Map(values);
    let latest: readonly RowRefusal[] = told;
    for (let tries = 0; tries < maxTries && latest.length > 0; tries += 1) {
      for (const { target } of latest) left.delete(target!);
      const found = await refusalsIn(kit, () => attempt(left));
      latest = found.filter(({ column }) => column !== null && !columns.has(column));
      for (const each of latest) columns.add(each.column);
      told.push(...latest);
      if (found.some((each) => !canBeLeftOut(kit, each))) break;
    }
  }
  return composed(told, textOf);
}

/** Whether a row without that value would still be about the same record. */
const canBeLeftOut = ({ matching }: Kit, { target, column, code }: RowRefusal): boolean =>
  target !== null &&
  column !== null &&
  code !== 'required' &&
  code !== 'duplicate' &&
  target !== keyTarget &&
  target !== 'profile' &&
  !matching.some(({ key }) => key === target);

async function refusalsIn(kit: Kit, attempt: () => Promise<unknown>): Promise<readonly RowRefusal[]> {
  try {
    await attempt();
    return [];
  } catch (error) {
    return refusalsOf(kit, error);
  }
}

function composed(all: readonly RowRefusal[], textOf: (column: string) => string): RowProblem {
  const told = all.slice(0, maxTold);
  const { column, code, message, type } = told[0]!;
  const sentences = told.map((each) =>
    each.column === null ? each.message : `${each.column}: ${each.message}`,
  );
  return {
    column,
    code,
    message,
    error: { type, message: sentences.join(' ').slice(0, maxMessage) },
    problems: told.map((each) => ({
      column: each.column,
      code: each.code,
      text: each.column === null ? null : shortened(textOf(each.column)),
      message: each.message,
    })),
  };
}

function shortened(text: string): string {
  const characters = [...text.slice(0, 2 * maxText + 2)];
  return characters.length <= maxText ? text : `${characters.slice(0, maxText - 1).join('')}\u2026`;
}
