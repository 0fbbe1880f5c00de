import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { newClient, newProfile } from '../client-records.ts';
import { openStudio } from '../views/studio.ts';
import { newObject, newRecord, ownerOf as objectOwner } from '../custom-objects/objects.ts';
import { insertTask } from '../tasks/task-rows.ts';
import { openDesk } from '../tickets/desk.ts';
import { linesOf, newPerson, unzipped, type Answer, type Person } from './exporting.ts';

/** Files of lists: what is in them, for whom, and until when. A worker runs beside the service. */
let service: Service;
let dana: Person;
let tasks: Record<string, string>;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  ({ tasks } = await openStudio(service));
  dana = await newPerson(service);
});
afterAll(() => service.stop());

const ended = (person: Person, { id }: Answer): Promise<Answer> =>
  expect
    .poll(async () => (await person.find(id)).job.status, patiently)
    .not.toMatch(/queued|running/)
    .then(() => person.find(id));

const made = async (view: object, format: 'csv' | 'xlsx' = 'csv', person = dana) => {
  const done = await ended(person, await person.start(view, format));
  expect(done.job).toMatchObject({
    kind: 'export_data',
    status: 'succeeded',
    progress_percent: 100,
    error: null,
  });
  return { done, content: await person.content(done.id) };
};

const view = {
  record_kind: 'task',
  columns: [
    'name',
    'client_id',
    'field_values.size',
    'field_values.budget',
    'field_values.area',
    'tags',
    'is_private',
  ].map((key) => ({ key })),
  sort_by: [{ field: 'name', order: 'asc' }],
};

describe('the file', () => {
  it('has the columns and records of the view as people read them', async () => {
    const { done, content } = await made(view);
    expect(linesOf(content)).toEqual([
      'Name,Client,SIZE,BUDGET,BUDGET (currency),AREA,Tags,Private',
      'Call,,2,,,,,No',
      'Flyer,,2,250,USD,Print,retainer,No',
      'Site,Harbor Dental,5,1250,USD,"Web, Print","Retainer, hot",No',
    ]);
    expect(done).toMatchObject({
      record_kind: 'task',
      custom_object_id: null,
      view_id: null,
      format: 'csv',
      record_count: 3,
      revision: 2,
      created_by: dana.id,
      file: { content_type: 'text/csv', size: content.length },
    });
    expect(done.file.file_name).toMatch(/^task-export-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(Date.parse(done.expires_at) - Date.parse(done.updated_at)).toBe(7 * 86_400_000);
  });

  it('is narrowed by conditions, search and group, each record once', async () => {
    const where = { conditions: [{ field: 'field_values.size', operator: 'equals', value: 2 }] };
    const narrowed = await made({ ...view, columns: [{ key: 'name' }], filter_group: where });
    expect(linesOf(narrowed.content)).toEqual(['Name', 'Call', 'Flyer']);
    const found = await made({ ...view, columns: [{ key: 'name' }], search: 'fly' });
    expect(linesOf(found.content)).toEqual(['Name', 'Flyer']);
    const grouped = { ...view, columns: [{ key: 'name' }], group_by: 'field_values.area' };
    expect(linesOf((await made(grouped)).content)).toEqual(['Name', 'Call', 'Flyer', 'Site']);
    expect(linesOf((await made({ ...grouped, group_value: 'web' })).content)).toEqual(['Name', 'Site']);
  });

  it('names inboxes of tickets', async () => {
    const { inbox, create } = await openDesk(service, service.agencies[0]);
    await create({ subject: 'Printer' });
    const tickets = { record_kind: 'ticket', columns: [{ key: 'subject' }, { key: 'inbox_id' }] };
    const { content } = await made(tickets, 'csv', await newPerson(service, ['tickets.view']));
    expect(linesOf(content)).toEqual(['Subject,Inbox', `Printer,${inbox.name}`]);
  });

  it('follows a saved view', async () => {
    const saved = await dana.ok('createView', {
      body: {
        name: 'Mine',
        ...view,
        columns: [{ key: 'name' }],
        filter_group: { conditions: [{ field: 'name', operator: 'equals', value: 'Site' }] },
      },
    });
    const { done, content } = await made({ view_id: saved.id });
    expect(linesOf(content)).toEqual(['Name', 'Site']);
    expect(done).toMatchObject({ view_id: saved.id, record_kind: 'task' });
    const other = await newPerson(service);
    expect(
      (await other.call('createDataExport', { body: { view: { view_id: saved.id }, format: 'csv' } })).status,
    ).toBe(404);
  });

  it('starts no formula in a spreadsheet, as CSV or as a workbook', async () => {
    const evil = '=HYPERLINK("https://evil.example")&<b>\u0001';
    await insertTask(service, { name: evil.replace('\u0001', ''), tags: ['+1', 'a&b'] });
    const only = {
      ...view,
      columns: [{ key: 'name' }, { key: 'field_values.size' }],
      filter_group: { conditions: [{ field: 'name', operator: 'contains', value: 'HYPERLINK' }] },
    };
    expect(linesOf((await made(only)).content)[1]).toBe(`"'=HYPERLINK(""https://evil.example"")&<b>",`);
    const { done, content } = await made(only, 'xlsx');
    expect(done.file.file_name).toMatch(/\.xlsx$/);
    const files = unzipped(content);
    expect(Object.keys(files)).toContain('xl/workbook.xml');
    expect(files['xl/worksheets/sheet1.xml']).toContain(
      '<c t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("https://evil.example")&amp;&lt;b&gt;</t></is></c><c/>',
    );
    expect(files['xl/worksheets/sheet1.xml']).not.toContain('<f>');
    await service.query('delete from tasks where name = $1', [evil.replace('\u0001', '')]);
  });

  it.each([
    'client',
    'task',
    'task_stage',
    'ticket',
    'escalation',
    'sop',
    'training_course',
    'client_program',
    'form_submission',
    'invoice',
    'time_entry',
    'user',
  ])('can be made of every list: %s', async (kind) => {
    const { done } = await made({ record_kind: kind }, 'csv', await ownerOf(service));
    expect(done.record_count).toEqual(expect.any(Number));
  });

  it('can be made of the records of a custom object', async () => {
    const owner = await objectOwner(service);
    const object = await newObject(owner);
    await newRecord(owner, object, { name: 'First, and "best"' });
    const { done, content } = await made(
      { record_kind: 'custom_object_record', custom_object_id: object.id, columns: [{ key: 'name' }] },
      'csv',
      await newPerson(service, ['objects.view']),
    );
    expect(done).toMatchObject({ custom_object_id: object.id, record_count: 1 });
    expect(linesOf(content)).toEqual(['Name', '"First, and ""best"""']);
  });

  it('has rows of several batches in their order', async () => {
    const profile = await newProfile(service);
    await newClient(service, profile.id, { name: 'Batch 0000' });
    await service.query(
      `insert into clients (tenant_id, name, slug, profile_id, status, status_category, source, created_by)
       select tenant_id, 'Batch ' || lpad(n::text, 4, '0'), 'batch-' || n, profile_id, status, status_category, source, created_by
       from clients, generate_series(1, 1200) n where name = 'Batch 0000'`,
    );
    const { done, content } = await made({
      record_kind: 'client',
      columns: [{ key: 'name' }],
      sort_by: [{ field: 'name', order: 'desc' }],
      filter_group: { conditions: [{ field: 'name', operator: 'contains', value: 'Batch' }] },
    });
    expect(done.record_count).toBe(1201);
    const lines = linesOf(content).slice(1);
    expect(lines).toEqual(
      Array.from({ length: 1201 }, (_, n) => `Batch ${String(1200 - n).padStart(4, '0')}`),
    );
  });
});

describe('whose it is', () => {
  it('shows private records to those in them alone', async () => {
    const sam = await newPerson(service, ['tasks.view']);
    await insertTask(service, {
      name: 'Sams secret',
      is_private: true,
      involved_ids: [sam.id],
      assigned_to: [sam.id],
    });
    const secrets = { ...view, columns: [{ key: 'name' }], search: 'secret' };
    expect(linesOf((await made(secrets, 'csv', sam)).content)).toEqual(['Name', 'Sams secret']);
    expect(linesOf((await made(secrets)).content)).toEqual(['Name']);
    // Nor names of clients to those who may not see clients.
    expect(
      linesOf(
        (
          await made(
            { ...view, columns: [{ key: 'name' }, { key: 'client_id' }], search: 'Site' },
            'csv',
            sam,
          )
        ).content,
      ),
    ).toEqual(['Name,Client', 'Site,']);
  });

  it('is nobody else’s: not of other members, of who manages settings, or of another agency', async () => {
    const { done } = await made({ ...view, columns: [{ key: 'name' }] });
    const others = [
      await newPerson(service, ['tasks.view', 'settings.view', 'settings.manage']),
      await newPerson(service, ['tasks.view'], service.agencies[1]),
    ];
    for (const removed of [false, true]) {
      if (removed) await service.query("update users set status = 'removed' where id = $1", [dana.id]);
      for (const other of others) {
        expect((await other.call('getDataExport', { path: { id: done.id } })).status).toBe(404);
        expect((await other.call('issueAttachmentDownloadUrl', { path: { id: done.file.id } })).status).toBe(
          404,
        );
        const { body } = await other.call('listDataExports');
        expect(body.data).toEqual([]);
      }
    }
    await service.query("update users set status = 'active' where id = $1", [dana.id]);
  });

  it('is in the list of its creator, newest first', async () => {
    const pat = await newPerson(service);
    const ids: string[] = [];
    for (let each = 0; each < 3; each += 1) ids.push((await made({ ...view }, 'csv', pat)).done.id);
    const { body } = await pat.call('listDataExports', { query: { limit: 2 } });
    expect(body).toMatchObject({ data: [{ id: ids[2] }, { id: ids[1] }], pagination: { total: 3 } });
    const oldest = await pat.call('listDataExports', {
      query: { order: 'asc', sort: 'updated_at', limit: 1 },
    });
    expect(oldest.body.data[0].id).toBe(ids[0]);
    const [{ updated_at: at }] = body.data;
    const since = await pat.call('listDataExports', { query: { updated_after: at } });
    expect(since.body.data.map(({ id }: Answer) => id)).toEqual([ids[2]]);
  });

  it('stands in the audit trail', async () => {
    const { done } = await made(view);
    const rows = await service.query(
      "select actor_id, new_values from audit_log where record_id = $1 and action = 'exported'",
      [done.file.id],
    );
    expect(rows).toMatchObject([
      { actor_id: dana.id, new_values: { record_kind: 'task', record_count: 3, format: 'csv' } },
    ]);
  });
});

describe('its end', () => {
  const expire = (id: string) =>
    service.query("update timers set due_at = now() where kind = 'expire_data_export' and record_id = $1", [
      id,
    ]);

  it('is removed once its time is over', async () => {
    const { done } = await made(view);
    await service.query("update data_exports set expires_at = now() - interval '1 second' where id = $1", [
      done.id,
    ]);
    expect(await dana.find(done.id)).toMatchObject({ file: null, record_count: 3 });
    await expire(done.id);
    await expect
      .poll(
        async () => (await service.query('select from managed_files where id = $1', [done.file.id])).length,
        patiently,
      )
      .toBe(0);
    expect((await dana.call('issueAttachmentDownloadUrl', { path: { id: done.file.id } })).status).toBe(404);
  });

  it('stays as part of a record that somebody gave it to', async () => {
    const { done } = await made(view);
    await service.query(
      `insert into record_attachments (tenant_id, record_kind, record_id, file_id, attached_by, attached_at) values ($1, 'task', $2, $3, $4, now())`,
      [service.agencies[0].id, tasks['Site'], done.file.id, dana.id],
    );
    await expire(done.id);
    await expect
      .poll(
        async () =>
          (
            await service.query("select from timers where kind = 'expire_data_export' and record_id = $1", [
              done.id,
            ])
          ).length,
        patiently,
      )
      .toBe(0);
    expect(await service.query('select from managed_files where id = $1', [done.file.id])).toHaveLength(1);
  });
});

const owners = new WeakMap<Service, Person>();
/** Somebody who may view everything. */
async function ownerOf(of: Service): Promise<Person> {
  const known =
    owners.get(of) ??
    (await newPerson(of, [
      'clients.view',
      'tasks.view',
      'tickets.view',
      'escalations.view',
      'sops.view',
      'training.learn',
      'programs.view',
      'forms.view',
      'billing.view',
      'time.own',
      'people.view',
    ] as never));
  owners.set(of, known);
  return known;
}
