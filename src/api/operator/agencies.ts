import { randomBytes } from 'node:crypto';
import { hashSecret } from '#src/domain/access/index.ts';
import {
  agencyFaults,
  agencySlugOf,
  type AgencyField,
  type AgencyValues,
} from '#src/domain/tenants/index.ts';
import { counted } from '#src/platform/counted.ts';
import {
  countAgencies,
  insertInvitedAgency,
  lockAgency,
  releaseJobs,
  selectAgencies,
  updateAgencyStatus,
  type LockedAgency,
} from './agencies.queries.ts';
import { insertAudit } from './audit.queries.ts';
import { Refused, UsageError, type Command, type Input, type Operator } from './command.ts';
import { limitOption, readLimit, shownOf } from './limit.ts';

/** Validity of an invitation link (domain model §15). */
const invitationMs = 7 * 24 * 60 * 60 * 1000;
const maxReasonLength = 500;
const uniqueViolation = '23505';

const list: Command = {
  name: 'agencies list',
  summary: 'List agencies',
  options: {
    status: { value: 'STATUS', text: 'only active or suspended ones' },
    search: { value: 'TEXT', text: 'only those with this text in their name or slug' },
    limit: limitOption,
  },
  async run({ owner }, input) {
    const status = input.option('status') ?? null;
    if (status !== null && status !== 'active' && status !== 'suspended')
      throw new UsageError('--status is active or suspended.');
    const selection = { status, search: input.option('search') ?? null };
    const [rows, { all, suspended }] = await Promise.all([
      selectAgencies(owner, selection, readLimit(input)),
      countAgencies(owner, selection),
    ]);
    return {
      rows: rows.map((row) => ({ ...row })),
      message: `${counted(all, 'agency', 'agencies')}, ${suspended} suspended${shownOf(rows.length, all)}`,
    };
  },
};

const optionOf: Readonly<Record<AgencyField, string>> = {
  name: 'name',
  slug: 'slug',
  timeZone: 'time-zone',
  locale: 'locale',
  currency: 'currency',
};

const create: Command = {
  name: 'agencies create',
  summary: 'Create an agency and a link that invites its owner',
  details:
    'The link is shown once and stored nowhere; it is valid for 7 days. Send it to the owner: no e-mail is sent.',
  options: {
    name: { value: 'NAME', text: 'name of the agency', isRequired: true },
    'owner-email': { value: 'ADDRESS', text: 'e-mail address of the owner', isRequired: true },
    'owner-name': { value: 'NAME', text: 'name of the owner (default: from the address)' },
    slug: { value: 'SLUG', text: 'short name in addresses (default: from the name)' },
    'time-zone': { value: 'ZONE', text: 'IANA time zone (default: UTC)' },
    locale: { value: 'TAG', text: 'language tag (default: en-US)' },
    currency: { value: 'CODE', text: 'ISO 4217 currency (default: USD)' },
  },
  async run({ change, name: command, settings }, input) {
    const values = readValues(input);
    const email = readEmail(input.option('owner-email')!);
    const ownerName = input.option('owner-name')?.trim() ?? email.split('@')[0]!;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + invitationMs);
    const { id } = await change(async (owner) => {
      const made = await insertInvitedAgency(owner, values, {
        name: ownerName,
        email,
        tokenHash: hashSecret(token),
        expiresAt,
      }).catch((error: { code?: string }) => {
        if (error.code === uniqueViolation)
          throw new Refused(`The slug ${values.slug} is taken. Choose another one with --slug.`);
        throw error;
      });
      await insertAudit(owner, [
        { command, agencyId: made.id, recordKind: 'agency', action: 'created', values: { ...values } },
        { command, agencyId: made.id, recordKind: 'user', recordId: made.ownerId, action: 'invited' },
      ]);
      return made;
    });
    const base = settings.baseUrl ?? `http://${settings.host}:${settings.port}`;
    return {
      record: {
        id,
        slug: values.slug,
        owner: email,
        invitation: `${base}/console/invitation?token=${token}`,
        expires_at: expiresAt,
      },
      ...(settings.baseUrl === null && {
        message: `BASE_URL is not set, so the invitation starts with ${base}, which only this machine reaches. Replace that with the public address of the service, and set BASE_URL.`,
      }),
    };
  },
};

function readValues({ option }: Input): AgencyValues {
  const name = option('name')!.trim();
  const values = {
    name,
    slug: option('slug') ?? agencySlugOf(name),
    timeZone: option('time-zone') ?? 'UTC',
    locale: option('locale') ?? 'en-US',
    currency: option('currency') ?? 'USD',
  };
  const [fault] = agencyFaults(values);
  if (fault !== undefined) throw new UsageError(`--${optionOf[fault.field]}: ${fault.message}`);
  return values;
}

function readEmail(text: string): string {
  const email = text.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new UsageError('--owner-email: Enter an e-mail address, such as maya@example.com.');
  return email;
}

const suspend: Command = {
  name: 'agencies suspend',
  argument: 'AGENCY',
  summary: 'Suspend an agency',
  details:
    'AGENCY is an id or a slug. Its calls get 403 with the reason, at once and in every process; its jobs, timers and\ndeliveries wait until it is resumed. Nothing is deleted.',
  options: { reason: { value: 'TEXT', text: 'shown to members and callers', isRequired: true } },
  async run(operator, { argument, option }) {
    const reason = option('reason')!.trim();
    if (reason.length > maxReasonLength)
      throw new UsageError(`--reason: Use at most ${maxReasonLength} characters.`);
    await operator.confirm(`Suspend ${argument}? Nobody can work in it until it is resumed.`);
    return operator.change(async (owner) => {
      const agency = requireAgency(await lockAgency(owner, argument), argument);
      if (agency.status === 'suspended' && agency.suspension_reason === reason)
        return { message: `${agency.name} is already suspended.` };
      await updateAgencyStatus(owner, agency.id, { reason });
      await insertAudit(owner, [statusEntry(operator, agency, 'suspended', reason)]);
      return { message: `${agency.name} is suspended.` };
    });
  },
};

const resume: Command = {
  name: 'agencies resume',
  argument: 'AGENCY',
  summary: 'Resume a suspended agency; what waited goes on',
  async run(operator, { argument }) {
    return operator.change(async (owner) => {
      const agency = requireAgency(await lockAgency(owner, argument), argument);
      if (agency.status === 'active') return { message: `${agency.name} is active.` };
      if (agency.deletion_began_at !== null)
        throw new Refused(
          `${agency.name} is being deleted, and part of it is gone. \`ops agencies delete ${agency.slug}\` ends that.`,
        );
      await updateAgencyStatus(owner, agency.id, null);
      const released = await releaseJobs(owner, agency.id);
      await insertAudit(owner, [statusEntry(operator, agency, 'resumed', null)]);
      return { message: `${agency.name} is active again; ${counted(released, 'job')} waited and go on.` };
    });
  },
};

/** The agency, or a refusal that names what was typed. */
export function requireAgency<T>(found: T | undefined, typed: string): T {
  if (found === undefined)
    throw new Refused(`There is no agency ${typed}. \`ops agencies list\` shows their slugs and ids.`);
  return found;
}

const statusEntry = (
  { name: command }: Operator,
  agency: LockedAgency,
  action: 'suspended' | 'resumed',
  reason: string | null,
) => ({
  command,
  agencyId: agency.id,
  recordKind: 'agency',
  action,
  previous: { status: agency.status },
  values: { status: action === 'suspended' ? 'suspended' : 'active' },
  reason,
});

export const agencyCommands: readonly Command[] = [list, create, suspend, resume];
