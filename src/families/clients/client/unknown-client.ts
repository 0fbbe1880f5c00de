import type { ReadContext } from '#src/call/context.ts';
import { mayName } from '#src/domain/records/index.ts';
import { notFound, problem, type Problem } from '#src/platform/errors/index.ts';
import { findSurvivor } from './clients.queries.ts';

/** 404 for the id of a client; that of a merged one leads to its survivor, where the caller may see that. */
export async function unknownClient(ctx: ReadContext, id: string): Promise<Problem> {
  const survivor = await findSurvivor(ctx.db, id);
  if (survivor === undefined || !(await mayName(ctx, { kind: 'client', id: survivor })))
    return notFound('client', id);
  return problem(
    'not_found',
    `The client ${id} was merged into the client ${survivor}. Use that id instead.`,
  );
}
