import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import type { Member } from '../organization/people.ts';
import { addChatter, chatting } from './chatting.ts';

/** What comes at the same time, over connections of its own, leaves what one after the other would have. */
let service: Service;
let agency: TestAgency;
let dana: Member;
let sam: Member;
let chat: ReturnType<typeof chatting>;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addChatter(service, agency, { permissions: ['clients.view', 'chat.moderate'] });
  sam = await addChatter(service, agency, { permissions: ['clients.view', 'chat.moderate'] });
  chat = chatting(service);
});
afterAll(() => service?.stop());

const rounds = Array.from({ length: 4 }, (_, index) => index);

type Answers = readonly {
  readonly status: number;
  readonly body: { data: { outcome: string; channel: { id: string } } };
}[];

/** Exactly one of them created the channel, and all got it. */
function expectOne(answers: Answers): void {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ body }) => body.data.outcome === 'created')).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.data.channel.id)).size).toBe(1);
}

it('both of a pair get one direct channel', async () => {
  for (const _ of rounds) {
    const [first, second] = [await addChatter(service, agency), await addChatter(service, agency)];
    const ensure = (by: Member, other: Member) =>
      service.call('ensureChatDirectMessage', { body: { user_id: other.id } }, by);
    expectOne(await Promise.all([ensure(first, second), ensure(second, first), ensure(first, second)]));
  }
});

it('a department has one channel, with whoever joins it meanwhile', async () => {
  for (const round of rounds) {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `At once ${round}`, levels: [{ name: 'Member', permissions: [] }] },
    });
    const joining = await addChatter(service, agency);
    const ensure = (by: Member) =>
      service.call('ensureChatDepartmentChannel', { body: { department_id: department.id } }, by);
    const [first, , second] = await Promise.all([
      ensure(dana),
      service.query(
        `insert into department_members (tenant_id, department_id, level_id, user_id)
         select tenant_id, department_id, id, $2 from department_levels where department_id = $1 limit 1`,
        [department.id, joining.id],
      ),
      ensure(sam),
    ]);
    expectOne([first, second]);
    expect(await chat.membersOf(dana, first.body.data.channel.id)).toEqual([joining.id]);
  }
});

it('a client has one channel, with the team that it has then', async () => {
  const { data: profile } = await service.ok('createClientProfile', { body: { name: 'At once' } });
  for (const round of rounds) {
    const { data: client } = await service.ok('createClient', {
      body: { name: `At once ${round}`, profile_id: profile.id },
    });
    const ensure = (by: Member) =>
      service.call('ensureChatClientChannel', { body: { client_id: client.id } }, by);
    const [first, , second] = await Promise.all([
      ensure(dana),
      service.ok('updateClient', { path: { id: client.id }, body: { assigned_to: [sam.id] } }),
      ensure(sam),
    ]);
    expectOne([first, second]);
    expect(await chat.membersOf(dana, first.body.data.channel.id)).toEqual([sam.id]);
  }
});

it('one message is sent by several attempts with its client_message_id', async () => {
  const { id } = await chat.group(dana, sam);
  const body = { channel_id: id, body_text: 'Once', client_message_id: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => service.call('sendChatMessage', { body }, dana)));
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  expect((await service.ok('listChatMessages', { query: { channel_id: [id] } }, dana)).data).toHaveLength(1);
});

it('messages get numbers without gaps, and instants in the same order', async () => {
  const { id } = await chat.group(dana, sam);
  await Promise.all(Array.from({ length: 12 }, (_, nth) => chat.send(nth % 2 ? dana : sam, id, `Nr ${nth}`)));
  const stored = await service.query<{ sequence: number; sent_at: Date }>(
    'select sequence, sent_at from chat_messages where channel_id = $1 order by sent_at',
    [id],
  );
  expect(stored.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, nth) => nth + 1));
  expect(new Set(stored.map(({ sent_at: at }) => at.getTime())).size).toBe(12);
});
