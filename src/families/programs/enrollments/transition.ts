import type { ClientProgram } from '#generated/types.gen.ts';
import type { TransitionClientProgramInput } from '#generated/families/programs/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { findToday } from '#src/domain/billing/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import {
  billWhatIsDue,
  clientProgramMachine,
  end,
  pause,
  resume,
  setAdvanceTimer,
  standingOf,
  type StoredEnrollment,
} from '#src/domain/programs/index.ts';
import { lock, showEnrollment } from './enrollment.ts';

type TransitionEvent = 'client_program.paused' | 'client_program.resumed' | 'client_program.cancelled';

export async function transitionClientProgram(
  ctx: WriteContext<TransitionEvent>,
  { path, body }: TransitionClientProgramInput,
): Promise<Result<ClientProgram>> {
  const before = await lock(ctx, path.id, body.expected_revision);
  if (body.status === 'paused' && body.resume_on != null) await requireLater(ctx, body.resume_on);
  if (before.status === body.status) return showEnrollment(ctx, before.id);
  requireStep(ctx, before, body.status);
  switch (body.status) {
    case 'paused': {
      const wanted = { reason: body.reason ?? null, resumeOn: body.resume_on ?? null };
      const after = await pause(ctx, before, { ...wanted, proration: body.proration ?? 'none' });
      await setAdvanceTimer(ctx, after);
      break;
    }
    case 'active':
      await billWhatIsDue(ctx, await resume(ctx, before, body.reason));
      break;
    case 'cancelled':
      await end(ctx, before, body);
      break;
  }
  return showEnrollment(ctx, before.id);
}

/** 409, naming the reachable states. A pending enrolment is started, not resumed. */
function requireStep(
  ctx: WriteContext<never>,
  { status }: StoredEnrollment,
  to: TransitionClientProgramInput['body']['status'],
): void {
  clientProgramMachine.require(status, to, undefined, standingOf(ctx));
  if (status === 'pending' && to === 'active')
    throw problem(
      'state_conflict',
      'The enrolment is pending and has not started: start it with updateClientProgram. It can become cancelled.',
    );
}

async function requireLater(ctx: WriteContext<never>, day: string): Promise<void> {
  const today = await findToday(ctx.db, ctx.now);
  if (day <= today) throw invalid('body.resume_on', `must be after today, ${today}.`);
}
