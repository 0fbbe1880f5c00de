import type { AutomationInputField, AutomationLiterals } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { fittingInputs } from '#src/domain/automations/index.ts';
import { requireVisible } from '#src/domain/records/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';

/** As `fittingInputs`, of a member: who names a member, client or file must see it. */
export async function checkedInputs(
  ctx: ReadContext,
  fields: readonly AutomationInputField[],
  given: AutomationLiterals,
  place: string,
): Promise<ReturnType<typeof fittingInputs>> {
  const values = fittingInputs(fields, given, place);
  const named = new NamedRecords();
  for (const { key, type } of fields) {
    const value = values[key];
    if (typeof value !== 'string' || value === '') continue;
    if (type === 'user') named.add('member', value, `${place}.${key}`);
    if (type === 'file') named.add('file', value, `${place}.${key}`);
    if (type === 'client') await requireVisible(ctx, 'client', value);
  }
  await named.require(ctx);
  return values;
}
