import type { Job } from '#generated/types.gen.ts';
import type { RefreshAiMemoryInput } from '#generated/families/ai/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { refusalOf } from '#src/domain/ai/index.ts';
import { startBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { demandWriting, subjectOf } from './memory-access.ts';
import { refreshKind, subjectText } from './memory.rules.ts';

export async function refreshAiMemory(
  ctx: WriteContext,
  { body }: RefreshAiMemoryInput,
): Promise<Result<Job>> {
  demandWriting(ctx, body);
  const subject = await subjectOf(ctx, body.scope, body.scope_id, 'body.scope_id');
  // Asked now, so that the caller need not read it from a job that failed.
  const refusal = await refusalOf(ctx, ctx.services.ai, 'memory');
  if (refusal !== undefined) throw conflict(refusal);
  return startBackgroundJob(ctx, { kind: refreshKind, topic: subjectText(subject), input: subject });
}
