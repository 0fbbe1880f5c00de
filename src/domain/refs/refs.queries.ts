import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Actor, ClientRef, NamedRef, TaskRef, TicketRef, UserRef } from '#generated/types.gen.ts';

type Named = {
  [T in keyof Database]: Database[T] extends {
    readonly id: unknown;
    readonly name: unknown;
    readonly tenant_id: unknown;
  }
    ? T
    : never;
}[keyof Database];

/** `alias.tenant_id` of the row that the column belongs to. */
const tenantOf = (column: string): RawBuilder<string> =>
  sql.ref(`${column.slice(0, column.lastIndexOf('.'))}.tenant_id`);

/** The user of the alias, as the contract names users. */
export const userRefOf = (alias: string): RawBuilder<UserRef> =>
  sql<UserRef>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'email', ${sql.ref(`${alias}.email`)})`;

/** The user whose id stands in the column, `alias.name`, which is never null. */
export const userRef = (column: string): RawBuilder<UserRef> =>
  sql<UserRef>`(select ${userRefOf('_user')} from users _user where _user.tenant_id = ${tenantOf(column)} and _user.id = ${sql.ref(column)})`;

/** As `userRef`, of a column that may be null. */
export const userRefOrNull = (column: string): RawBuilder<UserRef | null> => userRef(column);

/** The users whose ids stand in the column, an array, in its order. */
export const userRefs = (column: string): RawBuilder<UserRef[]> => sql<UserRef[]>`(
  select coalesce(json_agg(${userRefOf('_user')} order by array_position(${sql.ref(column)}, _user.id)), '[]')
  from users _user where _user.tenant_id = ${tenantOf(column)} and _user.id = any(${sql.ref(column)}))`;

/** An id and a name that stand in these columns. */
export const namedRefFrom = (id: string, name: string): RawBuilder<NamedRef> =>
  sql<NamedRef>`json_build_object('id', ${sql.ref(id)}, 'name', ${sql.ref(name)})`;

/** Id and name of the alias. */
export const namedRefOf = (alias: string): RawBuilder<NamedRef> =>
  namedRefFrom(`${alias}.id`, `${alias}.name`);

/** As `namedRefOf`, of an outer join that may have found nothing. */
export const namedRefOfOrNull = (alias: string): RawBuilder<NamedRef | null> =>
  sql<NamedRef | null>`case when ${sql.ref(`${alias}.id`)} is not null then ${namedRefOf(alias)} end`;

/** Id and name of the record of a table whose id stands in the column, which is never null. */
export const namedRef = (table: Named, column: string): RawBuilder<NamedRef> => sql<NamedRef>`(
  select json_build_object('id', _named.id, 'name', _named.name) from ${sql.table(table)} _named where _named.tenant_id = ${tenantOf(column)} and _named.id = ${sql.ref(column)})`;

/** As `namedRef`, of a column that may be null. */
export const namedRefOrNull = (table: Named, column: string): RawBuilder<NamedRef | null> =>
  namedRef(table, column);

/** Who caused the change that the alias tells of, by its columns `actor_type`, `actor_id` and `actor_name`. */
export const actorOf = (alias: string): RawBuilder<Actor> =>
  sql<Actor>`json_strip_nulls(json_build_object('type', ${sql.ref(`${alias}.actor_type`)}, 'id', ${sql.ref(`${alias}.actor_id`)}, 'name', ${sql.ref(`${alias}.actor_name`)}))`;

/** The task of the alias. */
export const taskRefOf = (alias: string): RawBuilder<TaskRef> =>
  sql<TaskRef>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'number', ${sql.ref(`${alias}.number`)}, 'name', ${sql.ref(`${alias}.name`)})`;

/** The ticket of the alias. */
export const ticketRefOf = (alias: string): RawBuilder<TicketRef> =>
  sql<TicketRef>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'number', ${sql.ref(`${alias}.number`)}, 'subject', ${sql.ref(`${alias}.subject`)})`;

/** The client, task or ticket whose id stands in the column, which is never null. Whether the viewer may see it is for the caller to ask. */
export const clientRef = (column: string): RawBuilder<ClientRef> => sql<ClientRef>`(
  select json_build_object('id', _client.id, 'name', _client.name, 'slug', _client.slug) from clients _client
  where _client.tenant_id = ${tenantOf(column)} and _client.id = ${sql.ref(column)})`;
export const taskRef = (column: string): RawBuilder<TaskRef> =>
  sql<TaskRef>`(select ${taskRefOf('_task')} from tasks _task where _task.tenant_id = ${tenantOf(column)} and _task.id = ${sql.ref(column)})`;
export const ticketRef = (column: string): RawBuilder<TicketRef> =>
  sql<TicketRef>`(select ${ticketRefOf('_ticket')} from tickets _ticket where _ticket.tenant_id = ${tenantOf(column)} and _ticket.id = ${sql.ref(column)})`;

/** As those, of a column that may be null. */
export const clientRefOrNull = (column: string): RawBuilder<ClientRef | null> => clientRef(column);
export const taskRefOrNull = (column: string): RawBuilder<TaskRef | null> => taskRef(column);
export const ticketRefOrNull = (column: string): RawBuilder<TicketRef | null> => ticketRef(column);
