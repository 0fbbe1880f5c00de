import type { RunIntegrationEndpointInput } from '#generated/families/integrations/handlers.ts';
import type { IntegrationCallResult } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import type { StoredConnection } from '#src/domain/connections/index.ts';
import {
  checkInputs,
  type Caller,
  type CataloguedEndpoint,
  type EndpointCallResult,
} from '#src/domain/integrations/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { requireSeen, requireUsable } from './access.ts';
import { requireEndpoint } from './endpoints.ts';

/** The service is called before the transaction, which must not stay open for it. */
export const runIntegrationEndpoint: PreparedWrite<
  RunIntegrationEndpointInput,
  IntegrationCallResult,
  IntegrationCallResult
> = Object.assign(
  async (ctx: WriteContext, input: RunIntegrationEndpointInput, prepared?: IntegrationCallResult) =>
    prepared ?? run(ctx, input),
  { prepare: run },
);

async function run(ctx: ReadContext, { body }: RunIntegrationEndpointInput): Promise<IntegrationCallResult> {
  const endpoint = requireEndpoint(body.endpoint_key);
  const connection = await requireSeen(ctx, body.credential_id);
  requireFitting(ctx, endpoint, connection);
  const subaccountKey = subaccountOf(endpoint, body.subaccount_key);
  const values = checkInputs(endpoint.endpoint.parameters, body.inputs ?? {});
  const pageToken = body.page_token ?? null;
  if (pageToken !== null && endpoint.endpoint.paging === undefined)
    throw invalid('body.page_token', 'is not for this endpoint, which has no pages.');
  const call = { connection, endpoint, subaccountKey, values, pageToken, caller: callerOf(ctx) };
  const isDryRun = body.is_dry_run ?? false;
  if (isDryRun) {
    ctx.services.endpoints.rehearse(ctx.identity.tenantId, call);
    return show(ctx, body.endpoint_key, true, accepted);
  }
  const result = await ctx.outside(() => ctx.services.endpoints.call(ctx.identity.tenantId, call));
  return show(ctx, body.endpoint_key, false, result);
}

const accepted: EndpointCallResult = {
  callId: null,
  outcome: 'succeeded',
  statusCode: null,
  output: null,
  isTruncated: false,
  nextPageToken: null,
  error: null,
  durationMs: 0,
};

/** 409 when the connection cannot make this call. */
function requireFitting(
  ctx: ReadContext,
  { provider, endpoint: { scopes = [] } }: CataloguedEndpoint,
  connection: StoredConnection,
): void {
  if (connection.integration_key !== provider.key)
    throw conflict(
      `The connection ${connection.name} is one to ${connection.integration_key}, not to ${provider.key}.`,
    );
  requireUsable(ctx, connection);
  const missing = scopes.filter((scope) => !connection.scopes.includes(scope));
  if (missing.length > 0)
    throw conflict(
      `The connection ${connection.name} lacks the scope ${missing.join(' and ')}. Authorize it again and grant it.`,
    );
}

function subaccountOf(
  { endpoint: { needsSubaccount = 'none' } }: CataloguedEndpoint,
  key: string | undefined,
): string | undefined {
  if (needsSubaccount === 'required' && key === undefined)
    throw invalid('body.subaccount_key', 'is required by this endpoint. See listIntegrationSubaccounts.');
  if (needsSubaccount === 'none' && key !== undefined)
    throw invalid('body.subaccount_key', 'is not for this endpoint, which has no accounts.');
  return key;
}

const callerOf = ({ identity: { kind, userId, name } }: ReadContext): Caller => ({
  type: kind,
  id: kind === 'system' ? null : userId,
  name,
  executionId: null,
});

const show = (
  ctx: Pick<ReadContext, 'now'>,
  key: string,
  isDryRun: boolean,
  result: EndpointCallResult,
): IntegrationCallResult => ({
  call_id: result.callId,
  endpoint_key: key,
  outcome: result.outcome,
  is_dry_run: isDryRun,
  status_code: result.statusCode,
  output: result.output as IntegrationCallResult['output'],
  is_truncated: result.isTruncated,
  next_page_token: result.nextPageToken,
  error: result.error,
  credits_used: 0,
  duration_ms: result.durationMs,
  called_at: ctx.now.toISOString(),
});
