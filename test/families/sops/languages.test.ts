import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { sopLanguages } from '#src/families/sops/periodic.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { Host } from '../../mcp/host.ts';
import { text, writing, type Writing } from './writing.ts';

/** SOPs are found as an agency of another language looks for them; a service of its own, since the worker looks at all agencies. */
let service: Service;
let agency: TestAgency;
let sops: Writing;
beforeAll(async () => {
  service = await startService({});
  [agency] = service.agencies;
  sops = writing(service);
});
afterAll(() => service?.stop());

const speak = (locale: string) =>
  service.query('update tenants set locale = $2 where id = $1', [agency.id, locale]);
const find = async (search: string) => (await service.ok('searchSops', { query: { search } })).data;
const languagesOf = async () =>
  (
    await service.query<{ language: string }>(
      'select distinct language from sop_places where tenant_id = $1',
      [agency.id],
    )
  ).map(({ language }) => language);

it('finds other forms of words, and goes on finding them while the language of the agency changes', async () => {
  await speak('de-DE');
  const { id } = await sops.published({
    title: 'Die Öffnungszeiten',
    steps: [{ title: 'Prüfen', blocks: [text('Alle Verträge wurden VERLÄNGERT.')] }],
  });
  const finds = async (...searches: string[]) => {
    for (const search of searches)
      expect(
        (await find(search)).map(({ sop }) => sop.id),
        search,
      ).toEqual([id]);
  };
  await finds('vertrag', 'öffnungszeit', 'verlängert vertrag', '"alle vertrage"', 'die');
  const [hit] = await find('vertrag');
  const { excerpt, highlights } = hit!.places[0]!;
  expect(highlights.map(({ offset, length }) => excerpt.slice(offset, offset + length))).toEqual([
    'Verträge',
  ]);
  await speak('en-US');
  await finds('vertrag');
  // An AI host is told of them as well.
  const host = await Host.connect(service.url, await service.keyWith(agency, ['sops.view']));
  const { knowledge } = await host.start('Wie sind die Öffnungszeiten?', {
    prompt_in_english: 'What are the opening hours?',
  });
  await host.close();
  expect(knowledge.map((item) => item.id)).toEqual([id]);
  const pool = openOwnerPool(service.ownerUrl, 'test', 1);
  const owner = await pool.connect();
  await sopLanguages.run((piece) => piece(owner)).finally(() => owner.release());
  await pool.end();
  expect(await languagesOf()).toEqual(['english']);
  await finds('verträge');
});

it('finds words of scripts without spaces', async () => {
  await speak('ja-JP');
  const { id } = await sops.published({ title: '契約更新の手順', steps: [{ title: '担当者に電話する' }] });
  for (const search of ['契約', '契約更新', '電話', '手順 担当者', '"契約更新の手順"'])
    expect(
      (await find(search)).map(({ sop }) => sop.id),
      search,
    ).toEqual([id]);
  const [hit] = await find('契約');
  expect(hit!.places[0]).toMatchObject({ excerpt: '契約更新の手順', highlights: [{ offset: 0, length: 2 }] });
  expect(await find('約契')).toEqual([]);
});
