import type { BulkOutcome, TrainingContentDeleted } from '#generated/types.gen.ts';
import { countOutcomes } from '#src/domain/bulk/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';

/** What becomes of parts that a request deletes: those deleted before are unchanged, unknown ones fail, and so does what `refusal` refuses. */
export function deletionOutcomes(
  ids: readonly string[],
  known: ReadonlyMap<string, boolean>,
  noun: string,
  refusal: (id: string) => string | undefined = () => undefined,
): { readonly outcomes: BulkOutcome[]; readonly gone: string[] } {
  const outcomes = ids.map((id): BulkOutcome => {
    const isDeleted = known.get(storedId(id));
    if (isDeleted === undefined)
      return { id, status: 'failed', error: { type: 'not_found', message: `${id} is not a ${noun}.` } };
    if (isDeleted) return { id, status: 'unchanged' };
    const message = refusal(storedId(id));
    return message === undefined
      ? { id, status: 'succeeded' }
      : { id, status: 'failed', error: { type: 'conflict', message } };
  });
  return {
    outcomes,
    gone: outcomes.flatMap(({ id, status }) => (status === 'succeeded' ? [storedId(id)] : [])),
  };
}

export const deleted = (outcomes: BulkOutcome[], parentRevision: number | null): TrainingContentDeleted => ({
  outcomes,
  ...countOutcomes(outcomes),
  parent_revision: parentRevision,
});

/** The list with one entry at a place, or last. */
export const placed = (
  ids: readonly string[],
  added: readonly string[],
  position: number | undefined,
): string[] => {
  const others = ids.filter((id) => !added.includes(id));
  return others.toSpliced(Math.min(position ?? others.length, others.length), 0, ...added);
};

/** The last required content of a published course stays. */
export const keepsLast =
  'A published course keeps at least one required lesson or assessment. Archive the course instead.';
