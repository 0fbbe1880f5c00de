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

describe('tags', () => {
  it('have one spelling, whoever writes them', async () => {
    const name = `Tax ${randomUUID().slice(0, 8)}`;
    const { id } = await sops.published({ tags: [name] });
    expect((await sops.create({ tags: [name.toUpperCase()] })).tags).toEqual([name]);
    const { data: found } = await service.ok('listSopTags', { query: { search: name } });
    expect(found).toMatchObject([{ name, sop_count: 2, color: null, revision: 1 }]);
    await service.takeEvents(agency);
    const { data: respelled } = await service.ok('setSopTag', {
      path: { name: name.toLowerCase() },
      body: { color: '#2f6fed' },
    });
    expect(respelled).toMatchObject({
      id: found[0]!.id,
      name: name.toLowerCase(),
      color: '#2f6fed',
      revision: 2,
    });
    expect((await sops.see(id)).tags).toEqual([name.toLowerCase()]);
    expect(await told()).toMatchObject([
      { event_type: 'sop.updated', data: { sop: { id }, _changed_fields: ['tags'] } },
    ]);
    await service.ok('setSopTag', { path: { name: name.toLowerCase() }, body: { color: '#2f6fed' } });
    expect(await told()).toEqual([]);
    const missing = await service.call('setSopTag', {
      path: { name: randomUUID() },
      body: { expected_revision: 1 },
    });
    expect(missing.status).toBe(404);
  });

  it('count the SOPs that the caller may read', async () => {
    const name = `Seen ${randomUUID().slice(0, 8)}`;
    await sops.published({ tags: [name] });
    await sops.create({ tags: [name] });
    await sops.published({ tags: [name], is_restricted: true });
    const hidden = `Hidden ${randomUUID().slice(0, 8)}`;
    await sops.create({ tags: [hidden] });
    const counts = async (search: string, by: { key: string }, query: object = {}) =>
      (await service.ok('listSopTags', { query: { search, ...query } }, by)).data.map(
        ({ sop_count: count }) => count,
      );
    expect([await counts(name, team.reader), await counts(name, team.author)]).toEqual([[1], [2]]);
    expect([await counts(name, agency), await counts(hidden, team.reader)]).toEqual([[3], [0]]);
    expect([
      await counts(hidden, team.reader, { is_used: true }),
      await counts(hidden, team.reader, { is_used: false }),
      await counts(hidden, team.author, { is_used: true }),
    ]).toEqual([[], [0], [1]]);
  });

  it('are spelled as their SOPs spell them when they are renamed and given at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [former, next] = [`o${randomUUID().slice(0, 8)}`, `n${randomUUID().slice(0, 8)}`];
      await sops.published({ tags: [former] });
      const [tag] = (await service.ok('listSopTags', { query: { search: former } })).data;
      const [, ...created] = await Promise.all([
        service.call('updateSopTag', { path: { id: tag!.id }, body: { name: next } }),
        ...Array.from({ length: 4 }, () => sops.create({ tags: [former] })),
      ]);
      const given = await Promise.all(created.map(({ id }) => sops.see(id)));
      const { data: known } = await service.ok('listSopTags', { query: {} });
      const names = known.map((each) => each.name);
      for (const { tags } of given) expect(names).toContain(tags[0]);
    }
  });

  it('are renamed, joined with another, and deleted in all their SOPs', async () => {
    const [first, second] = [`a${randomUUID().slice(0, 8)}`, `b${randomUUID().slice(0, 8)}`];
    const { id } = await sops.published({ tags: [first, second] });
    const tagOf = async (search: string) => (await service.ok('listSopTags', { query: { search } })).data[0]!;
    const tag = await tagOf(first);
    const renamed = await service.ok('updateSopTag', {
      path: { id: tag.id },
      body: { name: `${first}x`, expected_revision: 1 },
    });
    expect(renamed.data).toMatchObject({ id: tag.id, name: `${first}x`, revision: 2 });
    expect((await sops.see(id)).tags).toEqual([`${first}x`, second]);
    const joined = await service.ok('updateSopTag', { path: { id: tag.id }, body: { name: second } });
    expect(joined.data.name).toBe(second);
    expect((await sops.see(id)).tags).toEqual([second]);
    expect((await service.call('updateSopTag', { path: { id: tag.id }, body: { name: 'x' } })).status).toBe(
      404,
    );
    await service.takeEvents(agency);
    const rest = await tagOf(second);
    expect((await service.call('deleteSopTag', { path: { id: rest.id } }, team.author)).status).toBe(403);
    await service.ok('deleteSopTag', { path: { id: rest.id }, query: { expected_revision: rest.revision } });
    expect((await sops.see(id)).tags).toEqual([]);
    expect(await told()).toMatchObject([{ event_type: 'sop.updated', data: { _changed_fields: ['tags'] } }]);
  });
});
