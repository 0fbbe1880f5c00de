import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { vi } from 'vitest';
import { startDnsServer } from '../../support/dns-server.ts';
import type { BodyOf } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { pass } from '../tickets/desk.ts';
import { openPost } from '../tickets/post.ts';

export type MailDomain = BodyOf<'createMailDomain'>['data'];

export const newName = (): string => `d${randomUUID().slice(0, 8)}.example`;

/** A desk with a real mail server and a real name server, whose zone tests write. */
export async function openDomains() {
  const dns = await startDnsServer();
  const post = await openPost({ dnsServers: [dns.address] });
  const { service, agency } = post;
  const owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  const everything = { key: agency.key };

  const create = async (name = newName(), caller = everything): Promise<MailDomain> =>
    (await service.ok('createMailDomain', { body: { name } }, caller)).data;
  const check = (id: string, caller = everything) =>
    service.call('checkMailDomain', { path: { id } }, caller);
  const publish = ({ dns_records: records }: MailDomain): void => {
    for (const { host, value } of records) dns.zone[host] = { TXT: [value] };
  };
  const withdraw = ({ dns_records: records }: MailDomain): void => {
    for (const { host } of records) delete dns.zone[host];
  };
  const find = async (id: string): Promise<MailDomain> =>
    (await service.ok('listMailDomains', { query: { limit: 200 } }, everything)).data.find(
      (one) => one.id === id,
    )!;
  /** A domain whose records are published and found. */
  const verified = async (name = newName()): Promise<MailDomain> => {
    const domain = await create(name);
    publish(domain);
    return (await service.ok('checkMailDomain', { path: { id: domain.id } }, everything)).data;
  };
  const update = (id: string, body: object, caller = everything) =>
    service.call('updateMailDomain', { path: { id }, body: body as never }, caller);
  /** Waits until a check by the service itself has left the domain so. */
  const until = (id: string, isSo: (domain: MailDomain) => boolean): Promise<MailDomain> =>
    vi.waitFor(async () => {
      const domain = await find(id);
      if (!isSo(domain)) throw new Error(`It is ${domain.status}, checked at ${domain.checked_at}.`);
      return domain;
    }, patiently);
  const close = async () => {
    await owner.end();
    await post.close();
    dns.close();
  };
  return {
    ...{ dns, post, service, agency, owner, everything, create, check, publish, withdraw, find, verified },
    ...{ update, until, close, pass: (minutes: number) => pass(service, owner, minutes / 60) },
  };
}

export type Domains = Awaited<ReturnType<typeof openDomains>>;
