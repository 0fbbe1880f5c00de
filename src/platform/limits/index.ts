import { LRUCache } from 'lru-cache';
import type { Connections } from '#src/platform/db/index.ts';
import { Budget, type Verdict } from './budget.ts';
import { updateTokensTaken } from './limits.queries.ts';

export type { Verdict } from './budget.ts';

/** The budgets of requests: over REST, over MCP, and over MCP by one program of an agency. */
export type BudgetName = 'rest' | 'mcp' | 'mcp_subject';

/** The budgets of hosted addresses: of an agency, of one address of it, and of one network, whatever it calls. */
export type HostedBudget = 'hosted' | 'hosted_address' | 'hosted_client';

/** The budgets of one network for what answers without credentials: documents, and small files. */
export type DocumentBudget = 'documents' | 'files';

/** What each budget holds per window. */
export type BudgetSizes = Readonly<Record<BudgetName, number>>;

/** How long a window lasts in the service. */
export const budgetSeconds = 60;

export interface RateLimiterOptions {
  /** Requests per window, of all processes together. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Budgets of different names do not share (default `rest`). */
  readonly budget?: BudgetName | 'console' | HostedBudget | DocumentBudget;
  /** The clock, in milliseconds; it may start anywhere. */
  readonly now?: () => number;
}

export interface RateLimiter {
  /** Takes one request out of the tenant's window, or the subject's within it. Answers at once nearly always. */
  take(tenantId: string, subject?: string): Verdict | Promise<Verdict>;
}

// A tenant that falls out only loses the few requests that this process holds for it.
const maxTenants = 20_000;

/**
 * A limit that all processes share, exact to 2 % for two of them. Postgres counts, in blocks of 1 % of the limit, so
 * that 99 of 100 requests are counted in memory.
 */
export function createRateLimiter(db: Pick<Connections, 'system'>, options: RateLimiterOptions): RateLimiter {
  const { limit, windowSeconds, budget = 'rest', now = () => performance.now() } = options;
  const budgets = new LRUCache<string, Budget>({ maxSize: maxTenants, sizeCalculation: () => 1 });

  const newBudget = (tenantId: string, subject: string) =>
    new Budget(limit, (wanted) =>
      updateTokensTaken(db.system, { tenantId, budget, subject, limit, windowSeconds, wanted }),
    );

  return {
    take(tenantId, subject = '') {
      const key = subject === '' ? tenantId : `${tenantId} ${subject}`;
      let found = budgets.get(key);
      if (found === undefined) {
        found = newBudget(tenantId, subject);
        budgets.set(key, found);
      }
      return found.take(now);
    },
  };
}
