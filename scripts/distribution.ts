// Prints the statements that distribute a migrated database over several machines with Citus, by agency. DATABASE_URL names it.
import pg from 'pg';
import { distributionOf } from './distribution/statements.ts';

const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('DATABASE_URL is not set: name a migrated database.');
  process.exit(1);
}
const owner = new pg.Client(url);
await owner.connect();
console.log((await distributionOf(owner)).join('\n'));
await owner.end();
