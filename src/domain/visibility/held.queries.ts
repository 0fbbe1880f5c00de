import { sql, type RawBuilder } from 'kysely';

/** Whether a condition holds, as far as it is known before it is asked: true and false never reach the database. */
export type Held = boolean | RawBuilder<boolean>;

export const allHeld = (parts: readonly Held[]): Held =>
  parts.includes(false) ? false : joined(parts, true, sql` and `);

export const anyHeld = (parts: readonly Held[]): Held =>
  parts.includes(true) ? true : joined(parts, false, sql` or `);

function joined(parts: readonly Held[], neutral: boolean, word: RawBuilder<unknown>): Held {
  const asked = parts.filter((part) => typeof part !== 'boolean');
  const [only] = asked;
  if (only === undefined) return neutral;
  return asked.length === 1 ? only : sql<boolean>`(${sql.join(asked, word)})`;
}

/** As a condition in a statement. */
export function conditionOf(held: Held): RawBuilder<boolean> {
  if (typeof held !== 'boolean') return held;
  return held ? sql<boolean>`true` : sql<boolean>`false`;
}
