import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { servingUrl } from '#src/platform/db/roles.ts';
import { ServiceProcess } from '../process/child.ts';
import { Receiver, testCa, testCaPath } from '../support/receiver.ts';
import { startService, type Service } from '../support/service.ts';
import { Hold, slowly } from './hold.ts';
import { attemptsOf, createClient, deliveriesOf, subscribe } from './setup.ts';

/** A service with a database of its own and a receiver, on which sites are set up one after another. */
export class CrashGround {
  readonly service: Service;
  readonly receiver: Receiver;

  private constructor(service: Service, receiver: Receiver) {
    this.service = service;
    this.receiver = receiver;
  }

  static async start(): Promise<CrashGround> {
    const receiver = await Receiver.start();
    // It answers the calls of the test and does no work on the queue.
    const service = await startService({
      config: { role: 'serve', webhookAllowPrivate: true },
      outbound: { ca: testCa },
    });
    return new CrashGround(service, receiver);
  }

  /** Nothing of the site before is left for this one. */
  async with(use: (site: CrashSite) => Promise<void>): Promise<void> {
    await this.#clear();
    const site = new CrashSite(this);
    try {
      await subscribe(this.service, site.url, ['client.created']);
      await use(site);
    } finally {
      await site.leave();
    }
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.receiver.stop();
  }

  async #clear(): Promise<void> {
    for (const table of [
      'graphile_worker._private_jobs',
      'app.job_pools',
      'webhook_attempts',
      'webhook_deliveries',
      'events',
      'clients',
      'client_profiles',
    ])
      await this.service.query(`delete from ${table}`);
    this.receiver.answer(200);
    this.receiver.forget();
  }
}

/** A database, a receiver that is subscribed to `client.created`, and processes of the service that can be killed. */
export class CrashSite {
  readonly service: Service;
  readonly receiver: Receiver;
  readonly #processes: ServiceProcess[] = [];
  readonly #workers: { stop(): Promise<void> }[] = [];
  readonly #holds: Hold[] = [];
  #silent: Server | undefined;

  constructor({ service, receiver }: CrashGround) {
    this.service = service;
    this.receiver = receiver;
  }

  /** Ends what was started here. */
  async leave(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.kill()));
    await Promise.all(this.#holds.map((hold) => hold.release()));
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    this.#silent?.close();
    await this.gone();
  }

  get url(): string {
    return this.receiver.url('/hooks', 'localhost');
  }

  /** A process of the service, which is ready. */
  async start(role: 'serve' | 'work'): Promise<ServiceProcess> {
    const process = new ServiceProcess({
      ...this.service.environment,
      ROLE: role,
      NODE_EXTRA_CA_CERTS: testCaPath,
      WEBHOOK_ALLOW_PRIVATE: '1',
    });
    this.#processes.push(process);
    await process.ready();
    return process;
  }

  /** Another worker of the installation, which nobody kills: it needs no process of its own. */
  async work(): Promise<void> {
    this.#workers.push(await this.service.startAnother({ role: 'work' }));
  }

  /** Makes clients; each emits `client.created`. */
  async createClients(count: number): Promise<void> {
    // The first one makes the profile of the others.
    for (let index = 0; index < count; index += 1) await createClient(this.service, `Client ${index}`);
  }

  /** Takes a lock, or stands in line for it with `isQueued`. */
  async hold(statement: string, { isQueued = false } = {}): Promise<Hold> {
    const client = new pg.Client({ connectionString: this.service.ownerUrl, application_name: 'test-hold' });
    const hold = new Hold(client, this.service);
    this.#holds.push(hold);
    await hold.begin(statement);
    return isQueued ? hold : hold.granted();
  }

  async release(): Promise<void> {
    await Promise.all(this.#holds.splice(0).map((hold) => hold.release()));
  }

  /** Sends what comes to an address that takes connections and never says a word; answers when `count` have come. */
  async silence(): Promise<(count: number) => Promise<void>> {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
    });
    this.#silent = server;
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    await this.service.query('update webhook_endpoints set url = $1', [
      `https://localhost:${(server.address() as AddressInfo).port}/hooks`,
    ]);
    return (count) => vi.waitFor(() => expect(sockets).toHaveLength(count), slowly);
  }

  /** Holds the answers of the receiver; the function that it answers gives them. */
  holdAnswers(): () => void {
    const held: (() => void)[] = [];
    const { respond } = this.receiver;
    this.receiver.respond = (received, response) => void held.push(() => respond(received, response));
    return () => {
      this.receiver.respond = respond;
      for (const answer of held.splice(0)) answer();
    };
  }

  /** The receiver is well again, and what comes goes to it. */
  async recover(): Promise<void> {
    this.receiver.answer(200);
    await this.service.query('update webhook_endpoints set url = $1', [this.url]);
  }

  /** The database notices that the client of a blocked statement is gone: what that did is rolled back. */
  async cutBlocked(): Promise<void> {
    const blocked =
      "from pg_stat_activity where datname = current_database() and application_name like 'agency-%' and pg_blocking_pids(pid) <> '{}'";
    // A role may end its own connections only.
    for (const connectionString of [this.service.ownerUrl, await servingUrl(this.service.ownerUrl)]) {
      const client = new pg.Client({ connectionString, application_name: 'test-cut' });
      await client.connect();
      await client.query(`select pg_terminate_backend(pid) ${blocked} and usename = current_user`);
      await client.end();
    }
    await vi.waitFor(async () => expect(await this.service.query(`select ${blocked}`)).toEqual([]), slowly);
  }

  /** Until no connection of a worker is left, nor a transaction of a server. */
  async gone(): Promise<void> {
    await vi.waitFor(async () => {
      // When a transaction of another role began is hidden, but not that it has its number.
      expect(
        await this.service.query(`select application_name from pg_stat_activity a
        where datname = current_database() and (application_name = 'agency-jobs'
          or application_name = 'agency-write' and exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'virtualxid'))`),
      ).toEqual([]);
    }, slowly);
  }

  /** Lets a minute go by: time is moved where it is kept. A worker that lives says so at the end of it. */
  async passMinute({ isWorkerAlive = false } = {}): Promise<void> {
    const minute = "interval '61 seconds'";
    await this.service.query(
      `update webhook_deliveries set lane_at = lane_at - ${minute}, last_attempt_at = last_attempt_at - ${minute}, next_attempt_at = next_attempt_at - ${minute}`,
    );
    await this.service.query(
      `update graphile_worker._private_jobs set locked_at = locked_at - ${minute}, run_at = run_at - ${minute}`,
    );
    if (!isWorkerAlive) await this.service.query(`update app.job_pools set seen_at = seen_at - ${minute}`);
  }

  /** How many requests have come. */
  async received(count: number): Promise<void> {
    await vi.waitFor(() => expect(this.receiver.requests).toHaveLength(count), slowly);
  }

  /** Until every delivery is in this state, and there are so many of them. */
  async settled(count: number, status: string): Promise<void> {
    await vi.waitFor(
      async () =>
        expect((await deliveriesOf(this.service)).map((row) => row.status)).toEqual(
          Array(count).fill(status),
        ),
      slowly,
    );
  }

  /** Until the queue holds nothing that is to be run or is being run. */
  async idle(): Promise<void> {
    await vi.waitFor(
      async () =>
        expect(
          await this.service.query(
            'select key from graphile_worker._private_jobs where locked_at is not null or is_available',
          ),
        ).toEqual([]),
      slowly,
    );
  }

  /**
   * What holds whatever was killed: each client has its event and the other way round, each event arrived and its delivery
   * says so, nothing arrived without its change, a repetition is the same to the byte, and attempts are numbered without
   * gaps. Answers how each delivery's attempts ended.
   */
  async outcome(): Promise<(number | string)[][]> {
    const clients = (await this.service.query<{ id: string }>('select id from clients'))
      .map(({ id }) => id)
      .toSorted();
    const events = await this.service.query<{ id: string; client_id: string }>(
      "select id, data #>> '{client,id}' as client_id from events where event_type = 'client.created'",
    );
    expect(events.map((event) => event.client_id).toSorted()).toEqual(clients);

    const bodies = new Map<string, string>();
    for (const { body, headers } of this.receiver.requests) {
      const { id, data } = JSON.parse(body) as { id: string; data: { client: { id: string } } };
      expect(headers['x-at-event-id']).toBe(id);
      expect(clients).toContain(data.client.id);
      expect(body).toBe(bodies.get(id) ?? body);
      bodies.set(id, body);
    }
    expect([...bodies.keys()].toSorted()).toEqual(events.map(({ id }) => id).toSorted());

    const deliveries = await deliveriesOf(this.service);
    expect(deliveries.map(({ event_id }) => event_id as string).toSorted()).toEqual(
      events.map(({ id }) => id).toSorted(),
    );
    const outcomes: (number | string)[][] = [];
    for (const delivery of deliveries) {
      expect(delivery).toMatchObject({
        status: 'delivered',
        error_class: null,
        last_status_code: 200,
        lane_at: null,
        next_attempt_at: null,
      });
      const attempts = await attemptsOf(this.service, delivery.id);
      expect(attempts.map(({ number }) => number)).toEqual(
        Array.from({ length: delivery.attempt_count }, (_, index) => index + 1),
      );
      outcomes.push(
        attempts.map(({ status_code, error_class }) => (status_code ?? error_class) as number | string),
      );
    }
    return outcomes;
  }
}
