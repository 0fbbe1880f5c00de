import { counted } from '#src/platform/counted.ts';
import {
  countParked,
  deleteParkedEvents,
  findEvent,
  maxListed,
  selectBehind,
  selectParked,
  updateReplay,
  type ParkedKey,
  type Selection,
} from '#src/platform/outbox/operator.queries.ts';
import { requireAgency } from './agencies.ts';
import { insertAudit } from './audit.queries.ts';
import {
  Refused,
  requireChoice,
  UsageError,
  type Command,
  type Input,
  type Operator,
  type Option,
} from './command.ts';
import { findTenant } from './keys.queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const agencyOption: Option = { value: 'AGENCY', text: 'only of this agency (id or slug)' };
const filters: Readonly<Record<string, Option>> = {
  agency: agencyOption,
  consumer: { value: 'NAME', text: 'only of this consumer, such as webhooks' },
};
const choice: Readonly<Record<string, Option>> = {
  ...filters,
  event: { value: 'ID', text: 'only this event' },
  all: { text: 'all parked events' },
};

/** The id of the agency that the option names; undefined where it names none. */
export async function readAgency({ owner }: Operator, { option }: Input): Promise<string | undefined> {
  const typed = option('agency');
  return typed === undefined ? undefined : requireAgency(await findTenant(owner, typed), typed);
}

export function requireUuid(text: string, place: string): string {
  if (!uuid.test(text)) throw new UsageError(`${place} must be a UUID.`);
  return text.toLowerCase();
}

async function readSelection(operator: Operator, input: Input): Promise<Selection> {
  const event = input.option('event');
  return {
    tenantId: await readAgency(operator, input),
    consumer: input.option('consumer'),
    eventId: event === undefined ? undefined : requireUuid(event, '--event'),
  };
}

async function readChoice(operator: Operator, input: Input): Promise<Selection> {
  const selection = await readSelection(operator, input);
  requireChoice(input, selection, '--event, --agency or --consumer');
  return selection;
}

const list: Command = {
  name: 'events list',
  summary: 'List parked events: those that a consumer failed to process',
  options: filters,
  async run(operator, input) {
    const selection = await readSelection(operator, input);
    const [rows, count] = await Promise.all([
      selectParked(operator.owner, selection),
      countParked(operator.owner, selection),
    ]);
    return {
      rows,
      ...(count > 0 && {
        message: `${counted(count, 'parked event')}${count > maxListed ? `, of which the first ${maxListed} are shown` : ''}`,
      }),
    };
  },
};

const waiting: Command = {
  name: 'events waiting',
  summary: 'List agencies with events that wait for a consumer',
  options: filters,
  async run(operator, input) {
    const rows = await selectBehind(operator.owner, await readSelection(operator, input));
    return {
      rows,
      ...(rows.length === maxListed && {
        message: `The ${maxListed} that wait longest are shown. Narrow the list with --agency or --consumer.`,
      }),
    };
  },
};

const show: Command = {
  name: 'events show',
  argument: 'ID',
  summary: 'Show a parked event with its error and its data',
  async run(operator, { argument }) {
    const eventId = requireUuid(argument, 'ID');
    const [parked, event] = await Promise.all([
      selectParked(operator.owner, { eventId }),
      findEvent(operator.owner, eventId),
    ]);
    if (parked.length === 0) throw new Refused(`The event ${argument} is not parked.`);
    const [{ type, agency, event: id }] = parked as [(typeof parked)[number]];
    return {
      record: {
        event: id,
        type,
        agency,
        created_at: event?.created_at,
        ...Object.fromEntries(
          parked.map(({ consumer, attempts, error }) => [
            consumer,
            `${counted(attempts, 'attempt')}: ${error}`,
          ]),
        ),
        data: event?.data ?? 'The event was removed after its retention.',
      },
    };
  },
};

const replay: Command = {
  name: 'events replay',
  summary: 'Let the workers process parked events again, in their order',
  options: choice,
  async run(operator, input) {
    const selection = await readChoice(operator, input);
    const replayed = await operator.change(async (owner) => {
      const keys = await updateReplay(owner, selection);
      await insertAudit(owner, entriesOf(operator, keys, 'replayed'));
      return keys;
    });
    return { message: `${counted(replayed.length, 'parked event')} will be processed again by the workers.` };
  },
};

const drop: Command = {
  name: 'events drop',
  summary: 'Give parked events up: their consumer never processes them',
  options: choice,
  async run(operator, input) {
    const selection = await readChoice(operator, input);
    const count = await countParked(operator.owner, selection);
    if (count === 0) return { message: 'No parked event matches.' };
    await operator.confirm(`Drop ${counted(count, 'parked event')}? Their consumer never processes them.`);
    const dropped = await operator.change(async (owner) => {
      const keys = await deleteParkedEvents(owner, selection);
      await insertAudit(owner, entriesOf(operator, keys, 'dropped'));
      return keys;
    });
    return { message: `${counted(dropped.length, 'parked event')} dropped.` };
  },
};

const entriesOf = ({ name: command }: Operator, keys: readonly ParkedKey[], action: string) =>
  keys.map(({ tenant_id: agencyId, event_id: recordId, consumer }) => ({
    command,
    agencyId,
    recordKind: 'event',
    recordId,
    action,
    values: { consumer },
  }));

export const eventCommands: readonly Command[] = [list, waiting, show, replay, drop];
