import pg from 'pg';

// Instants and dates stay the text that Postgres wrote: 50 rows serialise in a third of the time without Date objects,
// and no value changes on its way. 64-bit counts fit a number here (they are counts of rows).
const types = new pg.TypeOverrides();
for (const oid of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ])
  types.setTypeParser(oid, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, (text: string) => Number(text));
types.setTypeParser(pg.types.builtins.NUMERIC, (text: string) => Number(text));

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A tenant id goes into statements that cannot take parameters, so its form is checked where it enters. */
export function requireTenantId(tenantId: string): string {
  if (!uuid.test(tenantId)) throw new Error('A tenant scope needs the tenant id as a lower-case UUID.');
  return tenantId;
}

/** Settings of a session, by name. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Of every session of the service. They are set by a statement and not by the startup packet (`options`), which poolers refuse
 * even where they keep sessions.
 */
export const servingSettings: SessionSettings = {
  search_path: 'public',
  timezone: 'UTC',
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
};

/** The columns of a `select` that puts settings in force for the session. */
export function settingColumns(settings: SessionSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`)
    .join(', ');
}

/** Of every connection of the service. Once it is open, `checkServingRole` (src/platform/db/serving-role.ts) makes it ready. */
export function connectionOptions(
  url: string,
  applicationName: string,
): pg.ClientConfig & { pipeline: boolean } {
  return {
    connectionString: url,
    application_name: applicationName,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    types,
  };
}

/** Of every connection of the owner role. Once it is open, `settleOwner` makes it ready; pools do that by themselves. */
export function ownerOptions(
  ownerUrl: string,
  applicationName: string,
  settings: SessionSettings = {},
): pg.PoolConfig {
  return {
    connectionString: ownerUrl,
    application_name: applicationName,
    keepAlive: true,
    // lint-types-disable-next-line no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) => settleOwner(client, settings),
  };
}

/** Whatever schema the role or the database prefers, ours is `public`. */
export async function settleOwner(client: pg.ClientBase, settings: SessionSettings = {}): Promise<void> {
  await client.query(`select ${settingColumns({ search_path: 'public', ...settings })}`);
}

/** Opens a connection. Its loss shows in the statement that is under way; without a listener it would end the process. */
export async function openClient(
  config: pg.ClientConfig,
  check: (client: pg.Client) => Promise<void> = async () => {},
): Promise<pg.Client> {
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
