import { randomBytes } from 'node:crypto';
import type { Deleted } from '#generated/types.gen.ts';
import type { MailDomain } from '#generated/console/types.gen.ts';
import type {
  CreateMailDomainInput,
  DeleteMailDomainInput,
  ListMailDomainsInput,
  UpdateMailDomainInput,
} from '#generated/console/families/ticket-desk/handlers.ts';
import type { JsonText, ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { domainOf, isPublicMailDomain } from '#src/domain/tickets/index.ts';
import { holdName, parseRecord } from '#src/platform/db/query/index.ts';
import { conflict, invalid, nameTaken } from '#src/platform/errors/index.ts';
import { createDkimKey, sealDkimKey } from '#src/platform/mail/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { checkKind, firstCheckAt } from './check-timer.ts';
import * as queries from './mail-domains.queries.ts';

const maxDomains = 50;

export const listMailDomains = (ctx: ReadContext, { query }: ListMailDomainsInput) =>
  queries.domainList.page(ctx.db, query, {});

interface NewKey {
  readonly selector: string;
  readonly record: string;
  readonly privateKey: string;
}

/** No other domain, and no domain of that name before, had the selector: its record may be published still. */
async function newKey(name: string): Promise<NewKey> {
  const selector = `ag${randomBytes(4).toString('hex')}`;
  const { key, record } = await createDkimKey(name, selector);
  return { selector, record, privateKey: key.privateKey };
}

/** Adds a domain with a key of its own, which is made before the transaction: that takes a while. */
export const createMailDomain: PreparedWrite<
  CreateMailDomainInput,
  NewKey,
  JsonText<MailDomain>
> = Object.assign(create, {
  prepare: async (ctx: ReadContext, { body }: CreateMailDomainInput) => {
    await requireRoom(ctx, body.name);
    return newKey(body.name);
  },
});

async function create(
  ctx: WriteContext,
  { body: { name } }: CreateMailDomainInput,
  prepared?: NewKey,
): Promise<JsonText<MailDomain>> {
  await holdName(ctx.db, 'mail domains');
  await requireRoom(ctx, name);
  if (!(await queries.claimDomain(ctx.db, name))) throw takenElsewhere(name);
  const { selector, record, privateKey } = prepared ?? (await newKey(name));
  const id = await domains.insert(ctx, {
    name,
    ownership_token: randomBytes(16).toString('hex'),
    dkim_selector: selector,
    dkim_record: record,
    dkim_key_sealed: sealDkimKey(ctx.services.sealer, ctx.identity.tenantId, privateKey),
  });
  setTimer(ctx, { kind: checkKind, recordId: id }, firstCheckAt(ctx.now));
  return (await queries.selectDomain(ctx.db, id))!;
}

export const takenElsewhere = (name: string) =>
  conflict(`Another agency has verified ${name}. Ask it to delete the domain, or use a subdomain.`);

/** 409 for a domain that cannot be added. */
async function requireRoom(ctx: Pick<ReadContext, 'db'>, name: string): Promise<void> {
  if (isPublicMailDomain(name))
    throw conflict(`${name} belongs to a public mail provider. Use a domain of the agency.`);
  const other = await queries.findDomainByName(ctx.db, name);
  if (other !== undefined) throw nameTaken(`The agency has the domain ${name} already: ${other.id}.`);
  if ((await queries.countDomains(ctx.db)) >= maxDomains)
    throw conflict(`An agency can have at most ${maxDomains} mail domains. Delete one first.`);
}

export async function updateMailDomain(
  ctx: WriteContext,
  { path, body: { expected_revision: expectedRevision, ...wish } }: UpdateMailDomainInput,
): Promise<JsonText<MailDomain>> {
  const before = await domains.lock(ctx, path.id, expectedRevision);
  const address = wish.sender_address?.trim();
  if (address !== undefined && domainOf(address) !== before.name)
    throw invalid('body.sender_address', `must be an address at ${before.name}.`);
  if (before.status !== 'verified')
    throw conflict(
      `The domain ${before.name} is ${before.status}. Publish its DNS records, and check it with checkMailDomain.`,
    );
  if (wish.is_default === true && !before.is_default) await replaceDefault(ctx);
  const values = {
    ...(wish.is_default === true && { is_default: true }),
    ...(address !== undefined && { sender_address: address }),
    ...(wish.sender_name !== undefined && { sender_name: wish.sender_name?.trim() || null }),
  };
  const changes = await domains.revise(ctx, before, values, ['is_default', 'sender_address', 'sender_name']);
  if (changes !== null) ctx.announce({ kind: 'mail_domain', id: before.id, revision: before.revision + 1 });
  return (await queries.selectDomain(ctx.db, before.id))!;
}

async function replaceDefault(ctx: WriteContext): Promise<void> {
  const id = await queries.findDefaultId(ctx.db);
  if (id === undefined) return;
  const former = await domains.lock(ctx, id);
  await domains.revise(ctx, former, { is_default: false }, ['is_default']);
  ctx.announce({ kind: 'mail_domain', id, revision: former.revision + 1 });
}

export async function deleteMailDomain(
  ctx: WriteContext,
  { path, query }: DeleteMailDomainInput,
): Promise<Deleted> {
  const domain = await domains.lock(ctx, path.id, query.expected_revision);
  if (domain.is_default && (await queries.countDomains(ctx.db)) > 1)
    throw conflict('The default domain cannot be deleted. Make another domain the default first.');
  const deleted = await domains.softDelete(ctx, domain, ['name', 'status']);
  await queries.deleteKey(ctx.db, domain.id);
  setTimer(ctx, { kind: checkKind, recordId: domain.id }, null);
  ctx.announce({ kind: 'mail_domain', id: domain.id, revision: domain.revision + 1 });
  return deleted;
}

const domains = recordLife({
  table: 'mail_domains',
  kind: 'mail_domain',
  noun: 'mail domain',
  lock: async (ctx, id): Promise<MailDomain | undefined> => {
    // Whoever makes one the default waits here, so that two cannot be it, and none waits for the other.
    await holdName(ctx.db, 'mail domains');
    const found = await queries.selectDomain(ctx.db, id, true);
    return found === undefined ? undefined : parseRecord(found);
  },
});
