import pg from 'pg';
import { StartError } from '#src/errors/start-error.ts';
import { connectionOptions } from './connection.ts';

const cure = 'Let DATABASE_URL name the server itself, or a pooler in session mode.';

/**
 * Refuses a way to the database that changes connections between transactions (PgBouncer, Supavisor or RDS Proxy in
 * transaction mode). Settings, prepared statements, notifications and locks belong to a connection here. It shows in what
 * connections do: another one gets the first one's backend as soon as that has no transaction, or the first one finds
 * itself at another backend, without its settings.
 */
export async function requireSteadyConnections(ownerUrl: string): Promise<void> {
  const clients = [newClient(ownerUrl), newClient(ownerUrl)] as const;
  const [first, second] = clients;
  try {
    await first.connect();
    const settings = await ask(first, "select pg_backend_pid()::text as pid, current_setting('statement_timeout') as value");
    if (settings.value !== '30s') throw new StartError(`Something between the service and its database drops the settings of connections. ${cure}`);
    await second.connect();
    // Session-level: lives as long as the connection does.
    await ask(first, "select set_config('app.steady', 'yes', false) as value, pg_backend_pid()::text as pid");
    await second.query('begin');
    const other = await ask(second, "select pg_backend_pid()::text as pid, '' as value");
    const again = await ask(first, "select pg_backend_pid()::text as pid, current_setting('app.steady', true) as value");
    await second.query('rollback');
    if (other.pid === settings.pid || again.pid !== settings.pid || again.value !== 'yes') {
      throw new StartError(`A pooler in transaction mode stands between the service and its database: it hands statements of one connection to another. ${cure}`);
    }
  } catch (error) {
    if (/unsupported startup parameter/.test(String((error as Error).message))) {
      throw new StartError(`A pooler between the service and its database refuses settings of connections. ${cure} For PgBouncer in session mode: ignore_startup_parameters must not name options; from version 1.20 on track_extra_parameters can.`, { cause: error });
    }
    throw error;
  } finally {
    for (const client of clients) void client.end().catch(() => {});
  }
}

function newClient(ownerUrl: string): pg.Client {
  const client = new pg.Client({ ...connectionOptions(ownerUrl, 'agency-start'), pipeline: false } as pg.ClientConfig);
  client.on('error', () => {});
  return client;
}

async function ask(client: pg.Client, text: string): Promise<{ pid: string; value: string }> {
  return (await client.query<{ pid: string; value: string }>(text)).rows[0]!;
}
