import type { ReadContext, Result } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { User } from '#generated/types.gen.ts';
import type { GetUserInput, ListUsersInput } from '#generated/families/organization/handlers.ts';
import { selectUser, userList } from './users.queries.ts';

export const listUsers = (ctx: ReadContext, { query }: ListUsersInput) => userList.page(ctx.db, query, {});

export async function getUser(ctx: ReadContext, { path }: GetUserInput): Promise<Result<User>> {
  const user = await selectUser(ctx.db, path.id);
  if (user === undefined) throw notFound('user', path.id);
  return user;
}
