import type { BillingTaxRate, InvoiceLineInput, InvoiceLineKind, Money } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { holdServices, type CatalogueService } from '#src/domain/client-services/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { checkCurrency, checkSameCurrency, tenThousandths } from '../amounts.rules.ts';
import { findRates } from '../tax-rates.queries.ts';
import { holdTime, type BilledTime } from './time.queries.ts';

/** A line as it is stored, without what is computed of it. */
export interface DraftLine {
  readonly kind: InvoiceLineKind;
  readonly service_id: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly quantity: number;
  readonly unit_minor: number;
  readonly discount_percent: number;
  readonly discount_minor: number | null;
  readonly tax_rate_id: string | null;
  readonly time_entry_ids: readonly string[];
  readonly period_start_date: string | null;
  readonly period_end_date: string | null;
  readonly late_invoice_id: string | null;
}

export interface LineContext {
  readonly db: Db;
  readonly clientId: string;
  /** The draft whose lines are replaced. */
  readonly invoiceId: string | null;
  readonly currency: string;
  readonly defaultRateId: string | null;
  /** Rates of the lines so far, which the draft keeps when they are archived. */
  readonly keptRateIds: ReadonlySet<string>;
  /** Where the lines stand in the request. */
  readonly place: string;
}

interface Known {
  readonly services: ReadonlyMap<string, CatalogueService>;
  readonly time: ReadonlyMap<string, BilledTime>;
  readonly rates: ReadonlyMap<string, BillingTaxRate>;
}

/**
 * What a request bills, with what it leaves to the catalogue and the recorded time. Errors: 400 at the place of what does not exist, has another
 * currency or no price; 409 for time that still runs or is on another invoice.
 */
export async function readLines(ctx: LineContext, inputs: readonly InvoiceLineInput[]): Promise<DraftLine[]> {
  const ids = (of: (line: InvoiceLineInput) => readonly (string | null | undefined)[]): string[] => [
    ...new Set(
      inputs
        .flatMap(of)
        .filter((id) => id != null)
        .map(storedId),
    ),
  ];
  const known: Known = {
    services: await holdServices(
      ctx.db,
      ids((line) => [line.service_id]),
    ),
    time: await holdTime(
      ctx.db,
      ids((line) => line.time_entry_ids ?? []),
    ),
    rates: await findRates(
      ctx.db,
      ids((line) => [line.tax_rate_id]),
    ),
  };
  const billed = new Set<string>();
  return inputs.map((input, index) => readLine(ctx, known, billed, input, `${ctx.place}[${index}]`));
}

function readLine(
  ctx: LineContext,
  { services, time, rates }: Known,
  billed: Set<string>,
  input: InvoiceLineInput,
  place: string,
): DraftLine {
  const serviceId = storedId(input.service_id ?? null);
  const service = serviceId === null ? undefined : services.get(serviceId);
  if (serviceId !== null && service === undefined)
    throw unknownReference(`${place}.service_id`, input.service_id!, 'a service of this agency');
  const entries = (input.time_entry_ids ?? []).map((id, index) =>
    requireBillable(ctx, time.get(storedId(id)), billed, id, `${place}.time_entry_ids[${index}]`),
  );
  const price = input.unit_price ?? priceOf(service, entries, place);
  checkCurrency(price.currency, `${place}.unit_price.currency`);
  checkSameCurrency(price, ctx.currency, `${place}.unit_price`);
  if (input.discount_amount != null)
    checkSameCurrency(input.discount_amount, ctx.currency, `${place}.discount_amount`);
  const rateId = input.tax_rate_id === undefined ? undefined : storedId(input.tax_rate_id);
  if (rateId != null && !rates.has(rateId))
    throw unknownReference(`${place}.tax_rate_id`, rateId, 'a tax rate of this agency');
  if (rateId != null && rates.get(rateId)!.archived_at !== null && !ctx.keptRateIds.has(rateId))
    throw invalid(`${place}.tax_rate_id`, 'is archived. Name a rate in use.');
  const { quantity = 1, period_start_date: from = null, period_end_date: to = null } = input;
  tenThousandths(quantity, `${place}.quantity`);
  if (entries.length > 0 && quantity !== 1)
    throw invalid(`${place}.quantity`, 'must be absent beside time_entry_ids: the hours are the quantity.');
  if (from !== null && to !== null && to < from)
    throw invalid(`${place}.period_end_date`, 'must not be before period_start_date.');
  return {
    kind: entries.length > 0 ? 'time' : 'item',
    service_id: serviceId,
    name: (input.name ?? service!.name).trim(),
    description: input.description ?? null,
    quantity: entries.length > 0 ? hoursOf(entries) : quantity,
    unit_minor: price.amount_minor,
    discount_percent: input.discount_percent ?? 0,
    discount_minor: input.discount_amount?.amount_minor ?? null,
    tax_rate_id: rateId === undefined ? (service?.tax_rate_id ?? ctx.defaultRateId) : rateId,
    time_entry_ids: entries.map(({ id }) => id),
    period_start_date: from,
    period_end_date: to,
    late_invoice_id: null,
  };
}

function requireBillable(
  { clientId, invoiceId }: LineContext,
  entry: BilledTime | undefined,
  billed: Set<string>,
  id: string,
  place: string,
): BilledTime {
  if (entry === undefined) throw unknownReference(place, id, 'a time entry of this agency');
  if (entry.client_id !== clientId) throw invalid(place, 'is not time of the client.');
  if (!entry.is_billable) throw invalid(place, 'is not billable.');
  if (billed.has(entry.id)) throw invalid(place, 'names time that another line bills.');
  if (entry.seconds === null) throw conflict(`${place}: The timer is still running.`);
  if (entry.invoice_id !== null && entry.invoice_id !== invoiceId)
    throw conflict(`${place}: The time is on another invoice.`);
  billed.add(entry.id);
  return entry;
}

/** Without a price in the request: that of the service, or the one rate of the time. */
function priceOf(
  service: CatalogueService | undefined,
  entries: readonly BilledTime[],
  place: string,
): Money {
  if (entries.length === 0) {
    if (service?.unit_price == null)
      throw invalid(`${place}.unit_price`, 'must be given: the service has no price.');
    return service.unit_price;
  }
  const [first] = entries;
  if (entries.some(({ rate }) => rate === null))
    throw invalid(`${place}.unit_price`, 'must be given: some of the time has no rate.');
  const { amount_minor: minor, currency } = first!.rate!;
  if (entries.some(({ rate }) => rate!.amount_minor !== minor || rate!.currency !== currency))
    throw invalid(
      `${place}.unit_price`,
      'must be given: the time has different rates. Or bill each rate on a line.',
    );
  return first!.rate!;
}

const secondsOfHour = 3600;
const decimals = 4;

/** In hours with four decimals. */
export const hoursOf = (entries: readonly Pick<BilledTime, 'seconds'>[]): number =>
  Number((entries.reduce((sum, { seconds }) => sum + seconds!, 0) / secondsOfHour).toFixed(decimals));
