import type { Money } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkCurrency, checkSameCurrency } from '#src/domain/billing/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, nameTaken, unknownReference } from '#src/platform/errors/index.ts';
import { holdDefinition } from '../definitions/definitions.queries.ts';
import { findNamesake, findRate } from './programs.queries.ts';

/** 400 for an amount below 0 or in no currency. */
export function checkPrice(amount: Money, place: string): void {
  checkCurrency(amount.currency, `${place}.currency`);
  if (amount.amount_minor < 0) throw invalid(`${place}.amount_minor`, 'must not be below 0.');
}

/** As `checkPrice`, of an amount that may be absent and has the currency of another. */
export function checkPriceIn(currency: string, amount: Money | null | undefined, place: string): void {
  if (amount == null) return;
  checkPrice(amount, place);
  checkSameCurrency(amount, currency, place);
}

/** 400 for a definition that the agency does not have, or that is archived. It stays as it is until the transaction ends. */
export async function requireDefinition(ctx: WriteContext<never>, id: string): Promise<string> {
  const definition = await holdDefinition(ctx.db, storedId(id));
  const place = 'body.program_definition_id';
  if (definition === undefined) throw unknownReference(place, id, 'a program definition of this agency');
  if (definition.archived_at !== null)
    throw invalid(place, `names "${definition.name}", which is archived. Restore it first.`);
  return definition.id;
}

/** 400 for a tax rate that the agency does not have, or that is archived, unless it is kept. */
export async function requireRate(
  { db }: Pick<ReadContext, 'db'>,
  id: string | null | undefined,
  place: string,
  kept: string | null = null,
): Promise<void> {
  if (id == null || storedId(id) === kept) return;
  const rate = await findRate(db, storedId(id));
  if (rate === undefined) throw unknownReference(place, id, 'a tax rate of this agency');
  if (rate.is_archived) throw invalid(place, 'names a tax rate that is archived.');
}

/** 409 when another unarchived program has the name. */
export async function requireFreeName(
  ctx: WriteContext<never>,
  name: string,
  ownId: string | null,
): Promise<void> {
  const namesake = await findNamesake(ctx.db, name, ownId);
  if (namesake !== undefined)
    throw nameTaken(`A program named "${namesake.name}" already exists (${namesake.id}).`);
}
