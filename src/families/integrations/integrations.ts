import type {
  ListConnectedIntegrationsInput,
  ListIntegrationsInput,
} from '#generated/families/integrations/handlers.ts';
import type { ConnectedIntegration, Integration } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { providers, type Provider } from '#src/domain/integrations/index.ts';
import { isSetUp, viewerOf } from './access.ts';
import { contains, isAs, isOneOf, pageOf } from './catalogue-page.ts';
import { selectCredentialsByIds, selectServiceUses, type ServiceUse } from './credentials.queries.ts';

type Uses = ReadonlyMap<string, ServiceUse>;

const usesOf = async (ctx: ReadContext): Promise<Uses> =>
  new Map((await selectServiceUses(ctx.db, viewerOf(ctx))).map((use) => [use.integration_key, use]));

/** The service, as the contract shows it to this caller. */
function show(
  ctx: Pick<ReadContext, 'services'>,
  provider: Provider,
  use: ServiceUse | undefined,
): Integration {
  const { key, name, description, category, authentication, features } = provider;
  return {
    key,
    name,
    description,
    category,
    authentication,
    website_url: provider.websiteUrl,
    connect_url: `${ctx.services.baseUrl()}/console/settings/integrations/${key}`,
    connect_inputs: provider.inputs,
    features,
    endpoint_count: provider.endpoints.length,
    connection_count: use?.connections ?? 0,
    is_connected: (use?.active ?? 0) > 0,
    is_beta: provider.isBeta ?? false,
  };
}

/** What the operator has not set up cannot be connected; it is shown as long as there is a connection to it. */
export async function listIntegrations(
  ctx: ReadContext,
  { query }: ListIntegrationsInput,
): Promise<Page<Integration>> {
  const uses = await usesOf(ctx);
  const found = providers
    .filter((provider) => isSetUp(ctx, provider) || uses.has(provider.key))
    .map((provider) => show(ctx, provider, uses.get(provider.key)))
    .filter(
      (one) =>
        isOneOf(query.key, one.key) &&
        isOneOf(query.category, one.category) &&
        isAs(query.is_connected, one.is_connected) &&
        contains(query.search, one.name, one.description, one.key),
    );
  // Services that are used as much stand by name.
  const byName = found.toSorted((a, b) => a.name.localeCompare(b.name));
  return pageOf(byName, query, (one) => one[query.sort]);
}

export async function listConnectedIntegrations(
  ctx: ReadContext,
  { query }: ListConnectedIntegrationsInput,
): Promise<Page<ConnectedIntegration>> {
  const uses = await usesOf(ctx);
  const connected = providers.flatMap((provider) => {
    const use = uses.get(provider.key);
    return use === undefined ? [] : [{ integration: show(ctx, provider, use), use }];
  });
  const found = connected.filter(
    ({ integration, use }) =>
      isOneOf(query.category, integration.category) &&
      isAs(query.has_problems, use.problems > 0) &&
      contains(query.search, integration.name, integration.description, integration.key),
  );
  const page = pageOf(found, query, ({ integration, use }) =>
    query.sort === 'connected_at' ? use.connected_at : integration[query.sort],
  );
  const shown = page.items as typeof found;
  const credentials = await selectCredentialsByIds(
    ctx.db,
    shown.flatMap(({ use }) => use.ids),
  );
  return {
    total: page.total,
    items: shown.map(({ integration, use }) => ({
      integration,
      credentials: use.ids.flatMap((id) => credentials.get(id) ?? []),
      has_problems: use.problems > 0,
      connected_at: use.connected_at,
    })),
  };
}
