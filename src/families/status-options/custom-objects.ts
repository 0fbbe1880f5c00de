import { permissions } from '#generated/permissions.ts';
import type { ListCustomObjectStatusOptionsInput } from '#generated/families/status-options/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectObjectStates } from './custom-objects.queries.ts';

export const listCustomObjectStatusOptions = (ctx: ReadContext, { query }: ListCustomObjectStatusOptionsInput) =>
  selectObjectStates(ctx.db, query, permissions.filter((permission) => ctx.can(permission)));
