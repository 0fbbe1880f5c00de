import type { AiMemoryScope } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { ReadContext } from '#src/call/context.ts';
import { requireVisible } from '#src/domain/records/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import type { MemorySubject, MemoryViewer } from './memories.queries.ts';
import { isDepartmentShown } from './memory-access.queries.ts';

export const memoryViewer = (ctx: ReadContext): MemoryViewer => ({
  userId: ctx.identity.userId,
  seesClients: ctx.can('clients.view'),
  seesDepartments: ctx.can('people.manage'),
});

/** What writing memories of a scope takes; those about oneself take nothing. */
const writing: Readonly<Record<Exclude<AiMemoryScope, 'user'>, Permission>> = {
  agency: 'settings.manage',
  department: 'people.manage',
  client: 'clients.edit',
};

export function demandWriting(ctx: ReadContext, { scope }: Pick<MemorySubject, 'scope'>): void {
  if (scope !== 'user') ctx.demand(writing[scope]);
}

/** What the memories are about: there, and for the caller to see. `place` is where the request names it. */
export async function subjectOf(
  ctx: ReadContext,
  scope: AiMemoryScope,
  id: string | null | undefined,
  place: string,
): Promise<MemorySubject> {
  const scopeId = storedId(id ?? null);
  if (scope === 'agency') {
    if (scopeId !== null) throw invalid(place, 'is not for the scope agency. Leave it out.');
    return { scope, scopeId };
  }
  if (scope === 'user') {
    // What is remembered of somebody is nobody else's business.
    if (scopeId !== null && scopeId !== ctx.identity.userId)
      throw notFound('user with memories that you may see', scopeId);
    return { scope, scopeId: ctx.identity.userId };
  }
  if (scopeId === null)
    throw invalid(place, `is missing. With the scope ${scope} it is the id of the ${scope}.`);
  if (scope === 'client') await requireVisible(ctx, 'client', scopeId);
  else if (!(await isDepartmentShown(ctx.db, scopeId, ctx.can('people.manage') ? null : ctx.identity.userId)))
    throw notFound('department with memories that you may see', scopeId);
  return { scope, scopeId };
}
