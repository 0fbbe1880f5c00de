import { sql } from 'kysely';
import type {
  ClientServiceOffer,
  ClientServiceSelection,
  ClientServiceSelections,
} from '#generated/types.gen.ts';
import type { ServiceUser } from '#src/call/parts.ts';
import { categoryName, liveServices } from '#src/domain/client-services/index.ts';
import { countedIfAny } from '#src/platform/counted.ts';
import type { Db } from '#src/platform/db/index.ts';
import { countRows, iso } from '#src/platform/db/query/index.ts';
import { liveClients } from '../client/clients.queries.ts';

/** A service to select, complete. */
export interface WantedSelection {
  readonly service_id: string;
  readonly quantity: number;
  readonly note: string | null;
}

export function selectSelections(db: Db, clientId: string): Promise<ClientServiceSelection[]> {
  return db
    .selectFrom('client_service_selections as s')
    .innerJoin('client_services as v', (join) =>
      join.onRef('v.tenant_id', '=', 's.tenant_id').onRef('v.id', '=', 's.service_id'),
    )
    .where('s.client_id', '=', clientId)
    .select([
      's.service_id',
      'v.name',
      categoryName('v').as('category'),
      's.quantity',
      's.note',
      iso('s.selected_at').as('selected_at'),
    ])
    .orderBy('s.position')
    .execute();
}

/** Services that a client has not selected and could. */
function selectOffers(db: Db, clientId: string): Promise<ClientServiceOffer[]> {
  return liveServices(db)
    .where('s.archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('client_service_selections as c')
            .whereRef('c.tenant_id', '=', 's.tenant_id')
            .whereRef('c.service_id', '=', 's.id')
            .where('c.client_id', '=', clientId)
            .select('c.service_id'),
        ),
      ),
    )
    .select(['s.id', 's.name', categoryName('s').as('category')])
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .limit(200)
    .execute();
}

/** What the client has selected and what else there is; undefined for an unknown client. */
export async function selectServiceSelections(
  db: Db,
  clientId: string,
): Promise<ClientServiceSelections | undefined> {
  const [client, selections, available] = await Promise.all([
    liveClients(db)
      .where('c.id', '=', clientId)
      .select(['c.id as client_id', 'c.revision', iso('c.updated_at').as('updated_at')])
      .executeTakeFirst(),
    selectSelections(db, clientId),
    selectOffers(db, clientId),
  ]);
  return client && { ...client, selections, available };
}

/** Clients that have selected a service keep it from being deleted. */
export const selectingClients: ServiceUser = {
  async describe({ db }, serviceId) {
    const count = await countRows(
      liveClients(db)
        .innerJoin('client_service_selections as s', (join) =>
          join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.client_id', '=', 'c.id'),
        )
        .where('s.service_id', '=', serviceId),
    );
    return countedIfAny(count, 'client');
  },
};

/** Makes the selections of a locked client those given, in their order; a service that stays keeps the instant of its selection. */
export async function replaceSelections(
  db: Db,
  clientId: string,
  selections: readonly WantedSelection[],
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('client_service_selections')
    .where('client_id', '=', clientId)
    .$if(selections.length > 0, (query) =>
      query.where(
        'service_id',
        'not in',
        selections.map((selection) => selection.service_id),
      ),
    )
    .execute();
  if (selections.length === 0) return;
  await db
    .insertInto('client_service_selections')
    .values(
      selections.map((selection, position) => ({
        ...selection,
        client_id: clientId,
        position,
        selected_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'client_id', 'service_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        note: eb.ref('excluded.note'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
}
