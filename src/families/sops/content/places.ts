import type { SopPublishedStep } from '#generated/types.gen.ts';
import { textOfBlock } from '#src/domain/blocks/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { StoredSop } from '../record/sop-record.queries.ts';
import { replacePlaces, selectLiveSteps, type Place } from './places.queries.ts';

type Texts = Pick<StoredSop, 'id' | 'title' | 'summary' | 'tags'>;

/** What a search finds of an SOP: while it is published, its record and its live version; otherwise nothing. */
export async function indexSop(
  db: Db,
  sop: Texts & Pick<StoredSop, 'status' | 'live_version_id'>,
  steps?: readonly SopPublishedStep[],
): Promise<void> {
  if (sop.status !== 'published' || sop.live_version_id === null)
    return replacePlaces(db, [{ sopId: sop.id, places: [] }], 'all');
  const live = steps ?? (await selectLiveSteps(db, sop.live_version_id));
  const places = [...recordPlaces(sop), ...contentPlaces(live)];
  return replacePlaces(db, [{ sopId: sop.id, places }], 'all');
}

/** As `indexSop`, after a change of the records alone, of many SOPs at once. */
export const indexRecords = (db: Db, sops: readonly (Texts & Pick<StoredSop, 'status'>)[]): Promise<void> =>
  replacePlaces(
    db,
    sops.flatMap((sop) => (sop.status === 'published' ? [{ sopId: sop.id, places: recordPlaces(sop) }] : [])),
    'record',
  );

const ofRecord = (place: Place['place'], text: string): Place => ({
  place,
  step_id: null,
  block_id: null,
  body_text: text,
});

const recordPlaces = ({ title, summary, tags }: Texts): Place[] => [
  ofRecord('title', title),
  ...(summary === null ? [] : [ofRecord('summary', summary)]),
  ...tags.map((tag) => ofRecord('tag', tag)),
];

const contentPlaces = (steps: readonly SopPublishedStep[]): Place[] =>
  steps.flatMap(({ id, title, summary, blocks }) => [
    {
      place: 'step',
      step_id: id,
      block_id: null,
      body_text: summary === null ? title : `${title}\n${summary}`,
    },
    ...blocks.flatMap((block): Place[] => {
      const text = textOfBlock(block.content);
      return text === '' ? [] : [{ place: 'block', step_id: id, block_id: block.id, body_text: text }];
    }),
  ]);
