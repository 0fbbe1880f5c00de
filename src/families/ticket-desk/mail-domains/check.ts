import type { MailDomain } from '#generated/console/types.gen.ts';
import type { CheckMailDomainInput } from '#generated/console/families/ticket-desk/handlers.ts';
import type { JsonText, ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { notifyAdmins } from '#src/domain/notifications/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import type { DnsLookup } from '#src/platform/dns/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { changeAsSystem, type Openness } from '#src/platform/events/index.ts';
import { addJob, type TaskHandler } from '#src/platform/jobs/index.ts';
import { checkRecord, nextCheckAt, stateAfter, type RecordCheck } from '#src/platform/mail/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { checkKind } from './check-timer.ts';
import * as queries from './mail-domains.queries.ts';
import { takenElsewhere } from './mail-domains.ts';

/** Looks the records of a domain up, all at once. */
const lookUp = (dns: DnsLookup, { dns_records: records }: MailDomain): Promise<RecordCheck[]> =>
  Promise.all(records.map(async (record) => checkRecord(record, await dns.txt(record.host))));

/** Checks a domain now. Name servers are asked before the transaction; within another call, a job asks them. */
export const checkMailDomain: PreparedWrite<
  CheckMailDomainInput,
  readonly RecordCheck[],
  JsonText<MailDomain>
> = Object.assign(check, {
  prepare: async (ctx: ReadContext, { path }: CheckMailDomainInput) => {
    const domain = await requireDomain(ctx, path.id, false);
    return ctx.outside(() => lookUp(ctx.services.dns, domain));
  },
});

async function check(
  ctx: WriteContext,
  { path }: CheckMailDomainInput,
  checks?: readonly RecordCheck[],
): Promise<JsonText<MailDomain>> {
  const domain = await requireDomain(ctx, path.id, true);
  ctx.audit({ recordKind: 'mail_domain', recordId: domain.id, action: 'checked' });
  if (checks === undefined) addJob(ctx, 'check_mail_domain', { domainId: domain.id });
  else if (!(await storeChecks(ctx, domain, checks))) throw takenElsewhere(domain.name);
  return (await queries.selectDomain(ctx.db, domain.id))!;
}

const minuteMs = 60_000;

/** The domain: 404 for an unknown one, and 429 for one that was checked within the last minute. */
async function requireDomain(ctx: ReadContext, id: string, isHeld: boolean): Promise<MailDomain> {
  const found = await queries.selectDomain(ctx.db, storedId(id), isHeld);
  if (found === undefined) throw notFound('mail domain', id);
  const domain = parseRecord(found);
  const wait =
    domain.checked_at === null
      ? 0
      : Math.ceil((new Date(domain.checked_at).getTime() + minuteMs - ctx.now.getTime()) / 1_000);
  if (wait > 0)
    throw problem('rate_limited', `${domain.name} was checked a moment ago. Try again in ${wait} seconds.`, {
      headers: { 'retry-after': String(wait) },
    });
  return domain;
}

type Context = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce' | 'atCommit'>;

/** Stores what a check of the domain found, which is locked. False, and nothing is stored, when another agency has verified it. */
async function storeChecks(
  ctx: Context,
  domain: MailDomain,
  checks: readonly RecordCheck[],
): Promise<boolean> {
  const missingSince = await queries.findMissingSince(ctx.db, domain.id);
  const after = stateAfter({ status: domain.status, missingSince }, checks, ctx.now);
  const isNewlyVerified = after.status === 'verified' && domain.status !== 'verified';
  if (isNewlyVerified && !(await queries.claimDomain(ctx.db, domain.name))) return false;
  await queries.updateChecked(ctx.db, domain, after, foundIn(domain, checks), ctx.now);
  if (after.status !== domain.status)
    ctx.audit({
      recordKind: 'mail_domain',
      recordId: domain.id,
      action: 'updated',
      changedFields: ['status'],
      previous: { status: domain.status },
      newValues: { status: after.status },
    });
  if (after.status === 'failing' && domain.status !== 'failing') await tellOfFailure(ctx, domain, checks);
  ctx.announce({ kind: 'mail_domain', id: domain.id, revision: domain.revision + 1 });
  setTimer(
    ctx,
    { kind: checkKind, recordId: domain.id },
    nextCheckAt(after, new Date(domain.created_at), ctx.now),
  );
  return true;
}

function tellOfFailure(ctx: Context, domain: MailDomain, checks: readonly RecordCheck[]): Promise<void> {
  const missing = domain.dns_records.filter(({ purpose }) =>
    checks.some((one) => one.purpose === purpose && purpose !== 'dmarc' && one.result === 'missing'),
  );
  const records = missing.map(({ type, host }) => `${type} record ${host}`).join(', ');
  return notifyAdmins(ctx, {
    title: `E-mail no longer comes from ${domain.name}`,
    body: `Two checks did not find: ${records}. Until all are found again, inboxes send from the address of the service, and personal addresses at ${domain.name} cannot send.`,
    topic: domain.id,
  });
}

const noAnswer = 'The name servers of the domain did not answer.';

/** A lookup without an answer leaves what an earlier one found. */
const foundIn = (
  { dns_records: records }: MailDomain,
  checks: readonly RecordCheck[],
): queries.FoundRecords =>
  Object.fromEntries(
    checks.map(({ purpose, result, problem: instead }) => {
      const was = records.some((one) => one.purpose === purpose && one.is_found);
      return [
        purpose,
        result === 'unknown'
          ? { is_found: was, problem: noAnswer }
          : { is_found: result === 'found', problem: instead },
      ];
    }),
  );

export interface CheckServices {
  readonly dns: DnsLookup;
  readonly openness: Openness;
}

/** Checks a domain by itself. */
export const checkDomainByItself =
  ({ dns, openness }: CheckServices): TaskHandler<'check_mail_domain'> =>
  async ({ tenantId, domainId }, { db }) => {
    const found = await queries.selectDomain(db.read(tenantId), domainId);
    if (found === undefined) return;
    const checks = await lookUp(dns, parseRecord(found));
    await changeAsSystem(db, tenantId, { name: checkKind, events: [], openness }, async (ctx) => {
      const current = await queries.selectDomain(ctx.db, domainId, true);
      if (current === undefined) return;
      const domain = parseRecord(current);
      if (await storeChecks(ctx, domain, checks)) return;
      // Another agency sends from it; it may give it up.
      setTimer(
        ctx,
        { kind: checkKind, recordId: domainId },
        nextCheckAt({ status: domain.status, missingSince: null }, new Date(domain.created_at), ctx.now),
      );
    });
  };
