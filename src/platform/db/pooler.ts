import pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import { explainStart } from './start-errors.ts';

// One round finds a pooler that reuses the backend used last, as they mostly do. Those that choose by chance, or in turn,
// need some: with two backends to choose from, one round in two shows nothing.
const rounds = 12;

/** Where a connection finds itself: its backend, and what was set on it before. */
interface Whereabouts {
  readonly pid: number;
  readonly mark: string | null;
}

const whereSql = "select pg_backend_pid() as pid, current_setting('app.steady', true) as mark";

/**
 * Refuses a way to the database that changes backends between transactions (PgBouncer, Supavisor or RDS Proxy in transaction
 * mode). Prepared statements, notifications, locks and settings of a session belong to a connection here. Found by what
 * connections do, not by names or versions: another connection gets the backend of the first while that has no
 * transaction, or the first one finds itself at another backend, without its settings. Nothing is written.
 */
export async function requireSteadyConnections(ownerUrl: string): Promise<void> {
  const [first, second] = [newClient(ownerUrl), newClient(ownerUrl)];
  try {
    await Promise.all([first.connect(), second.connect()]);
    if (!(await isSteady(first, second))) {
      throw new StartError(
        'DATABASE_URL points to a connection pooler in transaction mode, which moves a session from one server connection to another. Connect to the Postgres server directly, or switch the pooler to session mode.',
      );
    }
  } catch (error) {
    throw isStatementMode(error)
      ? new StartError(
          'DATABASE_URL points to a connection pooler in statement mode, which allows no transactions. Connect to the Postgres server directly, or switch the pooler to session mode.',
          { cause: error },
        )
      : explainStart(error, ownerUrl);
  } finally {
    for (const client of [first, second]) void client.end().catch(() => {});
  }
}

async function isSteady(first: pg.Client, second: pg.Client): Promise<boolean> {
  await first.query("select set_config('app.steady', 'first', false)");
  const home = await whereIs(first);
  if (home.mark !== 'first') return false;
  for (let round = 0; round < rounds; round += 1) {
    // What holds a transaction keeps its backend, so that the other has to go elsewhere if they share them. Where the second
    // is at the first one's backend the first one is not asked: it would wait for a backend, perhaps for ever.
    await second.query('begin');
    const other = await whereIs(second);
    if (other.pid === home.pid || (other.mark !== null && other.mark !== '')) return false;
    const again = await whereIs(first);
    await second.query('rollback');
    if (again.pid !== home.pid || again.mark !== 'first') return false;
  }
  return true;
}

async function whereIs(client: pg.Client): Promise<Whereabouts> {
  return (await client.query<Whereabouts>(whereSql)).rows[0]!;
}

const isStatementMode = (error: unknown): boolean =>
  /statement pooling mode/.test(String((error as Error).message));

/** Without a setting in its startup packet: some poolers refuse those, whatever their mode. */
function newClient(ownerUrl: string): pg.Client {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'agency-start',
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  });
  client.on('error', () => {});
  return client;
}
