import { counted } from '#src/platform/counted.ts';
import { UsageError, type Command, type Input } from './command.ts';
import { agencyOption, readAgency } from './events.ts';
import { limitOption, readLimit, shownOf } from './limit.ts';
import { findHeaviest, selectLoad, type Load } from './load.queries.ts';

const defaultMinutes = 15;
const maxMinutes = 24 * 60;
/** Of so many agencies the heaviest operation is looked up: each is a statement. */
const explained = 20;

const busy: Command = {
  name: 'agencies busy',
  summary: 'Show which agencies the service is busy with, and what waits for them',
  details:
    'Calls by API keys and AI hosts, from the request log; calls of the console are not in it. SHARE is of the time that\nall calls took, waits included. Events, jobs and deliveries are those that are due and wait. Sorted by share, then by what waits.',
  options: {
    minutes: {
      value: 'N',
      text: `calls of the last so many minutes (default: ${defaultMinutes}, at most a day)`,
    },
    agency: agencyOption,
    limit: limitOption,
  },
  async run(operator, input) {
    const minutes = readMinutes(input);
    const agencyId = (await readAgency(operator, input)) ?? null;
    const limit = readLimit(input);
    const found = await selectLoad(operator.owner, minutes, agencyId);
    const total = sumOf(found, 'seconds');
    const sorted = found.toSorted((a, b) => b.seconds - a.seconds || backlogOf(b) - backlogOf(a));
    const shown = sorted.slice(0, limit);
    const rows = [];
    for (const [place, load] of shown.entries()) {
      const heaviest =
        place < explained && load.calls > 0
          ? await findHeaviest(operator.owner, load.agency_id, minutes)
          : undefined;
      rows.push(rowOf(load, total, heaviest?.operation_id ?? null));
    }
    return {
      rows,
      message: `${counted(found.length, 'agency', 'agencies')} with ${counted(sumOf(found, 'calls'), 'call')} of ${total.toFixed(1)} s in ${counted(minutes, 'minute')}${shownOf(shown.length, found.length)}`,
    };
  },
};

function readMinutes({ option }: Input): number {
  const text = option('minutes');
  if (text === undefined) return defaultMinutes;
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (minutes < 1 || minutes > maxMinutes)
    throw new UsageError(`--minutes is a number from 1 to ${maxMinutes}.`);
  return minutes;
}

const backlogOf = ({ events, jobs, deliveries }: Load): number => events + jobs + deliveries;

const sumOf = (loads: readonly Load[], column: 'calls' | 'seconds'): number =>
  loads.reduce((sum, load) => sum + load[column], 0);

const rowOf = (load: Load, total: number, heaviest: string | null) => ({
  agency: load.agency,
  share: total === 0 ? '0 %' : `${Math.round((load.seconds / total) * 100)} %`,
  calls: load.calls,
  seconds: Math.round(load.seconds * 10) / 10,
  limited: load.limited,
  failed: load.failed,
  heaviest,
  events: load.events,
  jobs: load.jobs,
  deliveries: load.deliveries,
});

export const loadCommands: readonly Command[] = [busy];
