import type { ReadContext } from '#src/call/context.ts';
import { holdAllVisible, holdVisible } from '#src/domain/records/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { hasLinkedWork } from './subjects.queries.ts';
import type { StoredEscalation } from './stored.queries.ts';

/** Records that an escalation is about, as a request names them. */
interface Subjects {
  readonly clientId?: string | null | undefined;
  readonly clientProgramId?: string | null | undefined;
  readonly ticketIds?: readonly string[];
  readonly taskIds?: readonly string[];
}

/** Holds what a request newly links: 404 for what is unknown or hidden from the caller. */
export async function holdSubjects(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can' | 'demand'>,
  { clientId, clientProgramId, ticketIds = [], taskIds = [] }: Subjects,
): Promise<void> {
  if (clientId != null) await holdVisible(ctx, 'client', clientId);
  if (clientProgramId != null) await holdVisible(ctx, 'client_program', clientProgramId);
  await holdAllVisible(ctx, 'ticket', ticketIds);
  await holdAllVisible(ctx, 'task', taskIds);
}

/** 409 when the escalation would be about nothing any more; its links are stored already. */
export async function requireSubjectLeft(
  ctx: Pick<ReadContext, 'db'>,
  {
    id,
    client_id: clientId,
    client_program_id: programId,
  }: Pick<StoredEscalation, 'id' | 'client_id' | 'client_program_id'>,
): Promise<void> {
  if (clientId !== null || programId !== null || (await hasLinkedWork(ctx.db, id))) return;
  throw conflict(
    'An escalation needs at least one link to a client, ticket, task or enrolment. Link another record before you remove the last one.',
  );
}
