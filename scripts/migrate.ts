// Brings the database of DATABASE_URL to the present; `make run` does this by itself.
import { readConfig } from '#src/config.ts';
import { migrate, requireSteadyConnections } from '#src/platform/db/index.ts';
import { StartError } from '#src/platform/errors/index.ts';

try {
  const { databaseUrl } = readConfig();
  if (databaseUrl === null)
    throw new StartError('DATABASE_URL is not set: name the database to migrate, as its owner role.');
  await requireSteadyConnections(databaseUrl);
  const { applied } = await migrate(databaseUrl);
  console.log(applied.length === 0 ? 'nothing to migrate' : `applied ${applied.join(', ')}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
