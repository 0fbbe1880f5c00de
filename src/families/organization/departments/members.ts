import type { ReadContext } from '#src/call/context.ts';
import type { ListDepartmentMembersInput } from '#generated/families/organization/handlers.ts';
import { departmentMembers } from './memberships.queries.ts';

export const listDepartmentMembers = (ctx: ReadContext, { query }: ListDepartmentMembersInput) =>
  departmentMembers.page(ctx.db, query, {});
