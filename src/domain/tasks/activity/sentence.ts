import type { FieldChange } from '../store/history.ts';
import type { ActivityRow } from './entries.queries.ts';
import type { Names } from './names.ts';

/** What a sentence is made of. */
export interface Telling {
  readonly entry: ActivityRow;
  /** Who did it, as the sentence begins. */
  readonly who: string;
  readonly names: Names;
}

/** Tells one entry, without the full stop. */
export type Sentence = (telling: Telling) => string;

export const changeOf = ({ changes }: ActivityRow, field: string): FieldChange | undefined =>
  changes.find((change) => change.field === field);

/** Which of two lists of ids or words came and which went. */
export function difference({ old_value: before, new_value: after }: FieldChange): {
  added: string[];
  removed: string[];
} {
  const [old, now] = [before, after].map((value) => (Array.isArray(value) ? (value as string[]) : []));
  return {
    added: now!.filter((one) => !old!.includes(one)),
    removed: old!.filter((one) => !now!.includes(one)),
  };
}
