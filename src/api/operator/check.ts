import { counted } from '#src/platform/counted.ts';
import {
  explainRefusal,
  findLockHolders,
  readMigrations,
  selectInvalidIndexes,
  withOwnStatements,
  type LockHolder,
} from '#src/platform/db/operator.ts';
import { countWorkers } from '#src/platform/jobs/operator.queries.ts';
import { openStorage } from '#src/platform/storage/index.ts';
import { checkStore } from '#src/platform/storage/operator.ts';
import { verifySmtp } from '#src/platform/mail/operator.ts';
import { countTenantTables, findBacklog, findServerVersion, selectPolicyFaults } from './check.queries.ts';
import { findClock } from './clock.queries.ts';
import { type Command, type Operator } from './command.ts';
import { selectMigrations } from './migrations.queries.ts';
import { countSealed } from './secrets.ts';

/** `warn`: works, and an operator should look at it. */
interface Finding {
  readonly state: 'ok' | 'warn' | 'fail';
  readonly detail: string;
}

const ok = (detail: string): Finding => ({ state: 'ok', detail });
const warn = (detail: string): Finding => ({ state: 'warn', detail });
const fail = (detail: string): Finding => ({ state: 'fail', detail });

const maxSkewMs = 2_000;

/** Each check by itself: one that fails, or cannot be made, leaves the others to be made. */
const checks: Readonly<Record<string, (operator: Operator) => Promise<Finding>>> = {
  async database({ owner }) {
    return ok(`Postgres ${await findServerVersion(owner)}`);
  },
  async locks({ owner, db }) {
    const holders = await findLockHolders(owner);
    const lasting = holders.filter((holder) => holder.waiting > 0 || (holder.held_seconds ?? 1) >= 1);
    if (lasting.length === 0) return ok('nobody waits for one');
    const serving = await db().catch(() => undefined);
    const known = serving === undefined ? lasting : await withOwnStatements(lasting, serving.system);
    return warn(known.slice(0, maxHolders).map(describeHolder).join('; '));
  },
  async migrations({ owner }) {
    const [files, applied] = await Promise.all([readMigrations(), selectMigrations(owner)]);
    const known = new Set(applied.map(({ name }) => name));
    const pending = files.filter(({ name }) => !known.has(name));
    return pending.length === 0
      ? ok(`${applied.length} applied, none pending`)
      : fail(`${counted(pending.length, 'migration')} pending: run \`make migrate\`.`);
  },
  async indexes({ owner }) {
    const invalid = await selectInvalidIndexes(owner);
    return invalid.length === 0
      ? ok('all valid')
      : warn(
          `half-made, so that lists are slow: ${invalid.map(({ index }) => index).join(', ')}. \`make migrate\` builds them again.`,
        );
  },
  async 'serving role'({ db }) {
    // Opening refuses a role that could bypass row-level security.
    await db();
    return ok('subject to row-level security');
  },
  async policies({ owner }) {
    const [faults, tables] = await Promise.all([selectPolicyFaults(owner), countTenantTables(owner)]);
    return faults.length === 0
      ? ok(`${counted(tables, 'table')} of agencies, all isolated`)
      : fail(faults.map(({ table, fault }) => `${table}: ${fault}`).join('; '));
  },
  async secrets(operator) {
    const { counts } = await countSealed(operator);
    const sum = (of: 'current' | 'former' | 'unreadable') =>
      counts.reduce((total, count) => total + count[of], 0);
    if (sum('unreadable') > 0)
      return fail(
        `${counted(sum('unreadable'), 'secret')} cannot be opened: add their keys to ENCRYPTION_KEY (\`ops secrets\`).`,
      );
    if (sum('former') > 0)
      return warn(
        `${counted(sum('former'), 'secret')} sealed with a former key: a worker reseals them within the hour, \`ops secrets reseal\` now.`,
      );
    return ok(`${counted(sum('current'), 'secret')}, all sealed with the current key`);
  },
  async 'encryption key'({ settings }) {
    return settings.databaseUrl !== null && settings.encryptionKeys.length === 0
      ? warn('It is stored in the database that it protects: set ENCRYPTION_KEY.')
      : ok(settings.encryptionKeys.length > 0 ? 'set by ENCRYPTION_KEY' : 'in DATA_DIR/encryption.key');
  },
  async mail({ settings: { mail } }) {
    if (mail.smtp === null)
      return warn('No mail server: e-mails are written to DATA_DIR/outbox. Set SMTP_URL.');
    const { host, port } = mail.smtp;
    return verifySmtp(mail.smtp).then(
      () => ok(`${host}:${port} accepts us; sender ${mail.from.address}`),
      (error: Error) => fail(`${host}:${port}: ${error.message}`),
    );
  },
  async files({ owner, settings }) {
    const storage = openStorage(settings);
    const fault = await checkStore(owner, storage);
    if (fault === 'unused') return ok(`${storage.name}; no process has used it yet`);
    return fault === undefined ? ok(storage.name) : fail(fault.text);
  },
  async clock({ owner }) {
    const { ahead_ms: aheadMs, skew_ms: skewMs } = await findClock(owner);
    if (Math.abs(skewMs) > maxSkewMs)
      return fail(
        `The database's clock is ${(skewMs / 1000).toFixed(1)} s ahead of this machine's: synchronise both.`,
      );
    return aheadMs > 0
      ? warn(`moved forward by ${Math.round(aheadMs / 3_600_000)} h`)
      : ok('in step with the database');
  },
  async workers({ owner }) {
    const workers = await countWorkers(owner);
    return workers > 0
      ? ok(`${counted(workers, 'worker')} running`)
      : warn('No worker runs: start one with ROLE=work or all.');
  },
  async backlog({ owner }) {
    const { parked_events: events, parked_timers: timers, dead_jobs: jobs } = await findBacklog(owner);
    if (events + timers + jobs === 0) return ok('nothing parked or dead');
    return warn(
      `${counted(events, 'parked event')}, ${counted(timers, 'parked timer')}, ${counted(jobs, 'dead job')}`,
    );
  },
  async agencies({ owner }) {
    const { agencies, suspended } = await findBacklog(owner);
    return ok(`${agencies}, ${suspended} suspended`);
  },
};

const maxHolders = 5;

/** Who holds a lock, what of, for how long, and by which statement. */
function describeHolder(holder: LockHolder): string {
  const { pid, program, held_seconds: seconds, state, statement, tables, waiting } = holder;
  const parts = [
    `process ${pid} (${program || 'without a name'}${state === null ? '' : `, ${state}`})`,
    ...(tables.length === 0 ? [] : [`locks ${tables.slice(0, 5).join(', ')}`]),
    ...(waiting === 0 ? [] : [`keeps ${counted(waiting, 'statement')} waiting`]),
    ...(seconds === null ? [] : [`open for ${Math.round(seconds)} s`]),
    ...(statement === null ? [] : [`«${statement}»`]),
  ];
  return parts.join(', ');
}

const run: Command = {
  name: 'check',
  summary: 'Check locks, roles, policies, keys, mail, files, clock and backlog; exit code 1 when one fails',
  toleratesOldSchema: true,
  async run(operator) {
    const rows: { check: string; state: Finding['state']; detail: string }[] = [];
    for (const [check, find] of Object.entries(checks)) {
      const finding = await find(operator).catch((error: unknown) =>
        fail((explainRefusal(error, operator.ownerUrl) as Error).message),
      );
      rows.push({ check, ...finding });
    }
    const failed = rows.filter(({ state }) => state === 'fail').length;
    return {
      rows,
      message: failed === 0 ? 'No check failed.' : `${counted(failed, 'check')} failed.`,
      exitCode: failed === 0 ? 0 : 1,
    };
  },
};

export const checkCommands: readonly Command[] = [run];
