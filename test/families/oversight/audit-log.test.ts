import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTask } from '../comments/commented-records.ts';
import { newClient, newProfile } from '../client-records.ts';
import { addMember } from '../organization/people.ts';
import { startService, type Service } from '../../support/service.ts';
import { exported } from './exported.ts';

let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterAll(() => service.stop());

const entries = async (query: object, key = service.agencies[0].key) =>
  (await service.ok('listAuditEntries', { query }, { key })).data;

describe('the audit log', () => {
  it('tells what was done to which record, by whom and in which request, newest first', async () => {
    const requestId = `audit-${randomUUID()}`;
    const client = await newClient(service, profileId);
    await service.ok('updateClient', {
      path: { id: client.id },
      body: { tags: ['told to nobody'], expected_revision: 1 },
      headers: { 'x-request-id': requestId },
    });
    const found = await entries({ record_id: [client.id] });
    expect(found.map(({ action, operation_id }) => [action, operation_id])).toEqual([
      ['updated', 'updateClient'],
      ['created', 'createClient'],
    ]);
    expect(found[0]).toMatchObject({
      record_kind: 'client',
      record_name: client.name,
      changed_fields: ['tags'],
      actor: { type: 'service_account' },
      request_id: requestId,
    });
    expect(await entries({ request_id: requestId })).toEqual([found[0]]);
    expect(JSON.stringify(found)).not.toContain('told to nobody');
  });

  it('finds what one person did, by operation, action, kind and time', async () => {
    const person = await addMember(service, service.agencies[0], {
      permissions: ['clients.view', 'clients.edit', 'clients.create'],
    });
    const { data: client } = await service.ok(
      'createClient',
      { body: { name: `Elm ${randomUUID()}`, profile_id: profileId } },
      { key: person.key },
    );
    const found = await entries({ user_id: [person.id] });
    expect(found).toMatchObject([{ record_id: client.id, actor: { type: 'user', id: person.id } }]);
    const { created_at: at } = found[0]!;
    const count = async (query: object) => (await entries({ user_id: [person.id], ...query })).length;
    expect(await count({ operation_id: ['createClient'] })).toBe(1);
    expect(await count({ operation_id: ['updateClient'] })).toBe(0);
    expect(await count({ action: ['created'], record_kind: ['client'], actor_type: ['user'] })).toBe(1);
    expect(await count({ record_kind: ['task'] })).toBe(0);
    expect(await count({ actor_type: ['system'] })).toBe(0);
    expect(await count({ created_after: at })).toBe(1);
    expect(await count({ created_before: at })).toBe(0);
  });

  it('names no record that the caller may not see', async () => {
    const [agency] = service.agencies;
    const owner = { key: agency.key };
    const other = await service.keyWith(agency, ['settings.manage', 'tasks.view', 'clients.view']);
    const task = await addTask(service, agency);
    await service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } });
    const nameFor = async (key: string) =>
      (await entries({ record_id: [task.id] }, key)).map(({ record_name }) => record_name);
    expect(await nameFor(other)).toEqual([null]);
    expect(await nameFor(owner.key)).toEqual([expect.any(String)]);
  });

  it('is for settings.manage, and of one agency alone', async () => {
    const viewer = await service.keyWith(service.agencies[0], ['settings.view']);
    expect((await service.call('listAuditEntries', {}, { key: viewer })).status).toBe(403);
    expect((await exported(service, '/console/api/audit-log/export', viewer)).status).toBe(403);
    const client = await newClient(service, profileId);
    expect(await entries({ record_id: [client.id] }, service.agencies[1].key)).toEqual([]);
  });
});

describe('its export', () => {
  it('has the entries of the filters that the list has', async () => {
    const client = await newClient(service, profileId);
    const { body } = await service.call('exportAuditEntries', { query: { record_id: [client.id] } });
    expect(String(body).split('\r\n')).toHaveLength(3);
  });

  it('is a file of the matching entries that spreadsheets read, and whose texts they do not run', async () => {
    const name = `=HYPERLINK("http://x.example","${randomUUID()}"), Inc.`;
    const { data: client } = await service.ok('createClient', { body: { name, profile_id: profileId } });
    const { status, headers, hasMark, headings, lines } = await exported(
      service,
      `/console/api/audit-log/export?record_id=${client.id}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    expect(hasMark).toBe(true);
    expect(headings).toBe(
      'created_at,action,record_kind,record_id,record_name,changed_fields,actor_type,actor_id,actor_name,operation_id,request_id',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,created,client,${client.id},"'${name.replaceAll('"', '""')}",`);
  });

  it('holds everything or is refused', async () => {
    const [agency] = service.agencies;
    const day = '2025-03-0';
    await service.query(
      `insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, request_id, created_at)
        select $1, 'client', gen_random_uuid(), 'updated', 'updateClient', 'system', 'many', '${day}1'::timestamptz + n * interval '1 second'
        from generate_series(1, 10001) n`,
      [agency.id],
    );
    const path = `/console/api/audit-log/export?created_after=${day}1T00:00:00Z&created_before=${day}2T00:00:00Z`;
    const refused = await exported(service, path);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('leave 10,001 entries, and an export has at most 10,000');
    const whole = await exported(service, path.replace(`${day}2T00:00:00Z`, `${day}1T02:46:41Z`));
    expect(whole.lines).toHaveLength(10_000);
    expect(new Set(whole.lines).size).toBe(10_000);
  });
});
