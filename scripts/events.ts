// Shows how events are processed, and replays those that were parked. Run it without arguments for help.
import { parseArgs } from 'node:util';
import { readConfig } from '#src/config.ts';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { openOwnerPool } from '#src/platform/db/index.ts';
import { selectBehind, selectParked, updateReplay } from '#src/platform/outbox/operator.queries.ts';

const help = `
node scripts/events.ts behind [--consumer NAME] [--agency ID]              agencies with events that wait for a consumer
node scripts/events.ts parked [--consumer NAME] [--agency ID]              events that a consumer could not process
node scripts/events.ts replay [--consumer NAME] [--agency ID] [--event ID] processes parked events again, in their order
`.trim();

const {
  positionals: [command = ''],
  values,
} = parseArgs({
  allowPositionals: true,
  options: { consumer: { type: 'string' }, agency: { type: 'string' }, event: { type: 'string' } },
});
const commands = ['behind', 'parked', 'replay'];
if (!commands.includes(command)) {
  console.log(help);
  process.exit(command === '' ? 0 : 1);
}

const { databaseUrl, dataDir } = readConfig();
const embedded = databaseUrl === null ? await startEmbedded({ dataDir }) : null;
const owner = openOwnerPool(databaseUrl ?? embedded!.ownerUrl, 'agency-events', 1);
const selection = { consumer: values.consumer, tenantId: values.agency, eventId: values.event };
try {
  if (command === 'replay')
    console.log(`${await updateReplay(owner, selection)} parked events are replayed by the running workers.`);
  else show(await (command === 'behind' ? selectBehind : selectParked)(owner, selection));
} finally {
  await owner.end();
  await embedded?.stop();
}

function show(rows: readonly Record<string, unknown>[]): void {
  if (rows.length === 0) console.log('none');
  else console.table(rows);
}
