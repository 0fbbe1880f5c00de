// Brings the database of DATABASE_URL to the present; `make run` does this by itself.
import { migrate } from '#src/db/index.ts';

const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('DATABASE_URL is not set: name the database to migrate, as its owner role.');
  process.exit(1);
}
const { applied } = await migrate(url);
console.log(applied.length === 0 ? 'nothing to migrate' : `applied ${applied.join(', ')}`);
