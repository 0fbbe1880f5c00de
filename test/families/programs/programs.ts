import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Services } from '#src/call/services.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { enrollmentSteps, programTasks } from '#src/domain/programs/periodic.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import type { Service } from '../../support/service.ts';
import { newBilledClient, usd } from '../billing/billing.ts';

const dayMs = 86_400_000;

/** A published process of one stage. */
export async function newProcess(service: Service, name = `Process ${randomUUID()}`): Promise<string> {
  const { data } = await service.ok('createProcess', {
    body: { name, stages: [{ key: 'work', name: 'Work' }] } as never,
  });
  await service.ok('publishProcess', { path: { id: data.definition.id }, body: {} });
  return data.definition.id;
}

export async function newDefinition(service: Service, body: Record<string, unknown> = {}) {
  const { data } = await service.ok('manageProgramDefinition', {
    body: { name: `Delivery ${randomUUID()}`, ...body } as never,
  });
  return data.program_definition;
}

export async function newProgram(service: Service, body: Record<string, unknown> = {}) {
  const program_definition_id =
    (body['program_definition_id'] as string | undefined) ?? (await newDefinition(service)).id;
  const { data } = await service.ok('createProgram', {
    body: {
      name: `Program ${randomUUID()}`,
      frequency: 'monthly',
      amount: usd(31_000),
      ...body,
      program_definition_id,
    } as never,
  });
  return data;
}

/** A client enrolled in a new program, today unless `body` says otherwise. */
export async function enrolled(
  service: Service,
  body: Record<string, unknown> = {},
  program: Record<string, unknown> = {},
) {
  const client_id = (body['client_id'] as string | undefined) ?? (await newBilledClient(service)).id;
  const program_id = (body['program_id'] as string | undefined) ?? (await newProgram(service, program)).id;
  const { data } = await service.ok('manageClientProgram', {
    body: { action: 'enroll', ...body, client_id, program_id } as never,
  });
  return data.client_program;
}

export const read = async (service: Service, id: string) =>
  (await service.ok('getClientProgram', { path: { id } })).data;

/** Lets timers of enrolments fire; `services` are needed where invoices get numbers or are sent. */
export async function fire(service: Service, owner: pg.Pool, services = {} as Services): Promise<void> {
  const client = await owner.connect();
  const kinds = [enrollmentSteps(services), programTasks(services)];
  const work = timers({ openness, db: service.db, log: createLogger('silent'), kinds });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

export async function passDays(service: Service, owner: pg.Pool, days: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, days * dayMs).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

/** The day some days from now, of an agency in UTC. */
export const day = (service: Service, days = 0): string =>
  new Date(service.db.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

/** Types of the events that were sent since. */
export const eventTypes = async (service: Service): Promise<string[]> =>
  (await service.takeEvents()).map(({ event_type: type }) => type as string);

/** Pays the first invoice of an enrolment, which is a draft of 310 USD. */
export async function payFirst(service: Service, id: string): Promise<void> {
  const { data } = await service.ok('listInvoices', { query: { client_program_id: [id] } });
  const invoice_id = data[0]!.id;
  await service.ok('manageInvoice', { body: { action: 'finalize', invoice_id } });
  await service.ok('manageInvoice', {
    body: { action: 'record_payment', invoice_id, amount: usd(31_000), method: 'cash' },
  });
}
