import { counted } from '#src/platform/counted.ts';
import {
  countParkedTimers,
  deleteParkedTimers,
  maxListed,
  selectTimers,
  updateTimersReplayed,
  type TimerRef,
  type TimerSelection,
} from '#src/platform/timers/operator.queries.ts';
import { insertAudit } from './audit.queries.ts';
import { Refused, requireChoice, type Command, type Input, type Operator, type Option } from './command.ts';
import { agencyOption, readAgency, requireUuid } from './events.ts';

const filters: Readonly<Record<string, Option>> = {
  agency: agencyOption,
  kind: { value: 'KIND', text: 'only timers of this kind' },
};
const choice: Readonly<Record<string, Option>> = {
  ...filters,
  record: { value: 'ID', text: 'only timers of this record' },
  all: { text: 'all parked timers' },
};

async function readSelection(operator: Operator, input: Input): Promise<TimerSelection> {
  const record = input.option('record');
  return {
    tenantId: await readAgency(operator, input),
    kind: input.option('kind'),
    recordId: record === undefined ? undefined : requireUuid(record, '--record'),
  };
}

async function readChoice(operator: Operator, input: Input): Promise<TimerSelection> {
  const selection = await readSelection(operator, input);
  requireChoice(input, selection, '--record, --agency or --kind');
  return selection;
}

const list: Command = {
  name: 'timers list',
  summary: 'List parked timers: those that failed ten times',
  options: { ...filters, failing: { text: 'timers that failed and will be tried again' } },
  async run(operator, input) {
    const state = input.flag('failing') ? 'failing' : 'parked';
    const rows = await selectTimers(operator.owner, await readSelection(operator, input), state);
    return {
      rows: rows.map(({ slot, attempt_at: attemptAt, parked_at: parkedAt, error, ...row }) => ({
        ...row,
        slot,
        ...(state === 'parked' ? { parked_at: parkedAt } : { next_attempt_at: attemptAt }),
        error,
      })),
      ...(rows.length === maxListed && {
        message: `The first ${maxListed} are shown. Narrow the list with --agency or --kind.`,
      }),
    };
  },
};

const show: Command = {
  name: 'timers show',
  argument: 'RECORD',
  summary: 'Show the timers of a record, whatever their state',
  async run(operator, { argument }) {
    const recordId = requireUuid(argument, 'RECORD');
    const rows = await selectTimers(operator.owner, { recordId }, 'all');
    if (rows.length === 0) throw new Refused(`No timer of the record ${argument} is set.`);
    return { rows };
  },
};

const replay: Command = {
  name: 'timers replay',
  summary: 'Let parked timers fire again',
  options: choice,
  async run(operator, input) {
    const selection = await readChoice(operator, input);
    const replayed = await operator.change(async (owner) => {
      const timers = await updateTimersReplayed(owner, selection);
      await insertAudit(owner, entriesOf(operator, timers, 'replayed'));
      return timers;
    });
    return { message: `${counted(replayed.length, 'timer')} will fire again.` };
  },
};

const drop: Command = {
  name: 'timers drop',
  summary: 'Remove parked timers: what they were for does not happen',
  options: choice,
  async run(operator, input) {
    const selection = await readChoice(operator, input);
    const count = await countParkedTimers(operator.owner, selection);
    if (count === 0) return { message: 'No parked timer matches.' };
    await operator.confirm(`Drop ${counted(count, 'parked timer')}? What they were for does not happen.`);
    const dropped = await operator.change(async (owner) => {
      const timers = await deleteParkedTimers(owner, selection);
      await insertAudit(owner, entriesOf(operator, timers, 'dropped'));
      return timers;
    });
    return { message: `${counted(dropped.length, 'timer')} dropped.` };
  },
};

const entriesOf = ({ name: command }: Operator, timers: readonly TimerRef[], action: string) =>
  timers.map(({ tenant_id: agencyId, record_id: recordId, kind, slot }) => ({
    command,
    agencyId,
    recordKind: 'timer',
    recordId,
    action,
    values: { kind, slot },
  }));

export const timerCommands: readonly Command[] = [list, show, replay, drop];
