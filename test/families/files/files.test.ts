import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newNote, newProfile } from '../client-records.ts';
import { addMember, type Member } from '../organization/people.ts';
import { Uploader } from './upload.ts';

let service: Service;
let uploader: Uploader;
let viewer: Member;
let editor: Member;
let nobody: Member;
beforeAll(async () => {
  service = await startService();
  uploader = new Uploader(service);
  const [agency] = service.agencies;
  viewer = await addMember(service, agency, { permissions: ['clients.view', 'tasks.view'] });
  editor = await addMember(service, agency, { permissions: ['clients.view', 'clients.edit'] });
  nobody = await addMember(service, agency);
});
afterAll(() => service.stop());

const text = Buffer.from('0123456789');
const newFile = (more: object = {}) => uploader.file({ bytes: text, name: 'notes.txt', ...more });
const aClient = async () => newClient(service, (await newProfile(service)).id);
const get = (id: string, key?: string) =>
  service.call('getAttachment', { path: { id } }, key === undefined ? undefined : { key });
const attach = (
  id: string,
  record: { kind: 'client' | 'client_note' | 'task' | 'comment'; id: string },
  key?: string,
) => service.call('attachFile', { path: { id }, body: { record } }, key === undefined ? undefined : { key });
const detach = (id: string, record: { kind: 'client'; id: string }, key?: string) =>
  service.call('detachFile', { path: { id }, body: { record } }, key === undefined ? undefined : { key });
const listed = async (query: object, key?: string) =>
  (await service.ok('listAttachments', { query }, key === undefined ? undefined : { key })).data.map(
    ({ id }) => id,
  );
const address = async (id: string, body: object = {}, key?: string) =>
  (
    await service.ok(
      'issueAttachmentDownloadUrl',
      { path: { id }, body },
      key === undefined ? undefined : { key },
    )
  ).data.url;

it('what somebody left unattached is seen by who manages the settings, once they were removed', async () => {
  const [agency, other] = service.agencies;
  const leaver = await addMember(service, agency, { permissions: ['clients.view'] });
  const id = await new Uploader(service, { key: leaver.key }).file({ bytes: text });
  const manager = await addMember(service, agency, {
    permissions: ['settings.manage', 'clients.view', 'clients.edit'],
  });
  expect((await get(id, manager.key)).status).toBe(404);
  await service.query("update users set status = 'removed' where id = $1", [leaver.id]);
  const seen = [manager.key, viewer.key, other.key].map(async (key) => (await get(id, key)).status);
  expect(await Promise.all(seen)).toEqual([200, 404, 404]);
  const client = await aClient();
  expect((await attach(id, { kind: 'client', id: client.id }, manager.key)).status).toBe(200);
  expect((await get(id, viewer.key)).status).toBe(200);
});

describe('a file', () => {
  it('is its uploader’s alone until it is attached, then everybody’s who sees the record', async () => {
    const own = new Uploader(service, { key: editor.key });
    const id = await own.file({ bytes: text });
    for (const key of [viewer.key, service.agencies[0].key]) expect((await get(id, key)).status).toBe(404);
    const client = await aClient();
    expect((await attach(id, { kind: 'client', id: client.id }, editor.key)).body.data).toMatchObject({
      records: [{ kind: 'client', id: client.id, name: client.name }],
    });
    expect((await get(id, viewer.key)).status).toBe(200);
    expect((await get(id, nobody.key)).status).toBe(404);
    expect((await get(id, service.agencies[1].key)).status).toBe(404);
    await service.query("update users set permissions = '{}' where id = $1", [editor.id]);
    const other = await addMember(service, service.agencies[0]);
    expect((await get(id, other.key)).status).toBe(404);
    await service.query("update users set permissions = '{clients.view,clients.edit}' where id = $1", [
      editor.id,
    ]);
  });

  it('names the records that the caller sees, and no others', async () => {
    const client = await aClient();
    const { data: task } = await service.ok('createTask', { body: { name: 'Secret', is_private: true } });
    const id = await newFile({ record: { kind: 'client', id: client.id } });
    await attach(id, { kind: 'task', id: task.id });
    expect((await get(id)).body.data.records).toHaveLength(2);
    expect((await get(id, viewer.key)).body.data.records).toEqual([
      { kind: 'client', id: client.id, name: client.name },
    ]);
  });

  it('is attached by those who may change the record, once, and detached again', async () => {
    const client = await aClient();
    const record = { kind: 'client' as const, id: client.id };
    const id = await newFile();
    await attach(id, record);
    expect((await attach(id, record)).body.data.records).toHaveLength(1);
    expect((await detach(id, record, viewer.key)).status).toBe(403);
    expect((await detach(id, record)).body.data.records).toEqual([]);
    expect((await detach(id, record)).status).toBe(404);
    expect(await auditActions(service, id)).toEqual(['created', 'attached', 'detached']);
    const read = await newFile({ record });
    expect((await attach(read, { kind: 'client', id: (await aClient()).id }, viewer.key)).status).toBe(403);
    expect((await attach(read, { kind: 'client', id: crypto.randomUUID() })).status).toBe(404);
    expect((await attach(read, { kind: 'comment', id: client.id })).status).toBe(400);
  });

  it('goes to the record that its upload named', async () => {
    const client = await aClient();
    const record = { kind: 'client' as const, id: client.id };
    const id = await newFile({ record });
    expect(await listed({ record_kind: 'client', record_id: client.id })).toEqual([id]);
    const body = { file_name: 'x', content_type: 'text/plain', size: 1, record };
    expect((await service.call('createManagedUpload', { body }, { key: viewer.key })).status).toBe(403);
    // Deleted meanwhile: the file is there, and attached to nothing.
    const session = await uploader.create({ bytes: text, record });
    const [part] = await uploader.addresses(session.id, [text]);
    await uploader.send(part!, text);
    await service.ok('deleteClient', { path: { id: client.id }, query: {} });
    expect((await uploader.complete(session.id, [1])).body.data).toMatchObject({
      status: 'ready',
      attachment: { records: [] },
    });
  });

  it('is renamed by its uploader and by those who may change its record', async () => {
    const client = await aClient();
    const id = await newFile({ record: { kind: 'client', id: client.id } });
    const rename = (file_name: string, key: string, more: object = {}) =>
      service.call('updateAttachment', { path: { id }, body: { file_name, ...more } }, { key });
    expect((await rename('a.txt', viewer.key)).status).toBe(403);
    expect((await rename('a.txt', nobody.key)).status).toBe(404);
    expect((await rename('a.txt', editor.key, { expected_revision: 1 })).body.data).toMatchObject({
      file_name: 'a.txt',
      revision: 2,
    });
    expect((await rename('b.txt', editor.key, { expected_revision: 1 })).status).toBe(409);
  });

  it('is deleted by its uploader and by holders of settings.manage, unless a field has it', async () => {
    const client = await aClient();
    const own = new Uploader(service, { key: editor.key });
    const id = await own.file({ bytes: text, record: { kind: 'client', id: client.id } });
    const remove = (key?: string) =>
      service.call('deleteAttachment', { path: { id }, query: {} }, key === undefined ? undefined : { key });
    expect((await remove(viewer.key)).status).toBe(403);
    expect((await remove(nobody.key)).status).toBe(404);
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'client', key: 'contract', name: 'Contract', config: { type: 'file' } },
    });
    const setField = (value: string | null) =>
      service.ok('updateClient', { path: { id: client.id }, body: { field_values: { [field.key]: value } } });
    await setField(id);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('custom field') } },
    });
    await setField(null);
    expect((await remove(editor.key)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect(await listed({ record_kind: 'client', record_id: client.id })).toEqual([]);
  });

  it('of a client note is removed from it, and stays for a while', async () => {
    const { note } = await newNote(service);
    const id = await newFile({ record: { kind: 'client_note', id: note.id } });
    const other = await newFile();
    const remove = (file: string, key?: string) =>
      service.call(
        'deleteNoteAttachment',
        { path: { id: file }, query: {} },
        key === undefined ? undefined : { key },
      );
    expect((await remove(other)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await get(id)).body.data.records).toEqual([]);
  });
});

describe('the list', () => {
  it('has the files of a record, with those of the stages of a task', async () => {
    const { data: task } = await service.ok('createTask', { body: { name: 'Landing page' } });
    const [stage] = await service.query<{ id: string }>(
      `insert into task_stages (tenant_id, task_id, name, position, status, status_category, created_by)
       values ($1, $2, 'Draft', 0, 'ready', 'ready', $3) returning id`,
      [service.agencies[0].id, task.id, service.agencies[0].ownerId],
    );
    const files = [await newFile(), await newFile()];
    await attach(files[0]!, { kind: 'task', id: task.id });
    await service.ok('attachFile', {
      path: { id: files[1]! },
      body: { record: { kind: 'task_stage', id: stage!.id } },
    });
    const query = { record_kind: 'task', record_id: task.id, sort: 'created_at', order: 'asc' };
    expect(await listed(query)).toEqual(files);
    expect(await listed({ record_kind: 'task_stage', record_id: stage!.id })).toEqual([files[1]]);
  });

  it('has the files of a client, and with its parts those that the caller sees', async () => {
    const { client, note } = await newNote(service);
    const { data: task } = await service.ok('createTask', {
      body: { name: 'Private', client_id: client.id, is_private: true },
    });
    const [direct, ofNote, ofTask] = [
      await newFile({ record: { kind: 'client', id: client.id } }),
      await newFile({ record: { kind: 'client_note', id: note.id } }),
      await newFile(),
    ];
    await attach(ofTask, { kind: 'task', id: task.id });
    const whole = { client_id: [client.id], is_including_parts: true, sort: 'created_at', order: 'asc' };
    expect(await listed({ client_id: [client.id] })).toEqual([direct]);
    expect(await listed(whole)).toEqual([direct, ofNote, ofTask]);
    expect(await listed(whole, viewer.key)).toEqual([direct, ofNote]);
    expect(await listed(whole, nobody.key)).toEqual([]);
  });

  it('has what the caller uploaded and has not attached, when nothing else is asked for', async () => {
    const own = new Uploader(service, { key: editor.key });
    const { data: before } = await service.ok('listAttachments', {}, { key: editor.key });
    const waiting = await own.file({ bytes: text });
    await own.file({ bytes: text, record: { kind: 'client', id: (await aClient()).id } });
    expect(await listed({}, editor.key)).toEqual([waiting, ...before.map(({ id }) => id)]);
    expect(await listed({ id: [waiting] })).toEqual([]);
  });

  it('tells what a query lacks', async () => {
    const id = crypto.randomUUID();
    for (const query of [{ record_kind: 'client' }, { record_id: id }, { is_including_parts: true }])
      expect((await service.call('listAttachments', { query })).status).toBe(400);
    expect(
      (await service.call('listAttachments', { query: { record_kind: 'client', record_id: id } })).status,
    ).toBe(404);
  });
});

describe('the content', () => {
  it('is saved under its name, in ranges, and cannot run', async () => {
    const id = await newFile({ name: 'Größe "1".txt' });
    const answer = await fetch(await address(id));
    expect([answer.status, await answer.text()]).toEqual([200, text.toString()]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Gr%C3%B6%C3%9Fe/),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/^private, max-age=(899|900), immutable$/),
    });
    const range = await fetch(await address(id), { headers: { range: 'bytes=2-4' } });
    expect([range.status, await range.text(), range.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    const head = await fetch(await address(id), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    const same = await fetch(await address(id), {
      headers: { 'if-none-match': answer.headers.get('etag')! },
    });
    expect(same.status).toBe(304);
  });

  it.each([
    ['text/plain', 'inline'],
    ['text/html', 'attachment'],
    ['image/svg+xml', 'attachment'],
  ])('of %s is shown in place as %s at the most', async (type, disposition) => {
    const id = await uploader.file({ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), type });
    const answer = await fetch(await address(id, { disposition: 'inline' }));
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition}`));
  });

  it('is gone for an address whose owner sees the file no more', async () => {
    const client = await aClient();
    const record = { kind: 'client' as const, id: client.id };
    const statusBy = async (url: string) => (await fetch(url)).status;
    const id = await newFile({ record });
    const [own, theirs] = [await address(id), await address(id, {}, viewer.key)];
    expect([await statusBy(own), await statusBy(theirs)]).toEqual([200, 200]);
    await service.query("update users set permissions = '{}' where id = $1", [viewer.id]);
    expect([await statusBy(own), await statusBy(theirs)]).toEqual([200, 404]);
    await service.query("update users set permissions = '{clients.view,tasks.view}' where id = $1", [
      viewer.id,
    ]);
    expect(await statusBy(theirs)).toBe(200);
    await service.query("update users set status = 'suspended' where id = $1", [viewer.id]);
    expect(await statusBy(theirs)).toBe(404);
    await service.query("update users set status = 'active' where id = $1", [viewer.id]);
    await service.ok('deleteClient', { path: { id: client.id }, query: {} });
    expect([await statusBy(own), await statusBy(theirs)]).toEqual([404, 404]);
  });

  it('opens by the address as it was made, and for no longer than it says', async () => {
    const id = await newFile();
    const url = await address(id, { valid_seconds: 60 });
    const at = url.length - 8;
    const changed = url.slice(0, at) + (url[at] === 'A' ? 'B' : 'A') + url.slice(at + 1);
    expect((await fetch(changed)).status).toBe(404);
    const body = { valid_seconds: 60 };
    const { data } = await service.ok('issueAttachmentDownloadUrl', { path: { id }, body });
    expect(new Date(data.expires_at).getTime() - Date.now()).toBeLessThanOrEqual(60_000);
  });
});

describe('the text of a file', () => {
  const read = (id: string, query: Record<string, unknown> = {}, key?: string) =>
    service.call('getChatFileContent', { path: { id }, query }, key === undefined ? undefined : { key });

  it('comes in parts, counted in characters', async () => {
    const id = await uploader.file({ bytes: Buffer.from('a😀bcd'), name: 'emoji.txt' });
    expect((await read(id, { from_character: 1, max_characters: 2 })).body.data).toMatchObject({
      text: '😀b',
      from_character: 1,
      character_count: 5,
      is_truncated: true,
    });
    expect((await read(id, { from_character: 9 })).body.data).toMatchObject({
      text: '',
      is_truncated: false,
    });
  });

  it.each([
    ['with a byte order mark', Buffer.from('\ufeffGrüße', 'utf8')],
    ['of an old program', Buffer.from('Grüße', 'latin1')],
  ])('%s is read as it was meant', async (_, bytes) => {
    const id = await uploader.file({ bytes, name: 'greeting.txt' });
    expect((await read(id)).body.data.text).toBe('Grüße');
  });

  it('is for those who see the file, and other types have none', async () => {
    const id = await newFile();
    expect((await read(id, {}, nobody.key)).status).toBe(404);
    const sound = await uploader.file({
      bytes: Buffer.from('RIFF\x04\0\0\0WAVEfmt ', 'latin1'),
      name: 'call.wav',
      type: 'audio/wav',
    });
    const { status, body } = await read(sound);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('download it')]);
    // A document has one as soon as a worker has read it, and none works here.
    const pdf = await uploader.file({
      bytes: Buffer.from('%PDF-1.7\n%%EOF\n'),
      name: 'brief.pdf',
      type: 'application/pdf',
    });
    expect((await read(pdf)).status).toBe(409);
  });
});

describe('addresses of many files', () => {
  it('are given for those that the caller sees, in their order, and each asks again', async () => {
    const [first, second] = [await newFile(), await newFile()];
    const hidden = await new Uploader(service, { key: editor.key }).file({ bytes: text });
    const { addresses } = (
      await service.ok('issueAttachmentAddresses', { body: { ids: [second, hidden, first] } })
    ).data;
    expect(addresses.map((each) => each.attachment_id)).toEqual([second, first]);
    expect(await (await fetch(addresses[0]!.address.url)).text()).toBe(String(text));
    await service.ok('deleteAttachment', { path: { id: second }, query: {} });
    expect((await fetch(addresses[0]!.address.url)).status).toBe(404);
  });
});
