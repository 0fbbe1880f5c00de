import type { ReadContext } from '#src/call/context.ts';
import { findConnection, type StoredConnection } from '#src/domain/connections/index.ts';
import { findProvider, type Provider } from '#src/domain/integrations/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import type { ConnectionViewer } from './credentials.queries.ts';

type Caller = Pick<ReadContext, 'db' | 'identity' | 'can' | 'demand' | 'services'>;

const noun = 'integration credential';

export const viewerOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): ConnectionViewer => ({
  userId: ctx.identity.userId,
  seesShared: ctx.can('automations.view'),
});

/** Their own, and those of the agency for who may see automations. Those of others are unknown. */
const maySee = (ctx: Pick<Caller, 'identity' | 'can'>, connection: StoredConnection): boolean =>
  connection.owner_id === ctx.identity.userId ||
  (connection.visibility === 'agency' && ctx.can('automations.view'));

/** A connection that the caller may look at and use. */
export async function requireSeen(ctx: Caller, id: string, lock = false): Promise<StoredConnection> {
  const connection = await findConnection(ctx.db, storedId(id), lock);
  if (connection === undefined || !maySee(ctx, connection)) throw notFound(noun, id);
  return connection;
}

interface Managing {
  readonly expectedRevision?: number | undefined;
  readonly lock?: boolean;
  /** Also personal ones of others, with settings.manage. */
  readonly anyOwner?: boolean;
}

/** A connection that the caller may change: their own, and with settings.manage those of the agency. */
export async function requireManaged(
  ctx: Caller,
  id: string,
  { expectedRevision, lock = false, anyOwner = false }: Managing,
): Promise<StoredConnection> {
  const connection = await findConnection(ctx.db, storedId(id), lock);
  if (connection === undefined) throw notFound(noun, id);
  const isManaged =
    connection.owner_id === ctx.identity.userId ||
    ((anyOwner || connection.visibility === 'agency') && ctx.can('settings.manage'));
  if (!isManaged) {
    if (!maySee(ctx, connection)) throw notFound(noun, id);
    ctx.demand('settings.manage');
  }
  checkRevision(connection.revision, expectedRevision);
  return connection;
}

/** The service of a connection that calls can be made through; 409 with the cure otherwise. */
export function requireUsable(ctx: Caller, connection: StoredConnection): Provider {
  requireActive(connection);
  const provider = findProvider(connection.integration_key);
  if (provider === undefined || !isSetUp(ctx, provider))
    throw conflict(
      `The service ${connection.integration_key} is not set up on this installation. Ask the operator to set up its OAuth client.`,
    );
  return provider;
}

export function requireActive({ name, status }: StoredConnection): void {
  if (status !== 'active' && status !== 'failing')
    throw conflict(`The connection ${name} is ${status}. Authorize it again.`);
}

/** Whether members can connect the service: for consent the operator has to have registered a client. */
export const isSetUp = (ctx: Pick<Caller, 'services'>, { key, authentication }: Provider): boolean =>
  authentication !== 'oauth' || ctx.services.connector.serviceOf(key) !== undefined;
