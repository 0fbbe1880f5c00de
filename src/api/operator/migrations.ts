import { counted } from '#src/platform/counted.ts';
import { readMigrations } from '#src/platform/db/operator.ts';
import { type Command } from './command.ts';
import { selectMigrations } from './migrations.queries.ts';

const list: Command = {
  name: 'migrations',
  summary: 'Show which migrations the database has; exit code 1 when some are missing',
  options: { all: { text: 'applied ones too, not only the last five' } },
  toleratesOldSchema: true,
  async run({ owner }, { flag }) {
    const [files, applied] = await Promise.all([readMigrations(), selectMigrations(owner)]);
    const known = new Set(applied.map(({ name }) => name));
    const pending = files.filter(({ name }) => !known.has(name));
    const names = new Set(files.map(({ name }) => name));
    const shown = flag('all') ? applied : applied.slice(-5);
    return {
      rows: [
        ...shown.map(({ name, applied_at }) => ({
          migration: name,
          state: names.has(name) ? 'applied' : 'applied by a newer version',
          applied_at,
        })),
        ...pending.map(({ name }) => ({ migration: name, state: 'pending', applied_at: null })),
      ],
      message:
        pending.length === 0
          ? `${applied.length} applied, none pending`
          : `${counted(pending.length, 'migration')} pending: run \`make migrate\`, or start the service.`,
      exitCode: pending.length === 0 ? 0 : 1,
    };
  },
};

export const migrationCommands: readonly Command[] = [list];
