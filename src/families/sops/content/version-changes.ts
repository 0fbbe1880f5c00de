import type { ContentChange, SopPublishedStep } from '#generated/types.gen.ts';
import { contentChanges } from '#src/domain/blocks/index.ts';

interface Compared {
  readonly sop_id: string;
  readonly title: string;
  readonly summary: string | null;
  readonly steps: readonly SopPublishedStep[];
}

const maxChanges = 10_000;

/** Differences of title, summary, steps and blocks, in reading order of the newer. */
export function changesBetweenVersions(older: Compared, newer: Compared): ContentChange[] {
  const ofRecord = (['title', 'summary'] as const).flatMap((field): ContentChange[] =>
    older[field] === newer[field]
      ? []
      : [
          {
            change: 'changed',
            kind: 'sop',
            id: newer.sop_id,
            path: field,
            title: newer.title,
            old_value: older[field],
            new_value: newer[field],
          },
        ],
  );
  return [...ofRecord, ...contentChanges(older.steps, newer.steps)].slice(0, maxChanges);
}
