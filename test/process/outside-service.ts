import { readConfig } from '#src/config.ts';
import { createLogger } from '#src/platform/log.ts';
import { startService } from '#src/service.ts';
import { relocated } from '../support/outside-world.ts';
import { lookupHere } from '../support/receiver.ts';

// The service as a process of its own that finds the world outside at OUTSIDE_PORT of this machine.

const config = { ...readConfig(), webhookAllowPrivate: true };
const port = Number(process.env['OUTSIDE_PORT']);
const { url } = await startService({
  config,
  ownerUrl: config.databaseUrl!,
  log: createLogger('warn'),
  outbound: { lookup: lookupHere, relocate: (address) => relocated(port, address) },
});
process.stdout.write(`ready ${url}\n`);
