// Brings the database of DATABASE_URL to the present; `make run` does this by itself.
import { readConfig } from '#src/config.ts';
import { migrate, requireSteadyConnections } from '#src/platform/db/index.ts';
import { explainRefusal } from '#src/platform/db/operator.ts';
import { StartError } from '#src/platform/errors/index.ts';

try {
  const { databaseUrl } = readConfig();
  if (databaseUrl === null)
    throw new StartError('DATABASE_URL is not set: name the database to migrate, as its owner role.');
  await requireSteadyConnections(databaseUrl);
  const { applied, functions } = await migrate(databaseUrl).catch((error: unknown) => {
    throw explainRefusal(error, databaseUrl);
  });
  if (applied.length > 0) console.log(`applied ${applied.join(', ')}`);
  if (functions.length > 0) console.log(`changed SQL functions: ${functions.length}`);
  if (applied.length + functions.length === 0) console.log('nothing to migrate');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
