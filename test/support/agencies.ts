import { permissions as allPermissions } from '#generated/permissions.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { insertAgency } from '#src/domain/tenants/agencies.queries.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';

export interface TestAgency {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  /** A key with every permission. */
  readonly key: string;
}

export type TestAgencies = readonly [TestAgency, TestAgency, ...TestAgency[]];

// Making a hash takes a tenth of a second on purpose. This one fits no password.
const passwordHash = 'scrypt$32768$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** An agency with its owner, and a key that may do everything. `mark` tells its slug from those of its name. */
export async function newAgency(db: Connections, name: string, mark = ''): Promise<TestAgency> {
  const slug = `${name.toLowerCase()}${mark}`;
  const owner = { name: `${name} Owner`, email: `owner@${slug}.example`, passwordHash };
  const { id, ownerId } = await insertAgency(db.system, {
    name,
    slug,
    timeZone: 'UTC',
    currency: 'USD',
    owner,
  });
  return { id, name, ownerId, key: await issueServiceKey(db, id, 'Everything', allPermissions, 'test') };
}

/** Two that know nothing of each other. */
export const newAgencies = async (db: Connections, mark = ''): Promise<TestAgencies> => [
  await newAgency(db, 'Alder', mark),
  await newAgency(db, 'Birch', mark),
];
