import { permissions } from '#generated/permissions.ts';
import type { ListCustomObjectStatusOptionsInput } from '#generated/families/status-options/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { objectStates } from './custom-objects.queries.ts';

export const listCustomObjectStatusOptions = (
  ctx: ReadContext,
  { query }: ListCustomObjectStatusOptionsInput,
) => objectStates.page(ctx.db, query, { held: permissions.filter((permission) => ctx.can(permission)) });
