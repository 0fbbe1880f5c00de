// A process that uses the embedded Postgres of the folder it is given, until SIGTERM.
import { startEmbedded } from '#src/platform/db/embedded/index.ts';

const postgres = await startEmbedded({ dataDir: process.argv[2]! });
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit()));
process.stdout.write(`${JSON.stringify({ url: postgres.ownerUrl, owned: postgres.owned })}\n`);
