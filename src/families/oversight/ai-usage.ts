import type { AiUsage } from '#generated/console/types.gen.ts';
import type {
  ExportAiRequestsInput,
  GetAiUsageInput,
} from '#generated/console/families/oversight/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { aiCredit, creditsOfMonth, findAiSettings } from '#src/domain/ai/index.ts';
import { readAccount } from '#src/domain/ledger/index.ts';
import { csvOf, type CsvColumns } from '#src/platform/csv.ts';
import { requirePeriod } from '#src/platform/periods.ts';
import { exportedRequests, maxGroups, selectUsage, type ExportedRequest } from './ai-usage.queries.ts';
import { maxRows, requireWhole } from './export.rules.ts';

export async function getAiUsage(ctx: ReadContext, { query }: GetAiUsageInput): Promise<AiUsage> {
  const { from, until } = requirePeriod(
    ctx.now,
    { after: query.created_after, before: query.created_before },
    { place: 'query.created_after', usualDays: 30, maxDays: 400 },
  );
  const [used, settings, account, { totals, groups }] = await Promise.all([
    creditsOfMonth(ctx.db, ctx.now),
    findAiSettings(ctx.db, ctx.services.ai),
    readAccount(ctx.db, aiCredit(ctx.identity.tenantId)),
    selectUsage(ctx.db, query.group_by, from, until),
  ]);
  return {
    credits_used_this_month: used,
    monthly_credit_limit: settings.monthly_credit_limit,
    credit_balance: account.balance,
    totals,
    groups: groups.slice(0, maxGroups),
    is_truncated: groups.length > maxGroups,
  };
}

const columns: CsvColumns<ExportedRequest> = {
  request_id: (request) => request.id,
  created_at: (request) => request.created_at,
  purpose: (request) => request.purpose,
  status: (request) => request.status,
  origin: (request) => request.origin,
  user_id: ({ user }) => user?.id ?? null,
  user_name: ({ user }) => user?.name ?? null,
  model: (request) => request.model,
  preset_id: ({ preset }) => preset?.id ?? null,
  preset_name: ({ preset }) => preset?.name ?? null,
  input_tokens: (request) => request.input_tokens,
  cached_input_tokens: (request) => request.cached_input_tokens,
  output_tokens: (request) => request.output_tokens,
  credits: (request) => request.credits,
  duration_ms: (request) => request.duration_ms,
};

export async function exportAiRequests(ctx: ReadContext, { query }: ExportAiRequestsInput): Promise<string> {
  const page = { sort: 'created_at', order: 'desc', limit: maxRows, offset: 0 } as const;
  const { items, total } = await exportedRequests.objects(ctx.db, { ...query, ...page }, {});
  requireWhole(total, 'requests');
  return csvOf(columns, items);
}
