import type { ReadContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';

/** 409 with the list of records that still start the process. */
export async function requireUnused(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  process: { readonly id: string; readonly name: string },
): Promise<void> {
  const reasons: string[] = [];
  for (const user of ctx.services.parts.processUsers) {
    const reason = await user.describe(ctx, process.id);
    if (reason !== undefined) reasons.push(reason);
  }
  if (reasons.length > 0)
    throw conflict(
      `The process "${process.name}" is still started by ${reasons.join(' and ')}. Change or remove these first.`,
    );
}
