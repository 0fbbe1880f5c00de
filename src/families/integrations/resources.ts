import type { QueryIntegrationResourcesInput } from '#generated/families/integrations/handlers.ts';
import type { IntegrationResource } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { ConnectionUnusable } from '#src/domain/connections/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { requireSeen, requireUsable } from './access.ts';
import { contains, isOneOf, pageOf } from './catalogue-page.ts';

export async function queryIntegrationResources(
  ctx: ReadContext,
  { query, body }: QueryIntegrationResourcesInput,
): Promise<Page<IntegrationResource>> {
  const connection = await requireSeen(ctx, body.credential_id);
  const provider = requireUsable(ctx, connection);
  const kind = provider.resources?.[body.resource_type];
  if (kind === undefined)
    throw invalid(
      'body.resource_type',
      `is ${body.resource_type}, which ${provider.name} does not list. It lists ${Object.keys(provider.resources ?? {}).join(', ') || 'none'}.`,
    );
  const parentKey = body.parent_key ?? null;
  if (kind.needsParent === true && parentKey === null)
    throw invalid('body.parent_key', `is required: each ${body.resource_type} is within another record.`);
  if (provider.subaccounts !== undefined && body.subaccount_key === undefined)
    throw invalid('body.subaccount_key', 'is required by this service. See listIntegrationSubaccounts.');
  const found = await answering(() =>
    ctx.outside(() =>
      ctx.services.endpoints.resources(ctx.identity.tenantId, connection, provider, {
        type: body.resource_type,
        parentKey,
        subaccountKey: body.subaccount_key,
      }),
    ),
  );
  const wanted = found.filter(({ key, name }) => isOneOf(body.keys, key) && contains(body.search, name));
  const { sort } = query;
  return pageOf(wanted, query, sort && ((one) => one[sort]));
}

/** 409 with what the service says, when it does not give what is asked of it. */
export async function answering<T>(asking: () => Promise<T>): Promise<T> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof ConnectionUnusable) throw conflict(error.message);
    throw error;
  }
}
