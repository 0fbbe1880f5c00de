import { counted } from '#src/platform/counted.ts';
import { ownPurges } from '#src/platform/jobs/purges.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { type Command, type Row } from './command.ts';

const run: Command = {
  name: 'purge',
  summary: 'Remove now what is past its time, as the workers do every hour',
  async run({ owner, confirm, change, loadPurges, name: command }) {
    await confirm('Remove everything that is past its time? It cannot be restored.');
    const rows: Row[] = [];
    let failures = 0;
    for (const purge of [...ownPurges, ...(await loadPurges())]) {
      const client = await owner.connect();
      const outcome = await purge.run(client).then(
        (removed) => ({ purge: purge.name, removed, error: null }),
        (error: unknown) => ({ purge: purge.name, removed: 0, error: String(error) }),
      );
      client.release(outcome.error !== null);
      if (outcome.error !== null) failures += 1;
      rows.push(outcome);
    }
    const removed = rows.reduce((sum, row) => sum + Number(row['removed']), 0);
    await change((inside) =>
      insertAudit(inside, [
        { command, agencyId: noAgency, recordKind: 'purge', action: 'run', values: { removed } },
      ]),
    );
    return {
      rows:
        failures > 0 ? rows : rows.map(({ purge, removed: count }) => ({ purge: purge!, removed: count! })),
      message: `${counted(removed, 'row')} removed${failures > 0 ? `, ${counted(failures, 'purge')} failed` : ''}`,
      exitCode: failures > 0 ? 1 : 0,
    };
  },
};

export const purgeCommands: readonly Command[] = [run];
