import type { Service } from '../support/service.ts';
import { word, year } from './private-marks.ts';

/** A restricted SOP of the caller with everything that hangs on it, one that was archived, and one that was deleted. */
export async function seedPrivateSops(
  service: Service,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const create = async (nth: string, statuses: readonly ('published' | 'archived')[]): Promise<string> => {
    const { data } = await service.ok(
      'createSop',
      {
        body: {
          title: `${word} procedure ${nth}`,
          summary: `${word} things`,
          is_restricted: true,
          steps: [
            {
              title: `${word} step`,
              blocks: [
                { content: { type: 'text', body_text: `${word} text` } },
                { content: { type: 'checklist', items: [{ text: `${word} item` }] } },
              ],
            },
          ],
        },
      },
      by,
    );
    for (const status of statuses)
      await service.ok(
        'updateSop',
        {
          path: { id: data.id },
          body: { status, ...(status === 'published' && { change_note: `${word} note` }) },
        },
        by,
      );
    return data.id;
  };
  const living = await create('living', ['published']);
  const archived = await create('archived', ['published', 'archived']);
  const deleted = await create('deleted', []);
  await service.ok('deleteSop', { path: { id: deleted } }, by);
  const waiting = await create('waiting', []);
  await service.ok(
    'updateSop',
    {
      path: { id: waiting },
      body: { status: 'in_review', change_note: `${word} change`, due_date: `${year}3-01T10:00:00.000Z` },
    },
    by,
  );
  await service.ok('startSopView', { path: { id: living }, body: {} }, by);
  const { data: flag } = await service.ok(
    'createSopOutdatedFlag',
    { path: { id: living }, body: { body_text: `${word} is old` } },
    by,
  );
  const { data: feedback } = await service.ok(
    'createSopFeedback',
    { body: { sop_id: living, body_text: `${word} remark`, rating: 2 } },
    by,
  );
  const { data: copy } = await service.ok('getSopWorkingCopy', { path: { id: living } }, by);
  const { data: reviewed } = await service.ok('getSop', { path: { id: waiting } }, by);
  return {
    sops: [living, archived, waiting, deleted],
    'sop-steps': copy.steps.map(({ id }) => id),
    'sop-content-blocks': copy.steps.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
    'sop-outdated-flags': [flag.id],
    'sop-feedback': [feedback.id],
    'sop-reviews': reviewed.open_review_ids,
  };
}
