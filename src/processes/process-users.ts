import type { ReadContext } from '#src/door/context.ts';
import { conflict } from '#src/errors/problem.ts';

/**
 * Something that starts a process, such as schedules, programs or automations. `compose.ts` lists them, so that processes need
 * not know who depends on them.
 */
export interface ProcessUser {
  /** Completes "... is still started by ...", such as `2 schedules`; undefined when nothing of this kind does. */
  describe(ctx: Pick<ReadContext, 'db'>, processDefinitionId: string): Promise<string | undefined>;
}

/** 409 with what still starts the process. */
export async function requireUnused(ctx: Pick<ReadContext, 'db' | 'services'>, process: { readonly id: string; readonly name: string }): Promise<void> {
  const reasons: string[] = [];
  for (const user of ctx.services.parts.processUsers) {
    const reason = await user.describe(ctx, process.id);
    if (reason !== undefined) reasons.push(reason);
  }
  if (reasons.length > 0) throw conflict(`The process "${process.name}" is still started by ${reasons.join(' and ')}. End that first.`);
}
