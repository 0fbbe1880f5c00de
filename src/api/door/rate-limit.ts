import { counted } from '#src/platform/counted.ts';
import type { Verdict } from '#src/platform/limits/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Call } from './call.ts';
import type { Door } from './door.ts';

/**
 * Stage: takes one request out of the agency's budget, or the browser session's; usually from a block held in memory, without a promise.
 * Streams of events have limits of their own, since browsers open them anew by themselves.
 */
export function limitRate(call: Call, door: Door): void | Promise<void> {
  if (call.route.operation.answer?.kind === 'events') return;
  const { tenantId, session } = call.caller;
  const verdict =
    session === undefined ? door.limiter.take(tenantId) : door.sessionLimiter.take(tenantId, session.id);
  if (verdict instanceof Promise) return verdict.then((settled) => settle(call, settled));
  settle(call, verdict);
}

function settle(call: Call, verdict: Verdict): void {
  call.budget = verdict;
  requireBudget(verdict);
}

/** 429 when nothing is left. */
export function requireBudget(verdict: Verdict): void {
  if (verdict.allowed) return;
  const seconds = Math.max(1, verdict.resetSeconds);
  throw problem(
    'rate_limited',
    `More than ${verdict.limit} requests in a minute. Try again in ${counted(seconds, 'second')}.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

/** Headers that tell the caller what is left (IETF draft "RateLimit header fields for HTTP"). */
export function budgetHeaders({ limit, remaining, resetSeconds }: Verdict): string[] {
  return [
    'RateLimit',
    `"rest";r=${remaining};t=${resetSeconds}`,
    'RateLimit-Policy',
    `"rest";q=${limit};w=60`,
  ];
}
