import type { UpdateBillingSettingsInput } from '#generated/families/billing/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { fromTenThousandths, maxTaxRates, tenThousandths } from '#src/domain/billing/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import * as queries from './tax-rates.queries.ts';

type Body = UpdateBillingSettingsInput['body'];
const aRate = 'a tax rate of this agency';

type RateInput = NonNullable<Body['add_tax_rates']>[number];

/**
 * Adds, renames, archives and restores rates; answers the id of the new one that lines use by default, if any. Rates in use have different
 * names, and the default one is in use.
 */
export async function changeTaxRates(ctx: WriteContext, body: Body): Promise<string | undefined> {
  const defaults = body.add_tax_rates?.filter((rate) => rate.is_default) ?? [];
  if (defaults.length > 1 || (defaults.length === 1 && body.default_tax_rate_id !== undefined))
    throw invalid('body.add_tax_rates', 'can make one rate the default, and not beside default_tax_rate_id.');
  await setArchived(ctx, body.archive_tax_rate_ids, 'body.archive_tax_rate_ids', true);
  await setArchived(ctx, body.restore_tax_rate_ids, 'body.restore_tax_rate_ids', false);
  for (const [index, { id, ...values }] of (body.update_tax_rates ?? []).entries())
    await rename(ctx, id, values, `body.update_tax_rates[${index}].id`);
  let added: string | undefined;
  for (const [index, rate] of (body.add_tax_rates ?? []).entries()) {
    const id = await queries.insertRate(ctx.db, storedRate(rate, `body.add_tax_rates[${index}]`), ctx.now);
    ctx.audit({ recordKind: 'tax_rate', recordId: id, action: 'created' });
    if (rate.is_default) added = id;
  }
  await requireSoundRates(ctx, added ?? body.default_tax_rate_id);
  return added;
}

/** 400 for components that do not make up the rate, and for percents that are too fine. */
function storedRate(rate: RateInput, place: string): queries.NewRate {
  const percent = tenThousandths(rate.percent, `${place}.percent`);
  const components = rate.components ?? [];
  const parts = components.map((part, index) =>
    tenThousandths(part.percent, `${place}.components[${index}].percent`),
  );
  const sum = parts.reduce((total, part) => total + part, 0n);
  if (parts.length === 1) throw invalid(`${place}.components`, 'must be empty for a single tax.');
  if (parts.length > 0 && sum !== percent)
    throw invalid(
      `${place}.components`,
      `make up ${fromTenThousandths(sum)} percent, and the rate is ${rate.percent}.`,
    );
  return {
    name: rate.name.trim(),
    kind: rate.kind,
    percent: rate.percent,
    components: components.map((part) => ({ ...part, name: part.name.trim() })),
    country: rate.country ?? null,
    region: rate.region ?? null,
  };
}

async function setArchived(
  ctx: WriteContext,
  ids: readonly string[] | undefined,
  place: string,
  isArchived: boolean,
): Promise<void> {
  if (ids === undefined) return;
  const wanted = ids.map(storedId);
  const known = await queries.findKnownRates(ctx.db, wanted);
  const missing = wanted.findIndex((id) => !known.has(id));
  if (missing >= 0) throw unknownReference(`${place}[${missing}]`, ids[missing]!, aRate);
  for (const id of await queries.setArchived(ctx.db, wanted, isArchived, ctx.now))
    ctx.audit({ recordKind: 'tax_rate', recordId: id, action: isArchived ? 'archived' : 'restored' });
}

async function rename(
  ctx: WriteContext,
  id: string,
  { name, ...values }: Omit<NonNullable<Body['update_tax_rates']>[number], 'id'>,
  place: string,
): Promise<void> {
  const changed = await queries.updateRate(
    ctx.db,
    storedId(id),
    { ...values, ...(name !== undefined && { name: name.trim() }) },
    ctx.now,
  );
  if (!changed) throw unknownReference(place, id, aRate);
  ctx.audit({ recordKind: 'tax_rate', recordId: storedId(id), action: 'updated' });
}

/** After the changes: 409 for a name that two rates in use share, 400 for a default rate that is archived or unknown. */
async function requireSoundRates(ctx: WriteContext, wantedDefault: string | null | undefined): Promise<void> {
  const { count, doubled, default_id: current } = await queries.judgeRates(ctx.db);
  if (doubled !== null) throw conflict(`Another tax rate in use is called "${doubled}".`);
  if (count > maxTaxRates)
    throw conflict(`An agency can have at most ${maxTaxRates} tax rates in use. Archive others first.`);
  const id = wantedDefault === undefined ? current : storedId(wantedDefault);
  if (id !== null && !(await queries.isInUse(ctx.db, id)))
    throw invalid(
      'body.default_tax_rate_id',
      `is ${id}, which is no tax rate in use. Choose another one, or null for no tax.`,
    );
}
