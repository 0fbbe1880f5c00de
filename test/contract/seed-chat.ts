import type { Service, TestAgency } from '../support/service.ts';

/** Channels of all kinds with people who chat, messages with replies, mentions and reactions. */
export async function seedChat(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const by = { key: agency.key };
  const people = await service.query<{ id: string }>(
    `insert into users (tenant_id, kind, name, email, permissions)
     select $1, 'member', $2 || ' chatter ' || n, 'chatter' || n || '@' || lower($2) || '.example', '{chat.use}' from generate_series(1, 4) n returning id`,
    [agency.id, mark],
  );
  const ids = people.map(({ id }) => id);
  records['users']!.push(...ids);
  const channels: string[] = [];
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createChatChannel',
      { body: { name: `${mark} channel ${index}`, description: `${mark} things` } },
      by,
    );
    channels.push(data.id);
    // One after the other, so that each joined at another time.
    for (const id of ids)
      await service.ok('addChatChannelMembers', { path: { id: data.id }, body: { user_ids: [id] } }, by);
  }
  const [first] = channels;
  const department_id = records['departments']![0]!;
  const client_id = records['clients']![0]!;
  const ensured = [
    await service.ok('ensureChatDepartmentChannel', { body: { department_id } }, by),
    await service.ok('ensureChatClientChannel', { body: { client_id } }, by),
    await service.ok('ensureChatDirectMessage', { body: { user_id: ids[0]! } }, by),
  ];
  records['chat-channels'] = [...channels, ...ensured.map(({ data }) => data.channel.id)];

  const send = async (channel_id: string, more: object = {}): Promise<string> => {
    const { data } = await service.ok(
      'sendChatMessage',
      { body: { channel_id, body_text: `${mark} says`, ...more } },
      by,
    );
    (records['chat-messages'] ??= []).push(data.id);
    return data.id;
  };
  const root = await send(first!, { mentioned_user_ids: ids.slice(0, 1), is_mentioning_all: true });
  for (let index = 1; index <= 3; index += 1) await send(first!, { thread_root_id: root });
  for (const channel of channels.slice(1)) await send(channel);
  await service.ok('setChatMessageReaction', { path: { id: root }, body: { emoji: '👍', is_set: true } }, by);
  await service.ok('deleteChatMessage', { path: { id: await send(first!) } }, by);
}
