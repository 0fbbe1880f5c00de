import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addTeam, text, writing, type Team, type Writing } from './writing.ts';

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
afterAll(() => service?.stop());

describe('a search', () => {
  it('finds all words wherever they stand, and tells the places, best first', async () => {
    const word = `zoetrope${randomUUID().slice(0, 6)}`;
    const { id } = await sops.published({
      title: `Handle a ${word}`,
      tags: [word],
      steps: [
        {
          title: 'Turn',
          blocks: [text('Nothing here.'), text(`Place the ${word} on the **tables** of the client.`)],
        },
      ],
    });
    const { id: second } = await sops.published({
      steps: [{ title: 'Look', blocks: [text(`A ${word} again.`)] }],
    });
    const find = async (search: string, query: object = {}) =>
      (await service.ok('searchSops', { query: { search, ...query } }, team.reader)).data;
    const hits = await find(word.toUpperCase());
    expect(hits.map(({ sop }) => sop.id)).toEqual([id, second]);
    expect(hits[0]).toMatchObject({ score: 1, sop: { status: 'published', version: 1 } });
    expect(hits[0]!.places.map(({ place }) => place)).toEqual(['title', 'tag', 'block']);
    await sops.published({ title: `${word} ${word} ${word}`, is_restricted: true });
    expect((await find(word))[0]!.score).toBe(1);
    const { excerpt, highlights, block_id, step_id } = hits[0]!.places[2]!;
    expect([block_id, step_id]).toEqual([expect.any(String), expect.any(String)]);
    expect(highlights.map(({ offset, length }) => excerpt.slice(offset, offset + length))).toEqual([word]);
    // Another form of the word, in another place than the first.
    expect((await find(`${word} table`)).map(({ sop }) => sop.id)).toEqual([id]);
    expect(await find(`"table ${word}"`)).toEqual([]);
    expect((await find(`"the ${word} on"`)).map(({ sop }) => sop.id)).toEqual([id]);
    expect(await find(`${word} unheardof`)).toEqual([]);
    expect((await find(word, { sort: 'title', order: 'asc' })).map(({ sop }) => sop.id)).toEqual([
      id,
      second,
    ]);
    expect((await find(`how do we use the ${word}`)).length).toBe(0);
    expect((await find(`the ${word}`)).length).toBe(2);
  });

  it('finds the text of the live version, not of the working copy, and the record as it is now', async () => {
    const [old, next] = [`ormolu${randomUUID().slice(0, 6)}`, `quoin${randomUUID().slice(0, 6)}`];
    const { id } = await sops.published({ steps: [{ title: old }] });
    const count = async (search: string) =>
      (await service.ok('searchSops', { query: { search } })).pagination.total;
    const { steps } = await sops.copyOf(id);
    await service.ok('updateSopStep', { path: { id: steps[0]!.id }, body: { title: next } });
    expect([await count(old), await count(next)]).toEqual([1, 0]);
    await sops.update(id, { status: 'published' });
    expect([await count(old), await count(next)]).toEqual([0, 1]);
    await sops.update(id, { title: `Now ${old}` });
    expect(await count(old)).toBe(1);
    await sops.update(id, { status: 'archived' });
    expect([await count(old), await count(next)]).toEqual([0, 0]);
  });

  it('without a result is counted, and told to authors', async () => {
    const words = `Refund ${randomUUID()}`;
    for (const search of [words, words.toUpperCase()])
      await service.ok('searchSops', { query: { search } }, team.reader);
    await service.ok('searchSops', { query: { search: words, tags: ['x'] } }, team.reader);
    const { data } = await service.ok('getKnowledgeBaseStats', {}, team.author);
    expect(data.failed_searches.find(({ search }) => search === words.toLowerCase())).toMatchObject({
      search_count: 2,
    });
    expect((await service.ok('getKnowledgeBaseStats', {}, team.reader)).data.failed_searches).toEqual([]);
  });
});
