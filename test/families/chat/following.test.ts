import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import type { Member } from '../organization/people.ts';
import { addChatter, chatting } from './chatting.ts';

/** Members of department and client channels follow the department and the client's team (domain model §12). */
let service: Service;
let agency: TestAgency;
let dana: Member;
let sam: Member;
let moderator: Member;
let chat: ReturnType<typeof chatting>;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addChatter(service, agency, { permissions: ['clients.view'] });
  sam = await addChatter(service, agency, { permissions: ['clients.view'] });
  moderator = await addChatter(service, agency, { permissions: ['clients.view', 'chat.moderate'] });
  chat = chatting(service);
});
afterAll(() => service?.stop());

describe('the channel of a department', () => {
  const newDepartment = async (...people: Member[]) => {
    const { data } = await service.ok('createDepartment', {
      body: { name: `Design ${Math.random()}`, levels: [{ name: 'Member', permissions: [] }] },
    });
    for (const each of people) await join(data.id, each);
    return data;
  };
  const join = (department: string, { id }: Member) =>
    service.query(
      `insert into department_members (tenant_id, department_id, level_id, user_id)
       select tenant_id, department_id, id, $2 from department_levels where department_id = $1 limit 1`,
      [department, id],
    );
  const leave = (department: string, { id }: Member) =>
    service.query('delete from department_members where department_id = $1 and user_id = $2', [
      department,
      id,
    ]);
  const ensure = (by: Member, department_id: string) =>
    service.call('ensureChatDepartmentChannel', { body: { department_id } }, by);

  it('is one, with the members of the department, who begin with `mentions`', async () => {
    const department = await newDepartment(dana, sam);
    const { data } = (await ensure(dana, department.id)).body;
    expect(data).toMatchObject({
      outcome: 'created',
      channel: {
        kind: 'department',
        name: department.name,
        department: { id: department.id, name: department.name },
        member_count: 2,
        caller: { watch_state: 'mentions' },
      },
    });
    expect((await ensure(sam, department.id)).body.data.outcome).toBe('existing');
    expect((await ensure(moderator, department.id)).body.data.channel.caller.membership).toBeNull();
  });

  it('is for its members and chat.moderate alone', async () => {
    const department = await newDepartment(dana);
    expect((await ensure(sam, department.id)).status).toBe(403);
    const { id } = (await ensure(dana, department.id)).body.data.channel;
    expect((await service.call('getChatChannel', { path: { id } }, sam)).status).toBe(404);
    const add = { path: { id }, body: { user_ids: [sam.id] } };
    expect((await service.call('addChatChannelMembers', add, dana)).status).toBe(409);
  });

  it('gains and loses members with the department; who returns finds what came meanwhile', async () => {
    const department = await newDepartment(dana);
    const { id } = (await ensure(dana, department.id)).body.data.channel;
    await chat.send(dana, id, 'Before you came');
    await join(department.id, sam);
    expect((await chat.see(sam, id)).caller).toMatchObject({ membership: 'member', unread_count: 0 });
    await leave(department.id, sam);
    expect((await service.call('getChatChannel', { path: { id } }, sam)).status).toBe(404);
    await chat.send(dana, id, 'While you were away');
    await join(department.id, sam);
    expect((await chat.see(sam, id)).caller).toMatchObject({ membership: 'member', unread_count: 1 });
  });

  it('has the name of the department, and is archived with it, for good', async () => {
    const department = await newDepartment(dana);
    const { id } = (await ensure(dana, department.id)).body.data.channel;
    await service.ok('updateDepartment', { body: { id: department.id, name: `${department.name} new` } });
    expect((await chat.see(dana, id)).name).toBe(`${department.name} new`);
    await leave(department.id, dana);
    await join(department.id, dana);
    await service.query('delete from departments where id = $1', [department.id]);
    const kept = await chat.see(dana, id);
    expect(kept).toMatchObject({ name: `${department.name} new`, caller: { membership: 'member' } });
    expect(kept.archived_at).not.toBeNull();
    expect((await service.call('unarchiveChatChannel', { path: { id }, body: {} }, moderator)).status).toBe(
      409,
    );
  });
});

describe('the channel of a client', () => {
  const newClient = async (...team: Member[]) => {
    const { data: profile } = await service.ok('createClientProfile', {
      body: { name: `Companies ${Math.random()}` },
    });
    const { data } = await service.ok('createClient', { body: { name: 'Harbor', profile_id: profile.id } });
    if (team.length > 0) await assign(data.id, ...team);
    return data;
  };
  const assign = (id: string, ...team: Member[]) =>
    service.ok('updateClient', { path: { id }, body: { assigned_to: team.map((each) => each.id) } });
  const ensure = (by: Member, client_id: string) =>
    service.call('ensureChatClientChannel', { body: { client_id } }, by);

  it('is one, of the team, whom it follows', async () => {
    const client = await newClient(dana);
    const { data } = (await ensure(dana, client.id)).body;
    expect(data).toMatchObject({
      outcome: 'created',
      channel: { name: 'Harbor', client: { id: client.id } },
    });
    const { id } = data.channel;
    expect((await ensure(sam, client.id)).status).toBe(403);
    await assign(client.id, sam);
    expect(await chat.membersOf(sam, id)).toEqual([sam.id]);
    expect((await service.call('getChatChannel', { path: { id } }, dana)).status).toBe(404);
  });

  it('needs clients.view', async () => {
    const client = await newClient();
    const blind = await addChatter(service, agency);
    expect((await ensure(blind, client.id)).status).toBe(403);
  });

  it('can be read and no more once the client is deleted', async () => {
    const client = await newClient(dana);
    const { id } = (await ensure(dana, client.id)).body.data.channel;
    await service.ok('updateClient', { path: { id: client.id }, body: { name: 'Harbour' } });
    await service.ok('deleteClient', { path: { id: client.id } });
    const kept = await chat.see(dana, id);
    expect(kept).toMatchObject({ name: 'Harbour', caller: { membership: 'member' } });
    expect(kept.archived_at).not.toBeNull();
  });
});
