import type { ClientProgramManaged, ClientProgramOutcome } from '#generated/types.gen.ts';
import type { ManageClientProgramInput } from '#generated/families/programs/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import {
  activate,
  billWhatIsDue,
  clientProgramMachine,
  end,
  reachableStatuses,
  standingOf,
  type StoredEnrollment,
  withdraw,
} from '#src/domain/programs/index.ts';
import { enroll } from './enroll.ts';
import { lock, showEnrollment } from './enrollment.ts';

type ManageEvent = 'client_program.added' | 'client_program.started' | 'client_program.cancelled';

export async function manageClientProgram(
  ctx: WriteContext<ManageEvent>,
  { body }: ManageClientProgramInput,
): Promise<ClientProgramManaged> {
  if (body.action === 'enroll') return managed(ctx, await enroll(ctx, body), 'enrolled');
  const before = await lock(ctx, body.client_program_id, body.expected_revision);
  switch (body.action) {
    case 'activate':
      return managed(ctx, before.id, await start(ctx, before));
    case 'cancel':
      return managed(ctx, before.id, await end(ctx, before, body));
    case 'withdraw_cancellation':
      return managed(ctx, before.id, (await withdraw(ctx, before)) ? 'cancellation_withdrawn' : 'unchanged');
  }
}

/** Starts a pending enrolment today; one that is active stays as it is. 409 for others. */
export async function start(
  ctx: WriteContext<'client_program.started'>,
  before: StoredEnrollment,
): Promise<'activated' | 'unchanged'> {
  if (before.status === 'active') return 'unchanged';
  requirePending(ctx, before);
  await billWhatIsDue(ctx, await activate(ctx, before));
  return 'activated';
}

/** 409, naming the reachable states, unless the enrolment waits for its start. Paused and suspended ones are resumed instead. */
function requirePending(ctx: WriteContext<never>, { status }: StoredEnrollment): void {
  clientProgramMachine.require(status, 'active', undefined, standingOf(ctx));
  if (status === 'pending') return;
  throw problem(
    'state_conflict',
    `The enrolment is ${status} and cannot be activated. It can become ${reachableStatuses[status].join(', ')}: resume it with transitionClientProgram.`,
  );
}

const managed = async (
  ctx: WriteContext<never>,
  id: string,
  outcome: ClientProgramOutcome,
): Promise<ClientProgramManaged> => ({ outcome, client_program: parseRecord(await showEnrollment(ctx, id)) });
