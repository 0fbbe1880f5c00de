import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

/** What statements of a tenant are made and sent with: row-level security shows that tenant's rows and no others. */
export type Db = Kysely<Database>;
