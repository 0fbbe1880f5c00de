import type {
  GetIntegrationEndpointDetailsInput,
  ListIntegrationEndpointsInput,
} from '#generated/families/integrations/handlers.ts';
import type { IntegrationEndpoint, IntegrationEndpointDetails } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import {
  endpoints,
  findEndpoint,
  timeoutSecondsOf,
  type CataloguedEndpoint,
} from '#src/domain/integrations/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { isSetUp, viewerOf } from './access.ts';
import { contains, isAs, isOneOf, pageOf } from './catalogue-page.ts';
import { selectServiceUses, type ServiceUse } from './credentials.queries.ts';

type Uses = ReadonlyMap<string, ServiceUse>;

const usesOf = async (ctx: ReadContext): Promise<Uses> =>
  new Map((await selectServiceUses(ctx.db, viewerOf(ctx))).map((use) => [use.integration_key, use]));

/** AI credits that a call costs: none of today's endpoints asks a model. */
const credits = 0;

function show({ key, provider, endpoint }: CataloguedEndpoint, uses: Uses): IntegrationEndpoint {
  const { title, description, category, effect, scopes = [], needsSubaccount = 'none' } = endpoint;
  const granted = uses.get(provider.key)?.scopes ?? [];
  return {
    key,
    integration_key: provider.key,
    name: title,
    description,
    category,
    effect,
    required_scopes: [...scopes],
    needs_subaccount: needsSubaccount,
    credits,
    is_available: granted.some((given) => scopes.every((scope) => given.includes(scope))),
    is_deprecated: false,
  };
}

export async function listIntegrationEndpoints(
  ctx: ReadContext,
  { query }: ListIntegrationEndpointsInput,
): Promise<Page<IntegrationEndpoint>> {
  const uses = await usesOf(ctx);
  const found = endpoints
    .filter(({ provider }) => isSetUp(ctx, provider) || uses.has(provider.key))
    .map((one) => show(one, uses))
    .filter(
      (one) =>
        isOneOf(query.integration_key, one.integration_key) &&
        isOneOf(query.key, one.key) &&
        isOneOf(query.effect, one.effect) &&
        isOneOf(query.category, one.category) &&
        isAs(query.is_available, one.is_available) &&
        contains(query.search, one.name, one.description, one.key),
    )
    .toSorted(
      (a, b) =>
        a.integration_key.localeCompare(b.integration_key) ||
        a.category.localeCompare(b.category) ||
        a.name.localeCompare(b.name),
    );
  const { sort } = query;
  return pageOf(found, query, sort && ((one) => one[sort]));
}

export async function getIntegrationEndpointDetails(
  ctx: ReadContext,
  { query }: GetIntegrationEndpointDetailsInput,
): Promise<IntegrationEndpointDetails> {
  const found = requireEndpoint(query.endpoint_key);
  const { endpoint } = found;
  const parameters = endpoint.parameters.map(({ to: _places, ...parameter }) => parameter);
  return {
    endpoint: show(found, await usesOf(ctx)),
    parameters: parameters.toSorted((a, b) => Number(b.is_required) - Number(a.is_required)),
    outputs: [...endpoint.outputs],
    limits: {
      calls_per_minute: endpoint.callsPerMinute ?? null,
      timeout_seconds: timeoutSecondsOf(endpoint),
      max_results: endpoint.maxResults ?? null,
    },
    example: endpoint.example as IntegrationEndpointDetails['example'],
    guidance: endpoint.guidance ?? null,
  };
}

/** 404 for what the catalogue does not have. */
export function requireEndpoint(key: string): CataloguedEndpoint {
  const found = findEndpoint(key);
  if (found === undefined)
    throw problem('not_found', `No integration endpoint ${key} exists. See listIntegrationEndpoints.`);
  return found;
}
