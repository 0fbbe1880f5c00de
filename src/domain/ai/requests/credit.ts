import { createHash } from 'node:crypto';
import type { Identity } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { enter, expireLots, readAccount, type Account } from '#src/domain/ledger/index.ts';
import type { AiModels } from '../models/catalogue.ts';
import { sumCredits, type AgencyMonth, type AiSettings } from '../settings/ai-settings.queries.ts';
import { sumReserved } from './requests.queries.ts';

/** An agency's AI credit, in whole credits. */
export const creditAccount = (tenantId: string): Account => ({
  ledger: 'ai_credit',
  ownerId: tenantId,
  currency: '',
});

interface Writer {
  readonly db: Db;
  readonly now: Date;
  readonly identity: Pick<Identity, 'kind' | 'userId' | 'tenantId'>;
}

/** Takes back what is left of the month before, and grants this month's allowance once. */
export async function grantMonth(
  ctx: Writer,
  { monthlyCredits }: AiModels,
  { today, lastDay }: AgencyMonth,
): Promise<void> {
  const account = creditAccount(ctx.identity.tenantId);
  const service = { ...ctx, identity: { ...ctx.identity, kind: 'system' as const } };
  await expireLots(service, account, today);
  if (monthlyCredits === 0) return;
  await enter(service, account, {
    kind: 'grant',
    amount: monthlyCredits,
    reason: `Allowance of ${lastDay.slice(0, 7)}.`,
    causeId: monthId(ctx.identity.tenantId, lastDay),
    expiresOn: lastDay,
  });
}

/** Why the agency's budget does not allow a request that costs at most so much; undefined when it does. */
export async function refusalByBudget(
  { db, identity }: Writer,
  { monthly_credit_limit: limit }: Pick<AiSettings, 'monthly_credit_limit'>,
  { startsAt }: AgencyMonth,
  most: number,
): Promise<string | undefined> {
  if (most === 0) return undefined;
  const { balance, reserved } = await readAccount(db, creditAccount(identity.tenantId));
  if (balance - reserved < most)
    return `No AI credit is left: the request may cost ${most} credits, and ${balance - reserved} are available. Buy credit, or wait for the next allowance.`;
  if (limit === null) return undefined;
  const used = (await sumCredits(db, startsAt)) + (await sumReserved(db));
  if (used + most <= limit) return undefined;
  return `The monthly limit of ${limit} AI credits is reached: ${used} are used, and the request may cost ${most}. Raise monthly_credit_limit in the AI settings, or wait for the next month.`;
}

/** One id for an agency's month, so that its allowance is entered once. */
function monthId(tenantId: string, lastDay: string): string {
  const hash = createHash('sha256')
    .update(`${tenantId} ${lastDay.slice(0, 7)}`)
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
