// Manages API keys from the command line, as the operator of the service. Run it without arguments for help.
import { parseArgs } from 'node:util';
import {
  createApiKey,
  createServiceAccount,
  defaultOverlapHours,
  revokeApiKey,
  rotateApiKey,
  type KeyContext,
} from '#src/domain/access/index.ts';
import { findTenant, findTenantOfKey, selectKeySummaries } from '#src/api/auth/operator.queries.ts';
import { readConfig } from '#src/config.ts';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { openDatabase, openOwnerPool } from '#src/platform/db/index.ts';
import { Problem, StartError } from '#src/platform/errors/index.ts';
import { systemContext } from '#src/platform/events/index.ts';

const help = `
node scripts/api-keys.ts create --tenant AGENCY --name NAME --permissions a,b [--expires WHEN]
node scripts/api-keys.ts list [--tenant AGENCY]
node scripts/api-keys.ts rotate ID [--overlap-hours ${defaultOverlapHours} | --immediate]
node scripts/api-keys.ts revoke ID

AGENCY is the id or the slug of an agency. WHEN is a date such as 2027-01-31, or days from now such as 90d.
A new secret is printed once and stored nowhere. The service of DATABASE_URL or DATA_DIR may be running meanwhile.
`.trim();

/** A mistake in the command; its message is all that the operator needs. */
class UsageError extends Error {}

const { command, id, options } = readCommand(process.argv.slice(2));
try {
  await run();
} catch (error) {
  if (![UsageError, Problem, StartError].some((known) => error instanceof known)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (!['create', 'list', 'rotate', 'revoke'].includes(command)) {
    console.log(help);
    if (command !== '') process.exitCode = 1;
    return;
  }
  const { databaseUrl, dataDir } = readConfig();
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir }) : null;
  const ownerUrl = databaseUrl ?? embedded!.ownerUrl;
  const owner = openOwnerPool(ownerUrl, 'agency-api-keys', 1);
  const db = await openDatabase({ ownerUrl, readConnections: 1, writeConnections: 1 });
  const change = <T>(tenantId: string, work: (ctx: KeyContext) => Promise<T>): Promise<T> =>
    db.write(tenantId, (scope) => work(systemContext(scope, `api-keys ${command}`)));
  const agency = async (): Promise<string> =>
    (await findTenant(owner, required('tenant', options.tenant))) ??
    fail(`There is no agency ${options.tenant}.`);
  const agencyOfKey = async (): Promise<string> =>
    (await findTenantOfKey(owner, id ?? fail(`Name the key: ${command} ID`))) ??
    fail(`There is no API key ${id}.`);
  try {
    if (command === 'list') return console.table(await list());
    if (command === 'create') return show(await change(await agency(), create));
    if (command === 'rotate')
      return show(await change(await agencyOfKey(), (ctx) => rotateApiKey(ctx, id!, overlapHours())));
    await change(await agencyOfKey(), (ctx) => revokeApiKey(ctx, id!));
    console.log('revoked');
  } finally {
    await db.close();
    await owner.end();
    await embedded?.stop();
  }

  async function list() {
    const keys = await selectKeySummaries(owner, options.tenant === undefined ? null : await agency());
    return keys.map(({ permissions, expires_at, last_used_at, ...key }) => ({
      ...key,
      expires_at: expires_at?.toISOString() ?? '',
      last_used_at: last_used_at?.toISOString() ?? '',
      permissions: permissions.length,
    }));
  }
}

async function create(ctx: KeyContext) {
  const name = required('name', options.name);
  const permissions = required('permissions', options.permissions)
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  const expiresAt = options.expires === undefined ? null : readInstant(options.expires, ctx.now);
  const userId = await createServiceAccount(ctx, { name, permissions });
  return createApiKey(ctx, { name, userId, expiresAt });
}

function overlapHours(): number {
  if (options.immediate) return 0;
  const hours = Number(options['overlap-hours'] ?? defaultOverlapHours);
  return hours >= 0 && hours <= 24 * 365
    ? hours
    : fail('--overlap-hours is a number of hours, up to a year.');
}

function readInstant(text: string, now: Date): Date {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  const instant = days === undefined ? new Date(text) : new Date(now.getTime() + Number(days) * 86_400_000);
  if (Number.isNaN(instant.getTime()))
    fail('--expires is a date such as 2027-01-31, or days from now such as 90d.');
  return instant > now ? instant : fail('--expires lies in the past.');
}

function show({ id, secret }: { id: string; secret: string }): void {
  console.log(`id      ${id}\nsecret  ${secret}`);
}

function readCommand(args: string[]) {
  try {
    const {
      positionals: [command = '', id],
      values,
    } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        name: { type: 'string' },
        permissions: { type: 'string' },
        expires: { type: 'string' },
        'overlap-hours': { type: 'string' },
        immediate: { type: 'boolean' },
      },
    });
    return { command, id, options: values };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(1);
  }
}

function required(name: string, value: string | undefined): string {
  return value ?? fail(`--${name} is missing.`);
}

function fail(message: string): never {
  throw new UsageError(message);
}
