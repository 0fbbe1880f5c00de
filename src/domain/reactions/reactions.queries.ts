import { sql, type RawBuilder } from 'kysely';
import type { Reaction } from '#generated/types.gen.ts';

/** Tables of reactions, each with the column that names what people reacted to. */
const places = { comment_reactions: 'comment_id', chat_reactions: 'chat_message_id' } as const;

export type ReactionTable = keyof typeof places;

const maxUsers = 200;

/** The reactions to the record at the alias, in order of first use, as `userId` sees them. */
export const reactionsTo = (table: ReactionTable, alias: string, userId: string): RawBuilder<Reaction[]> =>
  sql<Reaction[]>`(
  select coalesce(json_agg(json_build_object('emoji', _used.emoji, 'reaction_count', _used.count, 'is_mine', _used.is_mine, 'user_ids', _used.user_ids[1:${sql.lit(maxUsers)}])
    order by _used.first_at, _used.emoji), '[]')
  from (
    select emoji, count(*) as count, bool_or(user_id = ${userId}::uuid) as is_mine, array_agg(user_id order by reacted_at, user_id) as user_ids, min(reacted_at) as first_at
    from ${sql.table(table)} _reaction
    where _reaction.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and ${sql.ref(`_reaction.${places[table]}`)} = ${sql.ref(`${alias}.id`)}
    group by emoji) _used)`;
