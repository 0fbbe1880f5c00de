import { moveClock } from '#src/platform/db/index.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { findClock, isDemo } from './clock.queries.ts';
import { Refused, UsageError, type Command } from './command.ts';

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

const show: Command = {
  name: 'clock',
  summary: "Show the database's clock",
  async run({ owner }) {
    const { now, ahead_ms: aheadMs } = await findClock(owner);
    return { record: { now, moved_forward: inWords(aheadMs) } };
  },
};

const forward: Command = {
  name: 'clock forward',
  argument: 'DURATION',
  summary: 'Move the clock of a demo forward, such as by 3d, 12h or 90m',
  details:
    'Timers that fall due in between fire once, in order. There is no way back. Only where the demo made every agency.',
  async run({ owner, confirm, change, name: command }, { argument }) {
    const [, count, unit] = /^(\d{1,4})([dhm])$/.exec(argument) ?? [];
    if (count === undefined) throw new UsageError(`${argument} is not a duration such as 3d, 12h or 90m.`);
    if (!(await isDemo(owner)))
      throw new Refused(
        'The clock can be moved only where the demo made every agency: other data would age.',
      );
    await confirm(`Move the clock forward by ${argument}? It cannot be moved back.`);
    const client = await owner.connect();
    const now = await moveClock(client, Number(count) * unitMs[unit as keyof typeof unitMs]).finally(() =>
      client.release(),
    );
    await change((inside) =>
      insertAudit(inside, [
        { command, agencyId: noAgency, recordKind: 'clock', action: 'moved', values: { by: argument } },
      ]),
    );
    return { message: `It is ${now.toISOString()} now.` };
  },
};

function inWords(ms: number): string {
  if (ms === 0) return 'no';
  const days = Math.floor(ms / unitMs.d);
  const hours = Math.round((ms % unitMs.d) / unitMs.h);
  return days > 0 ? `${days} d ${hours} h` : `${hours} h`;
}

export const clockCommands: readonly Command[] = [show, forward];
