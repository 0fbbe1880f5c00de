import { Connector, insertConnection, type Consenting } from '#src/domain/connections/index.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import type { Google } from '../support/google.ts';
import type { Service, TestAgency } from '../support/service.ts';

export const redirectUri = 'https://agency.example/oauth/callback';

/** As a process of the service has one; its key is that of test services. */
export const connectorFor = (google: Google): Connector =>
  new Connector({
    services: [google.service],
    sealer: new Sealer([Buffer.alloc(32, 7)]),
    addresses: { allowPrivate: true },
  });

/** A connection of the agency's owner, before consent. */
export async function newConnection(
  service: Service,
  agency: TestAgency,
  { key = 'google_drive', visibility = 'personal' as 'personal' | 'agency', ownerId = agency.ownerId } = {},
): Promise<{ readonly id: string; readonly integration_key: string }> {
  const now = service.db.clock.now();
  const connection = { integration_key: key, name: 'Drive of Ada', visibility, owner_id: ownerId };
  const id = await service.db.write(agency.id, (scope) => insertConnection(scope.db, connection, now));
  return { id, integration_key: key };
}

export const beginConsent = async (
  service: Service,
  connector: Connector,
  agency: TestAgency,
  connection: { readonly id: string; readonly integration_key: string },
): Promise<string> =>
  (
    await service.db.write(agency.id, ({ db }) =>
      connector.begin(consenting(service, agency, db), connection, redirectUri),
    )
  ).url;

const consenting = (service: Service, agency: TestAgency, db: Consenting['db']): Consenting => ({
  db,
  now: service.db.clock.now(),
  tenantId: agency.id,
  userId: agency.ownerId,
});

/** The person comes back: the code is exchanged, then the tokens are kept. */
export async function finishConsent(
  service: Service,
  connector: Connector,
  agency: TestAgency,
  answer: URLSearchParams,
): Promise<void> {
  const redeemed = await connector.redeem(
    consenting(service, agency, service.db.read(agency.id)),
    answer,
    redirectUri,
  );
  await service.db.write(agency.id, ({ db }) =>
    connector.keepConsent(consenting(service, agency, db), redeemed),
  );
}

/** The whole consent, as a person goes through it. */
export async function connect(
  service: Service,
  google: Google,
  agency: TestAgency,
  options: Parameters<typeof newConnection>[2] = {},
): Promise<{ readonly id: string; readonly integration_key: string }> {
  const connector = connectorFor(google);
  const connection = await newConnection(service, agency, options);
  const address = await beginConsent(service, connector, agency, connection);
  await finishConsent(service, connector, agency, google.consent(address));
  return connection;
}
