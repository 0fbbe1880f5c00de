import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreadSummary } from '#src/families/chat/reading.queries.ts';
import { servingUrl } from '#src/platform/db/roles.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addChatter, chatting } from './chatting.ts';

let service: Service;
let agency: TestAgency;
let app: pg.Client;
beforeAll(async () => {
  service = await startService({});
  [agency] = service.agencies;
  app = new pg.Client({ connectionString: await servingUrl(service.ownerUrl) });
  await app.connect();
  await app.query("select set_config('app.tenant_id', $1, false)", [agency.id]);
});
afterAll(async () => {
  await app?.end();
  await service?.stop();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

it('what is unread is counted in one index, of which no read message is looked at', async () => {
  const chat = chatting(service);
  const [dana, sam] = [await addChatter(service, agency), await addChatter(service, agency)];
  for (const unread of [3, 5]) {
    const { id } = await chat.group(dana, sam);
    await service.query(
      `insert into chat_messages (tenant_id, channel_id, sequence, body_text, actor_type, actor_id, sent_at)
       select $1, $2, n, 'Nr ' || n, 'user', $3, app.now() + n * interval '1 ms' from generate_series(1, 2000) n`,
      [agency.id, id, dana.id],
    );
    await service.query(
      'update chat_channels set last_sequence = 2000, last_message_at = app.now() where id = $1',
      [id],
    );
    await service.query(
      'update chat_members set last_read_sequence = 2000 - $3::int where channel_id = $1 and user_id = $2',
      [id, sam.id, unread],
    );
  }
  await service.query('vacuum analyze chat_messages, chat_members, chat_channels');
  const db = service.db.read(agency.id);
  const { sql, parameters } = unreadSummary(db, sam.id).compile(db);
  const { rows } = await app.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${sql}`,
    parameters as unknown[],
  );
  const counted = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter(
    (node) => node['Index Name'] === 'chat_messages_sequence' && node['Node Type'] === 'Index Only Scan',
  );
  expect(counted.map((node) => node['Actual Rows'])).toEqual([4]);
  const { data } = await service.ok('getChatUnreadSummary', {}, sam);
  expect(data).toMatchObject({ unread_count: 8, unread_channel_count: 2 });
});
