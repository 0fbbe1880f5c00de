import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteLanguages } from '#src/families/client-notes/periodic.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { Host } from '../mcp/host.ts';
import { newAgency } from '../support/agencies.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';

/** What agencies of several languages write is found as they would look for it, whatever the database's own collation. */
const texts = {
  'de-DE': {
    client: 'Bäckerei Großmann',
    note: 'Die Verträge mit der Straßenbaufirma wurden verlängert.',
    task: 'Öffnungszeiten prüfen',
    comment: 'Schöne Grüße aus KÖLN',
    prompt: 'Welcher Vertrag wird verlängert?',
    searches: {
      listClients: ['bäckerei', 'BACKEREI', 'GROSSMANN', 'großm', 'gr', 'BÄ', 'b'],
      listClientNotes: ['strassenbau', 'VERTRÄGE', 'vertrage', 'ST', 'vE'],
      listTasks: ['ÖFFNUNG', 'offnungszeiten pru', 'öf', 'Pr', 'ö'],
      listComments: ['grüsse', 'köln', 'GRÜßE', 'kö', 'G'],
    },
    misses: ['mueller', 'mu', 'rt', 'x'],
  },
  'tr-TR': {
    client: 'İSTANBUL Işık',
    note: 'ISPARTA fabrikasındaki sözleşmeler yenilendi.',
    task: 'ısparta ziyareti',
    comment: 'ÇIKIŞ KAPISI',
    prompt: 'ısparta sözleşmesi',
    searches: {
      listClients: ['istanbul', 'İstanbul', 'ISTANBUL', 'ışık', 'isik', 'İS', 'ış', 'ı', 'I'],
      listClientNotes: ['ısparta', 'isparta', 'SÖZLEŞME', 'ıs', 'SÖ', 'ye'],
      listTasks: ['ISPARTA', 'ısparta z', 'Isparta', 'Zi', 'ıs'],
      listComments: ['çıkış', 'cikis', 'Çıkış kapısı', 'çı', 'k'],
    },
    misses: ['izmir', 'zl', 'w'],
  },
  'ja-JP': {
    client: '株式会社山田商事',
    note: '来年度の契約更新はカフェの担当者が決める。',
    task: '請求書を送る',
    comment: '猫の写真',
    prompt: '契約の更新について',
    searches: {
      listClients: ['山田', '山田商事', '商'],
      listClientNotes: ['契約', 'ｶﾌｪ', '契約更新'],
      listTasks: ['請求', '送る'],
      listComments: ['猫', '写真'],
    },
    misses: ['田山', '犬', 'za'],
  },
} as const;

describe.each([
  ['a database that knows ASCII alone', { locale: 'C' }],
  ['a database of Unicode', {}],
] as const)('in %s', (_, database) => {
  let service: Service;
  const hosts: Host[] = [];

  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(async () => {
    for (const host of hosts) await host.close();
    await service?.stop();
  });

  const speak = (agency: TestAgency, locale: string) =>
    service.ok('updateAgencySettings', { body: { locale } }, agency);

  async function write(agency: TestAgency, words: (typeof texts)[keyof typeof texts]) {
    const { id: profile_id } = (
      await service.ok('createClientProfile', { body: { name: words.task } }, agency)
    ).data;
    const { id: client_id } = (
      await service.ok('createClient', { body: { name: words.client, profile_id } }, agency)
    ).data;
    await service.ok('createClientNote', { body: { client_id, body_text: words.note } }, agency);
    const { id: record_id } = (
      await service.ok('createTask', { body: { name: words.task, client_id } }, agency)
    ).data;
    await service.ok(
      'createComment',
      { body: { record_kind: 'task', record_id, body_text: words.comment } },
      agency,
    );
  }

  const notesFor = async (agency: TestAgency, prompt: string): Promise<string[]> => {
    const host = await Host.connect(service.url, agency.key);
    hosts.push(host);
    const { knowledge } = await host.start(prompt, { prompt_in_english: 'Read what was noted' });
    return knowledge.filter(({ kind }) => kind === 'client_note').map(({ excerpt }) => excerpt);
  };

  it.each(Object.keys(texts) as (keyof typeof texts)[])('%s is found', async (locale) => {
    const agency = await newAgency(service.db, locale, locale.toLowerCase());
    const words = texts[locale];
    await speak(agency, locale);
    await write(agency, words);
    for (const [operation, searches] of Object.entries(words.searches)) {
      const count = async (search: string) =>
        (await service.ok(operation as 'listClients', { query: { search } }, agency)).data.length;
      for (const search of searches) expect([search, await count(search)]).toEqual([search, 1]);
      for (const search of words.misses) expect([search, await count(search)]).toEqual([search, 0]);
    }
    const hits = await service.ok(
      'searchClients',
      { query: { search: words.searches.listClients[0] } },
      agency,
    );
    expect(hits.data).toMatchObject([{ name: words.client, matches: expect.arrayContaining(['name']) }]);
    expect(await notesFor(agency, words.prompt)).toEqual([words.note]);
  });

  it('finds notes while their words are stored in the language before, and after', async () => {
    const agency = await newAgency(service.db, 'Moved', 'moved');
    await write(agency, texts['de-DE']);
    const languages = () =>
      service.query('select distinct language from client_notes where tenant_id = $1', [agency.id]);
    expect(await languages()).toEqual([{ language: 'english' }]);
    await speak(agency, 'de-DE');
    for (const prompt of ['Straßenbaufirma', 'verlängert'])
      expect(await notesFor(agency, prompt)).toHaveLength(1);
    expect(await notesFor(agency, 'Vertrag'), 'English knows no German').toEqual([]);
    const pool = openOwnerPool(service.ownerUrl, 'test', 1);
    const owner = await pool.connect();
    await noteLanguages.run((piece) => piece(owner)).finally(() => owner.release());
    await pool.end();
    expect(await languages()).toEqual([{ language: 'german' }]);
    expect(await notesFor(agency, 'Vertrag')).toHaveLength(1);
  });

  const bodyOf = async (name: string): Promise<string> =>
    (
      await service.query<{ prosrc: string }>(
        "select prosrc from pg_proc where pronamespace = 'app'::regnamespace and proname = $1",
        [name],
      )
    )[0]!.prosrc;

  it.each(['clients', 'client_notes', 'tasks', 'task_stages', 'comments'])(
    'looks in %s for beginnings of words, parts of words, and pairs',
    async (table) => {
      const body = await bodyOf(`search_${table}`);
      for (const part of [
        'any ((select app.beginnings(',
        'like (select app.fold(',
        '@@ (select app.pairs_query(',
      ])
        expect(body).toContain(part);
    },
  );

  it('serves tables that migrations make searchable alike', async () => {
    const [agency] = service.agencies;
    await service.query(
      `create table books (tenant_id uuid, id uuid default app.uuid7(), deleted_at timestamptz, search_text text collate app.unicode)`,
    );
    await service.query(`select app.searchable('books')`);
    await service.query(
      "insert into books (tenant_id, search_text) select $1, app.fold(name) from unnest(array['猫の本', 'Große Bücher']) name",
      [agency.id],
    );
    const count = async (pattern: string) =>
      (await service.query('select set_config($1, $2, false)', ['app.tenant_id', agency.id])) &&
      (await service.query(`select app.search_books($1)`, [pattern])).length;
    for (const pattern of ['%本%', '%猫%', '%猫の%', '%GROSSE%buch%', '%gr%', '%B%'])
      expect(await count(pattern)).toBe(1);
    // Of many records it reads those that it finds, be the pattern as short as it may.
    await service.query(
      "insert into books (tenant_id, search_text) select $1, app.fold('Band ' || number || ' 本棚') from generate_series(1, 5000) number",
      [agency.id],
    );
    await service.query('vacuum analyze books');
    const body = await bodyOf('search_books');
    for (const pattern of ['%q%', '%qu%', '%quo%', '%犬%', '%猫犬%', '%gr%']) {
      const plan = await service.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off) ${body.replaceAll(/\bpattern\b/g, `'${pattern}'`)}`,
      );
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text, pattern).not.toMatch(/Rows Removed by [\w ]+: \d{3}/);
    }
    await service.query("select set_config('app.tenant_id', '', false)");
    await service.query('drop function app.search_books(text)');
    await service.query('drop table books');
  });
});
