import type { Service } from '../support/service.ts';
import { word } from './private-marks.ts';
import type { Seeded } from './seed.ts';

/** A group of the caller's alone with messages, one of which was deleted, and a channel of two, who are not the caller of the walk. */
export async function seedPrivateChat(
  service: Service,
  open: Seeded,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { data: group } = await service.ok(
    'createChatChannel',
    { body: { name: `${word} channel`, description: `${word} things` } },
    by,
  );
  const other = open.records['users']!.at(-1)!;
  const { data: direct } = await service.ok('ensureChatDirectMessage', { body: { user_id: other } }, by);
  const send = async (channel_id: string, nth: string, more: object = {}) =>
    (
      await service.ok(
        'sendChatMessage',
        { body: { channel_id, body_text: `${word} message ${nth}`, ...more } },
        by,
      )
    ).data.id;
  const first = await send(group.id, 'first');
  const messages = [
    first,
    await send(group.id, 'reply', { thread_root_id: first }),
    await send(direct.channel.id, 'between two'),
  ];
  const deleted = await send(group.id, 'deleted');
  await service.ok('updateChatMessage', { path: { id: first }, body: { body_text: `${word} edited` } }, by);
  await service.ok('deleteChatMessage', { path: { id: deleted } }, by);
  return {
    'chat-channels': [group.id, direct.channel.id],
    'chat-messages': [...messages, deleted],
  };
}
