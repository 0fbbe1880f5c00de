import type { Service, TestAgency } from '../../support/service.ts';
import { addMember, type Member, type NewMember } from '../organization/people.ts';

/** A member who may chat. */
export const addChatter = (
  service: Service,
  agency: TestAgency,
  { permissions = [], ...more }: NewMember = {},
): Promise<Member> => addMember(service, agency, { ...more, permissions: ['chat.use', ...permissions] });

/** What a test says and looks at, as a member. */
export const chatting = (service: Service) => ({
  group: async (by: Member, ...others: Member[]) =>
    (
      await service.ok(
        'createChatChannel',
        { body: { name: 'Spring launch', member_ids: others.map(({ id }) => id) } },
        by,
      )
    ).data,
  send: async (by: Member, channel_id: string, body_text: string, more: object = {}) =>
    (await service.ok('sendChatMessage', { body: { channel_id, body_text, ...more } }, by)).data,
  /** The channel as the member sees it. */
  see: async (by: Member, id: string) => (await service.ok('getChatChannel', { path: { id } }, by)).data,
  membersOf: async (by: Member, id: string) =>
    (
      await service.ok(
        'listChatChannelMembers',
        { path: { id }, query: { sort: 'joined_at', order: 'asc' } },
        by,
      )
    ).data.map(({ user }) => user.id),
  /** Titles in the member's inbox that are unread, the oldest first. */
  toldTo: async ({ id }: Member): Promise<string[]> =>
    (
      await service.query<{ title: string }>(
        'select title from notifications where user_id = $1 and read_at is null order by created_at, id',
        [id],
      )
    ).map(({ title }) => title),
});

export const statusOf = ({ status }: { readonly status: number }): number => status;
