import type { View } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { softDeleteRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';

type Named = Pick<View, 'id' | 'name'>;

/** 409 for a view that the navigation or a layout opens; `cure` says what to do. */
export async function requireUnused(
  ctx: Pick<WriteContext, 'db' | 'services'>,
  { id, name }: Named,
  cure: string,
): Promise<void> {
  for (const user of ctx.services.parts.viewUsers) {
    const description = await user.describe(ctx, id);
    if (description !== undefined) throw conflict(`The view "${name}" is opened by ${description}. ${cure}`);
  }
}

export async function deleteView(ctx: WriteContext, { id, name }: Named): Promise<void> {
  await softDeleteRecord(ctx.db, 'views', id, ctx.identity.userId, ctx.now);
  ctx.audit({ recordKind: 'view', recordId: id, action: 'deleted', previous: { name } });
}
