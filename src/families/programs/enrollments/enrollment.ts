import type { ClientProgram } from '#generated/types.gen.ts';
import type { GetClientProgramInput } from '#generated/families/programs/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import {
  isOpen,
  lockEnrollment,
  selectClientProgram,
  type StoredEnrollment,
} from '#src/domain/programs/index.ts';

export const getClientProgram = (ctx: ReadContext, { path }: GetClientProgramInput) =>
  showEnrollment(ctx, path.id);

/** The enrolment; 404 when it is unknown or its client was deleted. */
export async function showEnrollment(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
): Promise<JsonText<ClientProgram>> {
  const enrollment = await selectClientProgram(ctx.db, storedId(id));
  if (enrollment === undefined) throw notFound('client program', id);
  return enrollment;
}

/** The enrolment, locked; 404 when it is unknown, 409 when it is at another revision than the caller expects. */
export async function lock(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  expectedRevision: number | undefined,
): Promise<StoredEnrollment> {
  const enrollment = await lockEnrollment(ctx.db, storedId(id));
  if (enrollment === undefined) throw notFound('client program', id);
  checkRevision(enrollment.revision, expectedRevision);
  return enrollment;
}

/** 409 for an enrolment that has ended; `what` completes "its ... cannot change". */
export function requireOpen({ status }: StoredEnrollment, what: string): void {
  if (isOpen(status)) return;
  throw conflict(
    `The enrolment is ${status}: its ${what} cannot change. Enrol the client again with manageClientProgram.`,
  );
}
