import pg from 'pg';

// Instants and dates stay the text that Postgres wrote: 50 rows serialise in a third of the time without Date objects,
// and no value changes on its way. 64-bit counts fit a number here (they are counts of rows).
const types = new pg.TypeOverrides();
for (const oid of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ]) types.setTypeParser(oid, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, (text: string) => Number(text));

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A tenant id goes into statements that cannot take parameters, so its form is checked where it enters. */
export function requireTenantId(tenantId: string): string {
  if (!uuid.test(tenantId)) throw new Error('A tenant scope needs the tenant id as a lower-case UUID.');
  return tenantId;
}

/**
 * Settings of every connection of the service, and what one kind of them has besides (`-c name=value`); `pipeline` lets
 * statements travel without waiting for each other.
 */
export function connectionOptions(url: string, applicationName: string, more = ''): pg.ClientConfig & { pipeline: boolean } {
  return {
    connectionString: url,
    application_name: applicationName,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    options: `-c search_path=public -c timezone=UTC -c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s ${more}`,
    types,
  };
}

/** Of every connection of the owner role. Whatever schema the role or the database prefers, ours is `public`. */
export function ownerOptions(ownerUrl: string, applicationName: string): pg.ClientConfig {
  return { connectionString: ownerUrl, application_name: applicationName, keepAlive: true, options: '-c search_path=public' };
}

/** Opens a connection. Its loss shows in the statement that is under way; without a listener it would end the process. */
export async function openClient(config: pg.ClientConfig, check: (client: pg.Client) => Promise<void> = async () => {}): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    await check(client);
    return client;
  } catch (error) {
    // A client that failed half-way may hold a socket; what it says later is of no interest.
    void client.end().catch(() => {});
    throw error;
  }
}
