import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireBudget } from '#src/api/door/index.ts';
import { clientAddress } from '#src/api/request/index.ts';
import { hashAddress } from '#src/domain/access/sign-in/index.ts';
import type { RateLimiter, Verdict } from '#src/platform/limits/index.ts';

/** What answers without credentials: the contracts, the guide for language models, what OAuth clients discover, and the files of the console. */
export type DocumentGroup = 'contract' | 'guide' | 'discovery' | 'console';

/** Requests per window and network for each group. */
export interface DocumentBudgets {
  /** Of contracts and guide, which are megabytes. */
  readonly documents: Pick<RateLimiter, 'take'>;
  /** Of what is small, and asked for by many behind one address: a page of the console takes dozens of files. */
  readonly files: Pick<RateLimiter, 'take'>;
}

/** How much larger the budget of small files is. */
export const filesPerDocument = 50;

/** Takes one request of this network out of the group's budget; refuses with 429 when nothing is left. */
export type LimitDocument = (group: DocumentGroup, request: IncomingMessage) => Promise<void>;

// Nobody has said yet which agency they are of.
const nobody = '00000000-0000-0000-0000-000000000000';
const patienceMs = 1_000;

export function documentLimits(budgets: DocumentBudgets | undefined, trustedProxies: number): LimitDocument {
  if (budgets === undefined) return async () => {};
  return async (group, request) => {
    const network = hashAddress(clientAddress(request, trustedProxies) ?? null).toString('base64url');
    const limiter = group === 'contract' || group === 'guide' ? budgets.documents : budgets.files;
    const verdict = await inTime(limiter.take(nobody, `${group} ${network}`));
    if (verdict !== undefined) requireBudget(verdict);
  };
}

/** Documents need no database: while it does not count, they are served uncounted. */
async function inTime(verdict: Verdict | Promise<Verdict>): Promise<Verdict | undefined> {
  if (!(verdict instanceof Promise)) return verdict;
  const late = new AbortController();
  const uncounted = sleep(patienceMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
  const counted = verdict.catch(() => undefined);
  return Promise.race([counted, uncounted]).finally(() => late.abort());
}
