import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, newConnection } from '../../connections/connect.ts';
import { Google } from '../../support/google.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { newClient, newProfile } from '../client-records.ts';
import { addMember } from '../organization/people.ts';
import { sha256 } from './upload.ts';

let service: Service;
let google: Google;
beforeAll(async () => {
  google = await new Google().start();
  service = await startService({
    config: { role: 'all', webhookAllowPrivate: true, outsideServices: [google.service] },
  });
});
afterAll(async () => {
  await service.stop();
  await google.stop();
});

const agency = () => service.agencies[0];
const shared = () => connect(service, google, agency(), { visibility: 'agency' });
const begin = (body: object, key?: string) =>
  service.call('importCloudFile', { body }, key === undefined ? undefined : { key });
const settled = (id: string) =>
  vi.waitFor(async () => {
    const { data } = await service.ok('getFileImport', { path: { id } });
    expect(['ready', 'failed', 'quarantined']).toContain(data.status);
    return data;
  }, patiently);
async function imported(body: object) {
  const { status, body: answer } = await begin(body);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return settled(answer.data.id);
}

describe('an import', () => {
  it('becomes a file of the record, with its type as the bytes say', async () => {
    const { id: credential_id } = await shared();
    const client = await newClient(service, (await newProfile(service)).id);
    const bytes = Buffer.from('Where we begin.\n');
    google.files.set('brief', { name: 'brief.txt', mimeType: 'text/plain', bytes });
    const { status, attachment } = await imported({
      credential_id,
      external_id: 'brief',
      record: { kind: 'client', id: client.id },
    });
    expect(status).toBe('ready');
    expect(attachment).toMatchObject({
      file_name: 'brief.txt',
      content_type: 'text/plain',
      source: 'cloud',
      checksum_sha256: sha256(bytes),
      records: [{ kind: 'client', id: client.id }],
    });
    const { data } = await service.ok('issueAttachmentDownloadUrl', {
      path: { id: attachment!.id },
      body: {},
    });
    expect(await (await fetch(data.url)).text()).toBe(String(bytes));
  });

  it('exports a native document', async () => {
    const { id: credential_id } = await shared();
    const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');
    google.files.set('doc', { name: 'Plan', mimeType: 'application/vnd.google-apps.document', bytes });
    const { attachment } = await imported({ credential_id, external_id: 'doc' });
    expect(attachment).toMatchObject({ file_name: 'Plan.pdf', content_type: 'application/pdf' });
  });

  it.each([
    ['is not there', undefined, 'failed', 'no such file'],
    [
      'is a folder',
      { mimeType: 'application/vnd.google-apps.folder', bytes: Buffer.alloc(0) },
      'failed',
      'folder',
    ],
    ['is empty', { mimeType: 'text/plain', bytes: Buffer.alloc(0) }, 'failed', 'empty'],
    [
      'is a program',
      {
        mimeType: 'text/plain',
        bytes: Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(100)]),
      },
      'quarantined',
      'program',
    ],
    [
      'is larger than 100 MB',
      { mimeType: 'text/plain', bytes: Buffer.alloc(100_000_001) },
      'failed',
      '100 MB',
    ],
  ] as const)('of what %s says so and keeps nothing', async (name, file, wanted, reason) => {
    const { id: credential_id } = await shared();
    if (file !== undefined) google.files.set(name, { name, ...file });
    const { id, status, failure_reason, attachment } = await imported({ credential_id, external_id: name });
    expect([status, attachment]).toEqual([wanted, null]);
    expect(failure_reason).toContain(reason);
    const files = await service.query(
      'select from managed_files f join file_imports i on i.file_id = f.id where i.id = $1',
      [id],
    );
    expect(files).toEqual([]);
  });

  it('beyond the quota of the agency says so', async () => {
    const { id: credential_id } = await shared();
    google.files.set('big', { name: 'big.txt', mimeType: 'text/plain', bytes: Buffer.alloc(5000, 'a') });
    await service.query(
      "insert into agency_quotas (tenant_id, quota, max_count) values ($1, 'kilobytes_of_files', 1)",
      [agency().id],
    );
    const { status, failure_reason: reason } = await imported({ credential_id, external_id: 'big' });
    await service.query('delete from agency_quotas where tenant_id = $1', [agency().id]);
    expect([status, reason]).toEqual(['failed', expect.stringContaining('quota')]);
  });
});

describe('an account', () => {
  it('must be the caller’s or the agency’s, and of a drive that there is', async () => {
    const personal = await connect(service, google, agency());
    const other = await addMember(service, agency(), { permissions: ['clients.view'] });
    const ofAgency = await shared();
    const body = (credential_id: string) => ({ credential_id, external_id: 'x' });
    for (const { id } of [personal, ofAgency]) expect((await begin(body(id), other.key)).status).toBe(404);
    const foreign = await begin(body(ofAgency.id), service.agencies[1].key);
    expect(foreign.status).toBe(404);
    const oneDrive = await newConnection(service, agency(), { key: 'onedrive', visibility: 'agency' });
    const refused = await begin(body(oneDrive.id));
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('createManagedUpload'),
    ]);
  });

  it('that must be connected again is refused at once', async () => {
    const { id } = await newConnection(service, agency(), { visibility: 'agency' });
    const refused = await begin({ credential_id: id, external_id: 'x' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('Connect it again'),
    ]);
  });
});

it('an import is shown to its creator alone', async () => {
  const { id: credential_id } = await shared();
  google.files.set('own', { name: 'own.txt', mimeType: 'text/plain', bytes: Buffer.from('own') });
  const { body } = await begin({ credential_id, external_id: 'own' });
  const other = await addMember(service, agency(), { permissions: ['clients.view'] });
  const path = { id: body.data.id };
  expect((await service.call('getFileImport', { path }, { key: other.key })).status).toBe(404);
});
