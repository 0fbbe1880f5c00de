import { permissions } from '#generated/permissions.ts';
import type { Service, TestAgency } from '../support/service.ts';

/** SOPs in every status with folders, tags, links, versions, reviews, and what readers leave behind. */
export async function seedSops(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const by = { key: agency.key };
  const note = (collection: string, ...ids: string[]) => (records[collection] ??= []).push(...ids);
  const folders: string[] = [];
  for (const [index, parent_id] of [
    [1, null],
    [2, null],
    [3, 'first'],
  ] as const) {
    const { data } = await service.ok(
      'createSopFolder',
      { body: { name: `${mark} section ${index}`, parent_id: parent_id === null ? null : folders[0]! } },
      by,
    );
    folders.push(data.id);
  }
  // An empty one, which can be deleted.
  const { data: empty } = await service.ok(
    'createSopFolder',
    { body: { name: `${mark} empty section` } },
    by,
  );
  note('sop-folders', ...folders, empty.id);
  const ids: string[] = [];
  for (let index = 1; index <= 7; index += 1) {
    const { data } = await service.ok(
      'createSop',
      {
        body: {
          title: `${mark} procedure ${index}`,
          summary: `${mark} things`,
          folder_id: folders[index % 3]!,
          tags: [`${mark.toLowerCase()}${index % 3}`, `${mark} topic`],
          department_ids: index === 2 ? [records['departments']![0]!] : [],
          estimated_minutes: index,
          review_interval_days: 30 + index,
          steps: [1, 2, 3].map((nth) => ({
            title: `${mark} step ${nth}`,
            summary: `${mark} text`,
            blocks: [
              { content: { type: 'text' as const, body_text: `${mark} text` } },
              { content: { type: 'checklist' as const, items: [{ text: `${mark} item` }] } },
              // Everyone but the first links to it.
              ...(ids[0] === undefined ? [] : [{ content: { type: 'sop' as const, sop_id: ids[0] } }]),
            ],
          })),
        },
      },
      by,
    );
    ids.push(data.id);
  }
  note('sops', ...ids);
  const [first, second, third, fourth, archived, , inReview] = ids as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const update = (id: string, body: object) =>
    service.ok('updateSop', { path: { id }, body: body as never }, by);
  for (const id of [fourth, third, second, first, archived])
    await update(id, { status: 'published', change_note: `${mark} note` });
  await update(archived, { status: 'archived' });
  for (let version = 2; version <= 3; version += 1) {
    await service.ok(
      'createSopSteps',
      { path: { id: first }, body: { steps: [{ title: `${mark} more ${version}` }] } },
      by,
    );
    await update(first, { status: 'published', is_reread_required: true });
  }
  await service.ok(
    'createSopSteps',
    { path: { id: second }, body: { steps: [{ title: `${mark} next` }] } },
    by,
  );
  const { data: copy } = await service.ok('getSopWorkingCopy', { path: { id: first } }, by);
  note('sop-steps', ...copy.steps.map(({ id }) => id));
  const blocks = copy.steps.flatMap((step) => step.blocks);
  note('sop-content-blocks', ...blocks.map(({ id }) => id));
  const checklists = blocks.filter(({ content }) => content.type === 'checklist');
  note('checklist-blocks', ...checklists.map(({ id }) => id));
  const [list] = checklists;
  const [item] = (list!.content as { items: { id: string }[] }).items;
  note('items', item!.id);
  await service.ok(
    'setSopChecklistItem',
    { path: { id: list!.id, itemId: item!.id }, body: { is_checked: true } },
    by,
  );
  const { data: versions } = await service.ok('listSopVersions', { path: { id: first } }, by);
  note('versions', ...versions.map(({ id }) => id));
  for (const other of [second, third, fourth])
    await service.ok(
      'addSopPrerequisites',
      { path: { id: first }, body: { prerequisites: [{ prerequisite_id: other, note: `${mark} note` }] } },
      by,
    );
  const { data: links } = await service.ok('listSopPrerequisites', { path: { id: first } }, by);
  note('sop-prerequisites', ...links.map(({ id }) => id));
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'setSopTag',
      { path: { name: `${mark} label ${index}` }, body: { color: '#112233', description: `${mark} things` } },
      by,
    );
    note('sop-tags', data.id);
  }
  await seedReviews(service, agency, { inReview, second, mark, by }, note);
  await seedReaders(service, agency, { ids: [first, second, third, fourth], mark, by }, note);
  // What nobody found.
  for (const search of [`${mark} nowhere`, `${mark} nothing`])
    await service.query(
      'insert into sop_searches (tenant_id, searched_on, search, last_searched_at) values ($1, current_date, $2, now())',
      [agency.id, search.toLowerCase()],
    );
}

type Note = (collection: string, ...ids: string[]) => void;
interface By {
  readonly mark: string;
  readonly by: { readonly key: string };
}

/** Reviews of several dates and outcomes. */
async function seedReviews(
  service: Service,
  agency: TestAgency,
  { inReview, second, mark, by }: By & { readonly inReview: string; readonly second: string },
  note: Note,
): Promise<void> {
  for (let index = 1; index <= 3; index += 1) {
    await service.ok(
      'updateSop',
      {
        path: { id: inReview },
        body: {
          status: 'in_review',
          change_note: `${mark} note`,
          due_date: `2031-0${index}-01T10:00:00.000Z`,
        },
      },
      by,
    );
    if (index < 3) await service.ok('updateSop', { path: { id: inReview }, body: { status: 'draft' } }, by);
  }
  await service.query(
    `insert into sop_reviews (tenant_id, sop_id, kind, status, content_revision, comment, reviewed_by, decided_at, due_date, created_at, updated_at)
    select $1, $2, 'periodic', (array['approved', 'rejected', 'requested'])[n], 1, case when n < 3 then $3 || ' comment' end,
      case when n < 3 then $4::uuid end, case when n < 3 then now() - n * interval '1 day' end, now() - n * interval '2 days',
      now() - n * interval '3 days', now() - n * interval '1 day' from generate_series(1, 3) n`,
    [agency.id, second, mark, agency.ownerId],
  );
  const rows = await service.query<{ id: string }>(
    'select id from sop_reviews where tenant_id = $1 order by id',
    [agency.id],
  );
  note('sop-reviews', ...rows.map(({ id }) => id));
}

/** Members who read, rate, remark and report, each at another time. */
async function seedReaders(
  service: Service,
  agency: TestAgency,
  { ids, mark, by }: By & { readonly ids: readonly string[] },
  note: Note,
): Promise<void> {
  const [first, second, third] = ids as [string, string, string];
  const keys = [
    by.key,
    await service.keyWith(agency, permissions),
    await service.keyWith(agency, permissions),
  ];
  for (const [index, key] of keys.entries()) {
    for (const id of ids.slice(0, 3 - index)) {
      const { data: view } = await service.ok('startSopView', { path: { id }, body: {} }, { key });
      await service.ok(
        'setSopViewProgress',
        { path: { id: view.id }, body: { status: 'started', is_acknowledged: true } },
        { key },
      );
      if (key === by.key) note('sop-views', view.id);
      await service.ok('setSopRating', { path: { id }, body: { rating: 5 - index } }, { key });
      await service.ok(
        'createSopFeedback',
        { body: { sop_id: id, body_text: `${mark} remark`, rating: 4 - index } },
        { key },
      );
    }
    const { data: flag } = await service.ok(
      'createSopOutdatedFlag',
      { path: { id: index < 2 ? second : third }, body: { body_text: `${mark} is old` } },
      { key },
    );
    note('sop-outdated-flags', flag.id);
  }
  // The caller reads the first one again and again, and reports it as often.
  for (let nth = 1; nth <= 2; nth += 1)
    await service.ok('startSopView', { path: { id: first }, body: {} }, by);
  for (let nth = 1; nth <= 3; nth += 1) {
    const { data: flag } = await service.ok(
      'createSopOutdatedFlag',
      { path: { id: first }, body: { body_text: `${mark} is old` } },
      by,
    );
    note('sop-outdated-flags', flag.id);
    for (const status of ['acknowledged', 'dismissed'] as const)
      if (nth < 3)
        await service.ok(
          'setSopOutdatedFlagStatus',
          {
            path: { id: flag.id },
            body: { status, ...(status === 'dismissed' && { reason: `${mark} reason` }) },
          },
          by,
        );
  }
  const feedback = await service.query<{ id: string }>('select id from sop_feedback where tenant_id = $1', [
    agency.id,
  ]);
  note('sop-feedback', ...feedback.map(({ id }) => id));
}
