import type { ClientService } from '#generated/types.gen.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import * as queries from './services.queries.ts';

export const services = recordLife({
  table: 'client_services',
  kind: 'client_service',
  noun: 'service',
  lock: ({ db }, id) => queries.lockService(db, id),
});

/** The service as the caller sees it; 404 when it is unknown or deleted. */
export async function showService(ctx: ReadContext, id: string): Promise<Result<ClientService>> {
  const service = await queries.selectService(ctx.db, id, queries.costScope(ctx));
  if (service === undefined) throw notFound('service', id);
  return service;
}
