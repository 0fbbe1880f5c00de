import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { newProfile } from '../client-records.ts';
import { Importer, importing, told, type Answer } from './importing.ts';

/** Jobs of imports: what is refused before them, what they judge anew, and what a killed or cancelled one leaves. No worker runs until a test starts one. */
let service: Service;
let dana: Importer;
let profile: Answer;
beforeAll(async () => {
  service = await startService({});
  profile = await newProfile(service, { name: 'Customer' });
  dana = await Importer.with(service);
});
afterAll(() => service.stop());

const csv = (prefix: string, count: number): string =>
  `Company\n${Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`).join('\n')}\n`;

const newImport = (prefix: string, count = 3, person = dana): Promise<Answer> =>
  person.create(csv(prefix, count), { profile_id: profile.id });

/** Has a worker run while it is done. */
async function working<T>(work: () => Promise<T>): Promise<T> {
  const worker = await service.startAnother({ role: 'work' });
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

const run = (made: Answer, person = dana) =>
  person.call('runDataImport', { path: { id: made.id }, body: { plan_hash: made.plan.plan_hash } });

const clients = async (prefix: string): Promise<number> =>
  (
    await service.query<{ count: number }>(
      "select count(*)::int as count from clients where name like $1 || ' %'",
      [prefix],
    )
  )[0]!.count;

describe('a run', () => {
  it('is refused before a preview, and for another plan, and twice at once', async () => {
    const made = await newImport('Twice');
    expect(await dana.refused('listDataImportRows', { path: { id: made.id } })).toEqual([
      409,
      expect.stringContaining('Preview it first'),
    ]);
    const nothing = { path: { id: made.id }, body: { plan_hash: '0'.repeat(64) } };
    expect((await dana.refused('runDataImport', nothing))[0]).toBe(409);
    const ready = await working(() => dana.preview(made.id));
    expect((await dana.refused('runDataImport', nothing))[1]).toContain('plan has changed');
    const answers = await Promise.all([run(ready), run(ready), run(ready)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await dana.refused('updateDataImport', { path: { id: made.id }, body: { name: 'x' } }))[0]).toBe(
      409,
    );
    expect((await dana.refused('previewDataImport', { path: { id: made.id } }))[0]).toBe(409);
    expect((await dana.refused('deleteDataImport', { path: { id: made.id } }))[0]).toBe(409);
    await working(() => dana.ended(made.id));
    expect(await clients('Twice')).toBe(3);
    expect((await run(ready)).status).toBe(409);
  });

  it('is refused when what the plan depends on has changed', async () => {
    const made = await newImport('Changed');
    const ready = await working(() => dana.preview(made.id));
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'client', key: 'later', name: 'Later', config: { type: 'text' } },
    });
    expect((await run(ready)).status).toBe(409);
    await service.ok('deleteField', { path: { id: field.id } });
    expect((await run(ready)).status).toBe(200);
    await dana.ok('cancelJob', { path: { id: (await dana.find(made.id)).job.id } });
  });

  it('imports no row twice after a killed process', async () => {
    const made = await newImport('Killed', 60);
    const ready = await working(() => dana.preview(made.id));
    expect((await run(ready)).status).toBe(200);
    // As it is when it was killed on its way: some rows are done.
    const half = await service.startAnother({ role: 'work' });
    await expect
      .poll(
        async () =>
          (
            await service.query<{ done: number }>(
              'select count(*)::int as done from data_import_rows where import_id = $1 and is_done',
              [made.id],
            )
          )[0]!.done,
        // Before all are.
        { ...patiently, interval: 10 },
      )
      .toBeGreaterThan(0);
    await half.stop();
    const { job } = await dana.find(made.id);
    await service.query("update background_jobs set status = 'running', finished_at = null where id = $1", [
      job.id,
    ]);
    await service.query("update data_imports set status = 'importing' where id = $1", [made.id]);
    await service.query(
      "select graphile_worker.add_job('run_background_job', json_build_object('tenantId', $1::text, 'jobId', $2::text))",
      [service.agencies[0].id, job.id],
    );
    const done = await working(() => dana.ended(made.id));
    expect(done).toMatchObject({ status: 'imported', plan: { created_count: 60, failed_count: 0 } });
    expect(await clients('Killed')).toBe(60);
  });

  it('that is cancelled leaves what it has imported, and tells of nothing else', async () => {
    const made = await newImport('Cancelled');
    const ready = await working(() => dana.preview(made.id));
    await run(ready);
    const { job } = await dana.find(made.id);
    await dana.ok('cancelJob', { path: { id: job.id } });
    const left = await dana.find(made.id);
    expect(left).toMatchObject({
      status: 'cancelled',
      plan: { created_count: 0 },
      job: { status: 'cancelled' },
    });
    expect(await dana.rows(made.id)).toEqual([]);
    expect(await clients('Cancelled')).toBe(0);
    await dana.ok('deleteDataImport', { path: { id: made.id } });
    expect((await dana.refused('getDataImport', { path: { id: made.id } }))[0]).toBe(404);
  });

  it('has the rights that its creator has by then', async () => {
    const pat = await Importer.with(service);
    const made = await newImport('Rights', 2, pat);
    const ready = await working(() => pat.preview(made.id));
    expect((await run(ready, pat)).status).toBe(200);
    await service.query("update users set permissions = array['clients.view'] where id = $1", [pat.id]);
    const done = await working(() => pat.ended(made.id));
    expect(done).toMatchObject({ status: 'partially_imported', plan: { created_count: 0, failed_count: 2 } });
    expect(done.job).toMatchObject({ status: 'partially_succeeded', progress_percent: 100 });
    expect(done.plan.problems[0]).toMatchObject({ code: 'forbidden', row_count: 2 });
    expect(await clients('Rights')).toBe(0);
  });

  it('ends early for a creator who is suspended', async () => {
    const pat = await Importer.with(service);
    const made = await newImport('Gone', 2, pat);
    const ready = await working(() => pat.preview(made.id));
    await run(ready, pat);
    await service.query("update users set status = 'suspended' where id = $1", [pat.id]);
    const boss = await Importer.owner(service);
    const done = await working(() => boss.ended(made.id));
    expect(done).toMatchObject({ status: 'failed', plan: { created_count: 0 }, job: { status: 'failed' } });
  });
});

describe('a preview', () => {
  it('that is cancelled leaves a draft, and can be had again', async () => {
    const made = await newImport('Preview');
    const { job } = await dana.ok('previewDataImport', { path: { id: made.id } });
    expect((await dana.refused('previewDataImport', { path: { id: made.id } }))[0]).toBe(409);
    await dana.ok('cancelJob', { path: { id: job.id } });
    expect(await dana.find(made.id)).toMatchObject({ status: 'draft', plan: null });
    expect(await working(() => dana.preview(made.id))).toMatchObject({
      status: 'ready',
      plan: { created_count: 3 },
    });
  });

  it('goes on behind the rows that a killed process has checked', async () => {
    const made = await newImport('Resumed', 4);
    await dana.ok('previewDataImport', { path: { id: made.id } });
    await service.query(
      `insert into data_import_rows (tenant_id, import_id, check_id, row_number, texts, outcome)
       select tenant_id, id, check_id, n, jsonb_build_array('Resumed ' || n), 'unchanged' from data_imports, generate_series(2, 3) n where id = $1`,
      [made.id],
    );
    const ready = await working(() => dana.ended(made.id));
    expect(ready.plan).toMatchObject({ unchanged_count: 2, created_count: 2, failed_count: 0 });
  });

  it('of a changed import forgets the one before', async () => {
    const made = await newImport('Again');
    const ready = await working(() => dana.preview(made.id));
    await dana.update(made.id, { on_match: 'update' });
    expect(await dana.find(made.id)).toMatchObject({ status: 'draft', plan: null });
    expect((await run(ready)).status).toBe(409);
    await working(() => dana.preview(made.id));
    const [{ count }] = (await service.query(
      'select count(*)::int as count from data_import_rows where import_id = $1',
      [made.id],
    )) as [{ count: number }];
    expect(count).toBe(3);
    await dana.update(made.id, { name: 'Renamed' });
    expect(await dana.find(made.id)).toMatchObject({ status: 'ready', name: 'Renamed' });
  });

  it('of more than five at a time is refused', async () => {
    const pat = await Importer.with(service);
    const all = [];
    for (let index = 0; index < 7; index += 1) all.push(await newImport(`Many${index}`, 1, pat));
    const answers = await Promise.all(all.map(({ id }) => pat.call('previewDataImport', { path: { id } })));
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
  });
});

describe('who may do what', () => {
  it('with an import', async () => {
    const made = await newImport('Mine', 1);
    const mate = await Importer.with(service);
    const viewer = await Importer.with(service, ['settings.view', 'clients.view']);
    const manager = await Importer.with(service, ['settings.view', 'settings.manage']);
    const stranger = await Importer.owner(service, service.agencies[1]);
    const path = { id: made.id };
    for (const other of [mate, stranger]) {
      for (const operation of [
        'getDataImport',
        'deleteDataImport',
        'listDataImportRows',
        'previewDataImport',
      ])
        expect((await other.refused(operation, { path }))[0]).toBe(404);
      expect((await other.refused('updateDataImport', { path, body: { name: 'x' } }))[0]).toBe(404);
      expect((await other.refused('runDataImport', { path, body: { plan_hash: '0'.repeat(64) } }))[0]).toBe(
        404,
      );
      expect(await other.ok('listDataImports')).toEqual([]);
    }
    expect((await viewer.ok('getDataImport', { path })).id).toBe(made.id);
    expect((await viewer.ok('listDataImports')).length).toBeGreaterThan(0);
    expect((await viewer.refused('updateDataImport', { path, body: { name: 'x' } }))[0]).toBe(404);
    expect((await viewer.refused('deleteDataImport', { path }))[0]).toBe(404);
    await manager.ok('deleteDataImport', { path });
  });

  it.each([
    ['client', 'clients.edit'],
    ['task', 'tasks.edit'],
  ] as const)('of %s needs the right to create and edit them', async (record_kind, lacking) => {
    const person = await Importer.with(
      service,
      importing.filter((permission) => permission !== lacking),
    );
    const file_id = await person.file(csv('No', 1));
    expect(await person.refused('createDataImport', { body: { name: 'x', record_kind, file_id } })).toEqual([
      403,
      expect.stringContaining(lacking),
    ]);
  });
});

describe('what is refused', () => {
  const refused = async (body: object, content: string | Buffer = 'Company,No\nA,1\n', name?: string) => {
    const file_id = await dana.file(content, name);
    return dana.refused('createDataImport', { body: { name: 'x', record_kind: 'client', file_id, ...body } });
  };
  const other = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8ba0';

  it.each([
    [{ file_id: other }, 404, 'file'],
    [{ profile_id: other }, 404, 'client profile'],
    [{ record_kind: 'task', process_definition_id: other }, 404, 'process'],
    [{ record_kind: 'custom_object_record', custom_object_id: other }, 404, 'custom object'],
    [{ record_kind: 'custom_object_record' }, 400, 'body.custom_object_id'],
    [{ record_kind: 'task', profile_id: other }, 400, 'body.profile_id'],
    [{ custom_object_id: other }, 400, 'body.custom_object_id'],
    [{ process_definition_id: other }, 400, 'body.process_definition_id'],
    [{ key_column: 'Nope', source_name: 'crm' }, 400, 'body.key_column'],
    [{ key_column: 'No' }, 400, 'needs source_name'],
    [{ sheet_name: 'Sheet 1' }, 400, 'body.file_id'],
  ])('%j', async (body, status, words) => {
    expect(await refused(body)).toEqual([status, expect.stringContaining(words)]);
  });

  it.each([
    ['an unclosed quotation', 'Company\n"A\n', 'row 2'],
    ['too many rows', `Company\n${'A\n'.repeat(100_001)}`, '100000 rows'],
    ['too many columns', `${'A,'.repeat(600)}B\n`, '601 columns'],
    ['nothing in it', '\n\n\n', 'no columns'],
    ['bytes that are no text', Buffer.from([1, 0, 2, 0, 3, 0]), 'neither CSV'],
    ['an archive that is no workbook', emptyZip(), 'not an Excel file'],
    ['a workbook of old', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'before 2007'],
  ])('a file with %s', async (_, content, words) => {
    expect(await refused({}, content)).toEqual([400, expect.stringContaining(words)]);
  });

  it('a file that somebody else uploaded', async () => {
    const mate = await Importer.with(service);
    const file_id = await mate.file('Company\nA\n');
    expect((await refused({ file_id }))[0]).toBe(404);
  });

  it.each([
    [{ mapping: [{ column: 'Nope', target: 'name' }] }, 'body.mapping[0].column'],
    [{ mapping: [{ column: 'Company', target: 'nope' }] }, 'body.mapping[0].target'],
    [
      {
        mapping: [
          { column: 'Company', target: 'name' },
          { column: 'No', target: 'name' },
        ],
      },
      'body.mapping[1].target',
    ],
    [{ mapping: [{ column: 'Company', target: 'name', is_adding_choices: true }] }, 'is_adding_choices'],
    [{ match_targets: ['tags'] }, 'body.match_targets[0]'],
    [{ match_targets: ['slug'] }, 'no column is mapped'],
    [{ key_column: 'No' }, 'needs source_name'],
    [{ process_definition_id: other }, 'body.process_definition_id'],
  ])('the change %j', async (body, words) => {
    const made = await dana.create('Company,No\nA,1\n', { profile_id: profile.id });
    expect(await dana.refused('updateDataImport', { path: { id: made.id }, body })).toEqual([
      400,
      expect.stringContaining(words),
    ]);
  });

  it('a stale revision', async () => {
    const made = await newImport('Stale', 1);
    await dana.update(made.id, { name: 'x', expected_revision: 1 });
    for (const [operation, input] of [
      ['updateDataImport', { body: { name: 'y', expected_revision: 1 } }],
      ['previewDataImport', { body: { expected_revision: 1 } }],
      ['deleteDataImport', { query: { expected_revision: 1 } }],
    ] as const)
      expect((await dana.refused(operation, { path: { id: made.id }, ...input } as never))[0]).toBe(409);
  });
});

describe('cells', () => {
  it('that are hostile fail alone', async () => {
    const long = 'x'.repeat(60_000);
    const made = await dana.create(`Company\n${long}\n"a\u202eb"\n=1+1\n`, { profile_id: profile.id });
    const ready = await working(() => dana.preview(made.id));
    expect(ready.plan).toMatchObject({ created_count: 2, failed_count: 1 });
    expect(told(await dana.rows(made.id))[0]![2]).toContain('Company: ');
    expect((await dana.rows(made.id))[0].cells[0].text).toHaveLength(2_000);
    await working(() => dana.run(made.id));
    expect(await service.query("select name from clients where name in ('ab', '=1+1')")).toHaveLength(2);
  });
});

function emptyZip(): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.write('PK\u0003\u0004', 0, 'latin1');
  bytes.write('PK\u0005\u0006', 4, 'latin1');
  return bytes;
}
