import {
  createApiKey,
  createServiceAccount,
  defaultOverlapHours,
  revokeApiKey,
  rotateApiKey,
  type KeyContext,
} from '#src/domain/access/index.ts';
import { counted } from '#src/platform/counted.ts';
import { systemContext } from '#src/platform/events/index.ts';
import { requireAgency } from './agencies.ts';
import { Refused, UsageError, type Command, type Input, type Operator, type Option } from './command.ts';
import { agencyOption, readAgency } from './events.ts';
import { limitOption, readLimit, shownOf } from './limit.ts';
import { findTenant, findTenantOfKey, selectKeySummaries } from './keys.queries.ts';

const dayMs = 86_400_000;
const maxOverlapHours = 24 * 365;

const list: Command = {
  name: 'keys list',
  summary: 'List API keys with their state',
  options: { agency: agencyOption, limit: limitOption },
  async run(operator, input) {
    const agencyId = (await readAgency(operator, input)) ?? null;
    const { keys, count } = await selectKeySummaries(operator.owner, agencyId, readLimit(input));
    return {
      rows: keys.map(({ permissions, ...key }) => ({ ...key, permissions: permissions.length })),
      ...(count > 0 && { message: `${counted(count, 'key')}${shownOf(keys.length, count)}` }),
    };
  },
};

const create: Command = {
  name: 'keys create',
  summary: 'Create a service account and an API key for it',
  details: 'The secret is shown once and stored nowhere.',
  options: {
    agency: { value: 'AGENCY', text: 'id or slug of the agency', isRequired: true },
    name: { value: 'NAME', text: 'name of the account and the key', isRequired: true },
    permissions: { value: 'A,B', text: 'permissions, separated by commas', isRequired: true },
    expires: { value: 'WHEN', text: 'a date such as 2027-01-31, or days from now such as 90d' },
  },
  async run(operator, { option }) {
    const typed = option('agency')!;
    const agencyId = requireAgency(await findTenant(operator.owner, typed), typed);
    const name = option('name')!;
    const permissions = option('permissions')!
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean);
    const record = await change(operator, agencyId, async (ctx) => {
      const expiresAt = readExpiry(option('expires'), ctx.now);
      const userId = await createServiceAccount(ctx, { name, permissions });
      return createApiKey(ctx, { name, userId, expiresAt });
    });
    return { record: { ...record } };
  },
};

const rotateOptions: Readonly<Record<string, Option>> = {
  'overlap-hours': {
    value: 'HOURS',
    text: `how long the former secret stays valid (default: ${defaultOverlapHours})`,
  },
  immediate: { text: 'the former secret ends at once' },
};

const rotate: Command = {
  name: 'keys rotate',
  argument: 'ID',
  summary: 'Give an API key a new secret',
  details: 'The secret is shown once and stored nowhere.',
  options: rotateOptions,
  async run(operator, input) {
    const overlap = readOverlap(input);
    const record = await change(operator, await agencyOfKey(operator, input.argument), (ctx) =>
      rotateApiKey(ctx, input.argument, overlap),
    );
    return { record: { ...record } };
  },
};

const revoke: Command = {
  name: 'keys revoke',
  argument: 'ID',
  summary: 'Revoke an API key for ever',
  async run(operator, { argument }) {
    const agencyId = await agencyOfKey(operator, argument);
    await operator.confirm(`Revoke the API key ${argument}? Its programs stop working at once.`);
    await change(operator, agencyId, (ctx) => revokeApiKey(ctx, argument));
    return { message: 'revoked' };
  },
};

async function change<T>(
  { db, name }: Operator,
  agencyId: string,
  work: (ctx: KeyContext) => Promise<T>,
): Promise<T> {
  return (await db()).write(agencyId, (scope) => work(systemContext(scope, name)));
}

async function agencyOfKey({ owner }: Operator, keyId: string): Promise<string> {
  const found = await findTenantOfKey(owner, keyId);
  if (found === undefined) throw new Refused(`There is no API key ${keyId}.`);
  return found;
}

function readOverlap({ option, flag }: Input): number {
  if (flag('immediate')) return 0;
  const hours = Number(option('overlap-hours') ?? defaultOverlapHours);
  if (!(hours >= 0 && hours <= maxOverlapHours))
    throw new UsageError('--overlap-hours is a number of hours, up to a year.');
  return hours;
}

function readExpiry(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  const instant = days === undefined ? new Date(text) : new Date(now.getTime() + Number(days) * dayMs);
  if (Number.isNaN(instant.getTime()))
    throw new UsageError('--expires is a date such as 2027-01-31, or days from now such as 90d.');
  if (instant <= now) throw new UsageError('--expires lies in the past.');
  return instant;
}

export const keyCommands: readonly Command[] = [list, create, rotate, revoke];
