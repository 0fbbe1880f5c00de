import { invalid } from '#src/platform/errors/index.ts';

/** Rows of one export. */
export const maxRows = 10_000;

/** An export holds everything that was asked for, or is refused. */
export function requireWhole(total: number, rows: string): void {
  if (total <= maxRows) return;
  throw invalid(
    'query.created_after',
    `and query.created_before leave ${total.toLocaleString('en')} ${rows}, and an export has at most ${maxRows.toLocaleString('en')}. Narrow the time, and export the rest in further files.`,
  );
}
