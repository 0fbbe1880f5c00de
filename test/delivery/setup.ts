import { vi } from 'vitest';
import { lookupHere, Receiver, testCa, type Received } from '../support/receiver.ts';
import { startService, type Service, type ServiceOptions, type TestAgency } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';

/** A service with its worker, and a receiver that its deliveries reach. */
export interface Webhooks {
  readonly service: Service;
  readonly receiver: Receiver;
  stop(): Promise<void>;
}

export async function startWebhooks(options: ServiceOptions = {}): Promise<Webhooks> {
  const receiver = await Receiver.start();
  const service = await startService({
    ...options,
    config: { role: 'all', webhookAllowPrivate: true, ...options.config },
    outbound: { ca: testCa, lookup: lookupHere, ...options.outbound },
  });
  return {
    service,
    receiver,
    async stop() {
      await service.stop();
      await receiver.stop();
    },
  };
}

/**
 * For the end of a test: lets what is on its way arrive, and forgets it. An event that no consumer has looked at yet would
 * reach the next test.
 */
export async function forgetDeliveries({ service, receiver }: Webhooks): Promise<void> {
  receiver.answer(200);
  await vi.waitFor(async () => {
    const underWay = await service.query(
      `select 'an event is yet to be fanned out' as why from events e, app.event_scan s where e.sequence > s.scanned or s.unsettled <> '{}'
       union all select 'an agency waits for its turn' from app.event_positions where consumer = 'webhooks' and due_at is not null
       union all select 'a delivery is under way' from webhook_deliveries where lane_at is not null and body <> '{}'
       limit 1`,
    );
    if (underWay.length > 0) throw new Error(underWay[0]!['why'] as string);
  }, patiently);
  await service.query('delete from webhook_deliveries');
  receiver.forget();
}

/** Sets the endpoint of an agency; answers its signing secret when this made one. */
export async function subscribe(
  service: Service,
  url: string,
  events: readonly string[],
  agency: TestAgency = service.agencies[0],
): Promise<string | undefined> {
  const caller = { key: agency.key };
  const { data } = await service.ok(
    'updateWebhookSettings',
    { body: { endpoint: { url, status: 'active' }, enabled_events: [...events] } },
    caller,
  );
  return data.signing_secret!.is_revealed
    ? undefined
    : (await service.ok('revealWebhookSecret', {}, caller)).data.secret;
}

/** A client of the agency; each call emits `client.created`. */
export async function createClient(
  service: Service,
  name: string,
  agency: TestAgency = service.agencies[0],
): Promise<{ id: string }> {
  const caller = { key: agency.key };
  const profiles = (await service.ok('listClientProfiles', {}, caller)).data as { id: string }[];
  const profile =
    profiles[0] ?? (await service.ok('createClientProfile', { body: { name: 'Clients' } }, caller)).data;
  return (await service.ok('createClient', { body: { name, profile_id: profile.id } }, caller)).data;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a row of the table
type Row = any;

export const deliveriesOf = (service: Service, agency: TestAgency = service.agencies[0]): Promise<Row[]> =>
  service.query('select * from webhook_deliveries where tenant_id = $1 order by created_at, id', [agency.id]);

export const attemptsOf = (service: Service, deliveryId: string): Promise<Row[]> =>
  service.query('select * from webhook_attempts where delivery_id = $1 order by number', [deliveryId]);

/** Makes everything that waits for its time due now: time is moved where it is kept. */
export async function hurry(service: Service): Promise<void> {
  await service.query("update webhook_deliveries set next_attempt_at = now() where status = 'retrying'");
  await service.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
  );
  await service.query('select app.wake_workers(1)');
}

export const received = (receiver: Receiver, count: number): Promise<readonly Received[]> =>
  vi.waitFor(() => {
    if (receiver.requests.length < count)
      throw new Error(`${receiver.requests.length} of ${count} requests came`);
    return receiver.requests;
  }, patiently);

export const settled = (service: Service, status: string, agency?: TestAgency): Promise<Row[]> =>
  vi.waitFor(async () => {
    const rows = await deliveriesOf(service, agency);
    const other = rows.find((row) => row.status !== status);
    if (rows.length === 0 || other !== undefined)
      throw new Error(
        `a delivery is ${other?.status ?? 'missing'} instead of ${status} (${other?.error_class}, attempt ${other?.attempt_count})`,
      );
    return rows;
  }, patiently);
