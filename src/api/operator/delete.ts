import { counted } from '#src/platform/counted.ts';
import { selectAgencyTables, type AgencyTable } from '#src/platform/db/operator.ts';
import { agencyKeys, openStorage } from '#src/platform/storage/index.ts';
import { requireAgency } from './agencies.ts';
import { lockAgency, type LockedAgency } from './agencies.queries.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { Refused, type Command, type Operator } from './command.ts';
import {
  beginDeletion,
  countPeopleAndFiles,
  countRows,
  deleteAgency,
  deleteFromMarketplace,
  deleteJobs,
  deleteRows,
  deleteUsers,
} from './delete.queries.ts';

/** Of a step, which is a transaction: how many rows fit shows as it goes. */
const firstRows = 100;
const mostRows = 5_000;
const aimMs = 200;
const maxShown = 5;
const foreignKeyViolation = '23503';

/** Rows by the label of their table; tables without any are left out. */
type Counts = ReadonlyMap<string, number>;

const remove: Command = {
  name: 'agencies delete',
  argument: 'AGENCY',
  summary: 'Delete a suspended agency for good, with its files',
  details:
    'AGENCY is an id or a slug. It is suspended first (`ops agencies suspend`), and best exported (`ops agencies export`).\nNothing of it can be restored but from a backup. Interrupted, it goes on when it is called again.',
  async run(operator, { argument }) {
    const { owner, confirmName, change } = operator;
    const agency = await change(async (client) =>
      requireAgency(await lockAgency(client, argument), argument),
    );
    requireSuspended(agency);
    const tables = await selectAgencyTables(owner);
    const counts = await countAll(operator, tables, agency.id);
    await confirmName(`${await describe(operator, agency, counts)}`, agency.slug);
    await change(async (client) => {
      const locked = requireAgency(await lockAgency(client, agency.id), argument);
      requireSuspended(locked);
      await beginDeletion(client, agency.id);
      if (locked.deletion_began_at === null)
        await insertAudit(client, [entryOf(operator, agency, 'deletion_began', counts)]);
    });
    const removed = await removeAll(operator, tables, agency);
    return { message: `${agency.name} is deleted: ${counted(removed, 'row')} and all its files.` };
  },
};

function requireSuspended({ name, slug, status }: LockedAgency): void {
  if (status !== 'suspended')
    throw new Refused(
      `${name} is active. Suspend it first: \`ops agencies suspend ${slug} --reason …\`. Its members then read the reason.`,
    );
}

async function countAll(
  { owner }: Operator,
  tables: readonly AgencyTable[],
  agencyId: string,
): Promise<Counts> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const rows = await countRows(owner, table, agencyId);
    if (rows > 0) counts.set(table.label, rows);
  }
  return counts;
}

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, rows) => sum + rows, 0);

async function describe(
  { owner }: Operator,
  { id, name, deletion_began_at: began }: LockedAgency,
  counts: Counts,
): Promise<string> {
  const { members, accounts, files, bytes } = await countPeopleAndFiles(owner, id);
  const largest = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxShown);
  return [
    `${began === null ? 'Delete' : 'Go on to delete'} ${name} for good: ${counted(sumOf(counts), 'row')} in ${counted(counts.size, 'table')} (${largest.map(([table, rows]) => `${table} ${rows}`).join(', ')}),`,
    `${counted(files, 'file')} of ${(bytes / 2 ** 20).toFixed(1)} MiB, ${counted(members, 'member')}, and ${counted(accounts, 'account')} that ${accounts === 1 ? 'is' : 'are'} in no other agency.`,
    'It cannot be undone.',
  ].join(' ');
}

/** In steps of one transaction each; whatever is left by a step that was interrupted is found by the next call. */
async function removeAll(
  operator: Operator,
  tables: readonly AgencyTable[],
  agency: LockedAgency,
): Promise<number> {
  const { id } = agency;
  let removed = 0;
  await operator.change((client) => deleteFromMarketplace(client, id));
  for (;;) {
    await operator.change((client) => deleteJobs(client, id));
    // Triggers write rows while others go, and references in a circle need a second round.
    const gone = await removeOnce(operator, tables, id);
    removed += gone;
    if (gone === 0) break;
  }
  await removeFiles(operator, id);
  await operator.change(async (client) => {
    await lockAgency(client, id);
    for (const table of tables.filter(({ isBound }) => isBound)) {
      const rows = await countRows(client, table, id);
      if (rows > 0)
        throw new Refused(
          `${counted(rows, 'row')} of ${table.label} could not be removed. Call the command again; if it says so again, look what refers to them.`,
        );
    }
    await deleteAgency(client, id);
    await insertAudit(client, [entryOf(operator, agency, 'deleted', new Map([['rows', removed]]))]);
  });
  // What processes wrote meanwhile in tables that do not refer to their agency.
  removed += await removeOnce(
    operator,
    tables.filter(({ isBound }) => !isBound),
    id,
  );
  await removeFiles(operator, id);
  return removed;
}

async function removeOnce(operator: Operator, tables: readonly AgencyTable[], id: string): Promise<number> {
  let removed = 0;
  for (const table of tables) removed += await removeFrom(operator, table, id);
  return removed;
}

async function removeFrom(operator: Operator, table: AgencyTable, id: string): Promise<number> {
  let removed = 0;
  for (let most = firstRows; ;) {
    const startedAt = performance.now();
    const gone = await operator
      .change((client) =>
        table.label === 'users' ? deleteUsers(client, id, most) : deleteRows(client, table, id, most),
      )
      .catch((error: { code?: string }) => {
        // Something in a later table still refers to one of them.
        if (error.code === foreignKeyViolation) return 0;
        throw error;
      });
    removed += gone;
    if (gone === 0) return removed;
    const tookMs = Math.max(1, performance.now() - startedAt);
    most = Math.max(1, Math.min(mostRows, 2 * most, Math.round((most * aimMs) / tookMs)));
  }
}

async function removeFiles({ settings }: Operator, id: string): Promise<void> {
  const storage = openStorage(settings);
  for (const key of agencyKeys(id)) await storage.delete(key);
}

/** Under no agency: the audit log of this one goes with it. */
const entryOf = (
  { name: command }: Operator,
  { id, name, slug }: LockedAgency,
  action: string,
  counts: Counts,
) => ({
  command,
  agencyId: noAgency,
  recordKind: 'agency',
  recordId: id,
  action,
  values: { name, slug, ...Object.fromEntries(counts) },
});

export const deleteCommands: readonly Command[] = [remove];
