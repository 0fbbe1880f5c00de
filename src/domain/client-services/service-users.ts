import type { ReadContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';

/** 409 with the numbers of what still needs the service. */
export async function requireUnused(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  service: { readonly id: string; readonly name: string },
): Promise<void> {
  const reasons: string[] = [];
  for (const user of ctx.services.parts.serviceUsers) {
    const reason = await user.describe(ctx, service.id);
    if (reason !== undefined) reasons.push(reason);
  }
  if (reasons.length > 0)
    throw conflict(
      `The service "${service.name}" is still used by ${reasons.join(' and ')}. Archive it with updateClientService instead.`,
    );
}
