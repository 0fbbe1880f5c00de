import type { DataImportPlan, DataImportProblem } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Kit } from './rows/kit.ts';
import { countOutcomes, hashRows, selectProblems } from './rows/rows.queries.ts';

const maxProblems = 100;

/** The fingerprint of what would become of the rows, with the mapping and the targets as they are now. */
export const planHash = (db: Db, { wanted, targets }: Kit, checkId: string): Promise<string> => {
  const { profile_id, process_definition_id, source_name, mapping, key_column, match_targets, on_match } =
    wanted;
  const settings = {
    profile_id,
    process_definition_id,
    source_name,
    mapping,
    key_column,
    match_targets,
    on_match,
  };
  return hashRows(db, wanted.id, checkId, JSON.stringify([settings, targets]));
};

const blockingOf =
  ({ row_count: rowCount }: Pick<Kit['wanted'], 'row_count'>) =>
  (column: string | null, code: DataImportProblem['code'], message: string): DataImportProblem => ({
    column,
    code,
    is_blocking: true,
    row_count: rowCount,
    first_row_numbers: [],
    message,
  });

/** Columns whose numbers could be a thousand times what they are: nobody guesses. */
export const unclearNumbers = (
  wanted: Pick<Kit['wanted'], 'row_count'>,
  columns: readonly string[],
): DataImportProblem[] =>
  columns
    .map((column) =>
      blockingOf(wanted)(
        column,
        'ambiguous',
        'Choose the number_format of the column: its numbers do not tell whether their commas or their points are decimal, as in 1,234.',
      ),
    )
    .slice(0, maxProblems);

/** Targets that a new record needs and no column fills, and columns whose target is gone: with these no row is looked at. */
export function blockingProblems({ wanted, targets, reading }: Kit): DataImportProblem[] {
  const mapped = new Set(wanted.mapping.map(({ target }) => target));
  const known = new Set(reading.columns.map(({ mapping }) => mapping.column));
  const blocking = blockingOf(wanted);
  return [
    ...targets
      .filter(({ key, is_required: isRequired }) => isRequired && !mapped.has(key))
      .map(({ key, label }) =>
        blocking(null, 'unmapped', `Map a column to ${label} (${key}), which a new record needs.`),
      ),
    ...wanted.mapping
      .filter(({ column }) => !known.has(column))
      .map(({ column, target }) =>
        blocking(
          column,
          'unknown',
          `Map the column to another target: ${target} is gone, or you may not fill it.`,
        ),
      ),
  ].slice(0, maxProblems);
}

/** The plan as the rows make it: what is expected of all, or what became of those that are done. */
export async function planOf(
  db: Db,
  wanted: Pick<Kit['wanted'], 'id'>,
  checkId: string,
  {
    hash,
    checkedAt,
    isDone,
  }: { readonly hash: string; readonly checkedAt: string; readonly isDone: boolean },
): Promise<DataImportPlan> {
  const counts = await countOutcomes(db, wanted.id, checkId, isDone);
  const problems = await selectProblems(db, wanted.id, checkId, isDone, maxProblems);
  return { plan_hash: hash, ...counts, problems, checked_at: checkedAt };
}
