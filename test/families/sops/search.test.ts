import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { List } from '#src/platform/db/query/list.ts';
import type { searchHits } from '#src/families/sops/library/search.queries.ts';
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

  it('for words that say nothing alone looks through titles, summaries and tags', async () => {
    const word = `w${randomUUID().slice(0, 6)}`;
    await sops.published({
      title: 'Rules',
      tags: [word],
      steps: [{ title: 'S', blocks: [text('Is this it?')] }],
    });
    const { id } = await sops.published({ title: 'What is it?', tags: [word] });
    const find = async (search: string) =>
      (await service.ok('searchSops', { query: { search, tags: [word] } }, team.reader)).data;
    expect((await find('is it')).map(({ sop }) => sop.id)).toEqual([id]);
    expect(await find('%')).toEqual([]);
  });

  it('looks for its words once, for the hits, their number and their places', async () => {
    const pages = vi.spyOn(List.prototype, 'page');
    await service.ok('searchSops', { query: { search: 'anything' } }, team.reader);
    const [call, list] = [pages.mock.calls.at(-1)!, pages.mock.contexts.at(-1) as typeof searchHits];
    pages.mockRestore();
    const { sql } = list.compile(...(call as Parameters<typeof searchHits.compile>));
    expect(sql.match(/search_sop_places/gu)).toHaveLength(1);
    expect(sql).toMatch(/with "found" as materialized \(.*search_sop_places/su);
  });

  it('goes on being counted once a day has many', async () => {
    const words = `refund ${randomUUID()}`;
    const search = async () =>
      void (await service.ok('searchSops', { query: { search: words } }, team.reader));
    await search();
    await service.query(
      `insert into sop_searches (tenant_id, searched_on, search, last_searched_at)
        select $1, (app.now() at time zone 'UTC')::date, 'x ' || n, app.now() from generate_series(1, 1000) n`,
      [agency.id],
    );
    await search();
    const countOf = async (asked: string) =>
      (
        await service.query<{ search_count: number }>(
          'select search_count from sop_searches where tenant_id = $1 and search = $2',
          [agency.id, asked],
        )
      ).map((row) => row.search_count);
    expect(await countOf(words)).toEqual([2]);
    const late = `late ${randomUUID()}`;
    await service.ok('searchSops', { query: { search: late } }, team.reader);
    expect(await countOf(late)).toEqual([]);
    await service.query("delete from sop_searches where tenant_id = $1 and search like 'x %'", [agency.id]);
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
