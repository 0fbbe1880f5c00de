import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addTeam, writing, type Team, type Writing } from './writing.ts';

let service: Service;
let agency: TestAgency;
let team: Team;
let sops: Writing;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
});
beforeEach(async () => void (await service.takeEvents(agency)));
afterAll(() => service?.stop());

const told = async () => service.takeEvents(agency);

describe('prerequisites', () => {
  const add = (id: string, prerequisites: object[], by?: { key: string }) =>
    service.call('addSopPrerequisites', { path: { id }, body: { prerequisites } }, by);

  it('are added one by one, change, and never form a cycle', async () => {
    const [a, b, c] = [await sops.published(), await sops.published(), await sops.published()].map(
      ({ id }) => id,
    ) as [string, string, string];
    await service.takeEvents(agency);
    const { data } = (
      await add(a, [
        { prerequisite_id: b, note: 'Tone.' },
        { prerequisite_id: a },
        { prerequisite_id: randomUUID() },
      ])
    ).body;
    expect(data.outcomes.map(({ status }: { status: string }) => status)).toEqual([
      'succeeded',
      'failed',
      'failed',
    ]);
    expect(data.outcomes[0].prerequisite).toMatchObject({
      prerequisite: { id: b },
      is_required: true,
      note: 'Tone.',
      position: 0,
    });
    expect(await told()).toMatchObject([
      { event_type: 'sop.updated', data: { sop: { id: a }, _changed_fields: ['prerequisites'] } },
    ]);
    expect((await add(a, [{ prerequisite_id: b, note: 'Tone.' }])).body.data).toMatchObject({
      unchanged: 1,
      sop_revision: data.sop_revision,
    });
    expect(await told()).toEqual([]);
    expect(
      (await add(a, [{ prerequisite_id: b, is_required: false }])).body.data.outcomes[0].prerequisite
        .is_required,
    ).toBe(false);
    await add(b, [{ prerequisite_id: c }]);
    for (const id of [b, c]) {
      const { outcomes } = (await add(id, [{ prerequisite_id: a }])).body.data;
      expect(outcomes[0]).toMatchObject({ status: 'failed', error: { type: 'conflict' } });
    }
    const { data: listed } = await service.ok('listSopPrerequisites', { path: { id: a } }, team.reader);
    expect(listed.map(({ prerequisite }) => prerequisite.id)).toEqual([b]);
    const { data: details } = await service.ok('getSopDetails', { path: { id: a } }, team.reader);
    expect(details.prerequisites).toHaveLength(1);
    const remove = (ids: string[]) => service.call('deleteSopPrerequisites', { query: { id: ids } });
    const link = listed[0]!.id;
    expect((await remove([link])).body.data).toMatchObject({ succeeded: 1, step_revision: null });
    expect((await remove([link])).body.data).toMatchObject({ unchanged: 1 });
    expect((await add(c, [{ prerequisite_id: a }])).body.data.succeeded).toBe(1);
    expect((await add(a, [{ prerequisite_id: b }], team.reader)).status).toBe(403);
  });

  it('that authors add at once form no cycle, at any distance', async () => {
    const chains = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const [a, b, c] = [
          (await sops.published()).id,
          (await sops.published()).id,
          (await sops.published()).id,
        ];
        await add(b, [{ prerequisite_id: c }]);
        return [a, b, c] as const;
      }),
    );
    const added = await Promise.all(
      chains.map(async ([a, b, c]) => {
        const answers = await Promise.all([
          add(a, [{ prerequisite_id: b }]),
          add(c, [{ prerequisite_id: a }]),
        ]);
        return answers.map(({ body }) => body.data.succeeded).sort();
      }),
    );
    expect(added).toEqual(chains.map(() => [0, 1]));
  });

  it('that are deleted neither count nor lead on', async () => {
    const [a, b, c] = [await sops.create(), await sops.create(), await sops.create()].map(({ id }) => id) as [
      string,
      string,
      string,
    ];
    await add(a, [{ prerequisite_id: b }]);
    await add(b, [{ prerequisite_id: c }]);
    await service.ok('deleteSop', { path: { id: b } });
    expect((await add(c, [{ prerequisite_id: a }])).body.data.succeeded).toBe(1);
    const gone = await Promise.all(Array.from({ length: 49 }, () => sops.create()));
    const [last, more] = [await sops.create(), await sops.create()];
    const links = [...gone, last].map(({ id }) => ({ prerequisite_id: id }));
    expect((await add(a, links)).body.data.succeeded).toBe(50);
    expect((await add(a, [{ prerequisite_id: more.id }])).body.data.failed).toBe(1);
    for (const { id } of gone) await service.ok('deleteSop', { path: { id } });
    expect((await add(a, [{ prerequisite_id: more.id }])).body.data.succeeded).toBe(1);
    const { data: listed } = await service.ok('listSopPrerequisites', { path: { id: a } });
    expect(listed.map(({ prerequisite }) => prerequisite.id)).toEqual([last.id, more.id]);
  });

  it('that a reader may not read are left out', async () => {
    const [a, hidden] = [(await sops.published()).id, (await sops.published({ is_restricted: true })).id];
    await add(a, [{ prerequisite_id: hidden }]);
    expect((await service.ok('listSopPrerequisites', { path: { id: a } }, team.reader)).data).toEqual([]);
    expect((await service.ok('listSopPrerequisites', { path: { id: a } })).data).toHaveLength(1);
  });
});
