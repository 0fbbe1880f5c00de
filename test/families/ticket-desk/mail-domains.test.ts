import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, auditOf } from '../organization/people.ts';
import { newName, openDomains, type Domains } from './domains.ts';

/** An agency proves a domain by DNS, and keeps it while the records are there. */
let desk: Domains;
beforeAll(async () => {
  desk = await openDomains();
});
afterAll(() => desk?.close());
beforeEach(() => {
  desk.dns.mode = 'normal';
});

const other = () => ({ key: desk.service.agencies[1].key });

describe('a new domain', () => {
  it('says what to publish, with a key that is stored sealed', async () => {
    const name = newName();
    const domain = await desk.create(name);
    expect(domain).toMatchObject({ name, status: 'pending', is_default: false, checked_at: null });
    const [ownership, dkim, dmarc] = domain.dns_records;
    expect(ownership).toMatchObject({ purpose: 'ownership', type: 'TXT', host: `_agency.${name}` });
    expect(ownership!.value).toMatch(/^agency-verification=[0-9a-f]{32}$/);
    expect(dkim!.host).toMatch(new RegExp(`^ag[0-9a-f]{8}\\._domainkey\\.${name}$`));
    expect(dkim!.value).toMatch(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/=]{300,}$/);
    expect(dmarc).toMatchObject({ host: `_dmarc.${name}`, value: 'v=DMARC1; p=none', is_found: false });
    const [row] = await desk.service.query<{ dkim_key_sealed: Buffer }>(
      'select * from mail_domains where id = $1',
      [domain.id],
    );
    expect(row!.dkim_key_sealed.length).toBeGreaterThan(1_000);
    expect(row!.dkim_key_sealed.toString('latin1')).not.toContain('PRIVATE KEY');
    expect((await auditOf(desk.service, domain.id)).map(({ action }) => action)).toEqual(['created']);
  });

  it('is added once, and belongs to no public provider', async () => {
    const { name } = await desk.create();
    const again = await desk.service.call('createMailDomain', { body: { name } });
    expect(again).toMatchObject({ status: 409 });
    expect((await desk.service.call('createMailDomain', { body: { name: 'gmail.com' } })).status).toBe(409);
    for (const wrong of [
      'Upper.example',
      'no-dot',
      `${'a'.repeat(64)}.example`,
      `${'a.'.repeat(120)}example`,
    ])
      expect((await desk.service.call('createMailDomain', { body: { name: wrong } })).status).toBe(400);
  });

  it('is added once by two requests at the same time', async () => {
    const name = newName();
    const both = await Promise.all(
      [0, 1].map(() => desk.service.call('createMailDomain', { body: { name } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('has room among fifty', async () => {
    await desk.service.query(
      `insert into mail_domains (tenant_id, name, ownership_token, dkim_selector, dkim_record, dkim_key_sealed, created_by)
       select $1, 'full' || n || '.example', 't', 's', 'r', 'k', $2 from generate_series(1, 50) n`,
      [desk.service.agencies[1].id, desk.service.agencies[1].ownerId],
    );
    const full = await desk.service.call('createMailDomain', { body: { name: newName() } }, other());
    expect(full.status).toBe(409);
    expect(full.body.error.message).toContain('at most 50');
    await desk.service.query("delete from mail_domains where tenant_id = $1 and name like 'full%'", [
      desk.service.agencies[1].id,
    ]);
  });
});

describe('a check', () => {
  it('verifies a domain whose records are published, and not before', async () => {
    const domain = await desk.create();
    const [ownership, dkim] = domain.dns_records;
    desk.dns.zone[ownership!.host] = { TXT: [ownership!.value] };
    desk.dns.zone[dkim!.host] = { TXT: ['v=DKIM1; p=QUJD'] };
    const first = await desk.check(domain.id);
    expect(first.body.data).toMatchObject({ status: 'pending', verified_at: null, revision: 2 });
    expect(first.body.data.dns_records).toMatchObject([
      { is_found: true, problem: null },
      { is_found: false, problem: 'v=DKIM1; p=QUJD' },
      { is_found: false, problem: null },
    ]);
    await desk.pass(2);
    desk.publish(domain);
    const second = await desk.check(domain.id);
    expect(second.body.data).toMatchObject({ status: 'verified' });
    expect(second.body.data.verified_at).toBe(second.body.data.checked_at);
    const [change] = (await auditOf(desk.service, domain.id)).filter(({ action }) => action === 'updated');
    expect(change).toMatchObject({ changed_fields: ['status'] });
  });

  it('does not need DMARC', async () => {
    const domain = await desk.create();
    desk.publish(domain);
    delete desk.dns.zone[domain.dns_records[2]!.host];
    expect((await desk.check(domain.id)).body.data.status).toBe('verified');
  });

  it('happens once a minute, also when two ask at the same time', async () => {
    const domain = await desk.create();
    const both = await Promise.all([desk.check(domain.id), desk.check(domain.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    const refused = both.find(({ status }) => status === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await desk.pass(1);
    expect((await desk.check(domain.id)).status).toBe(200);
  });

  it('takes what a hostile zone holds, and name servers that fail', async () => {
    const domain = await desk.create();
    const [ownership, dkim] = domain.dns_records;
    desk.dns.zone[ownership!.host] = { TXT: Array.from({ length: 60 }, () => `\0\u0007${'x'.repeat(250)}`) };
    desk.dns.zone[dkim!.host] = { TXT: ['', ';;;=', 'p'] };
    const answer = await desk.check(domain.id);
    expect(answer.status).toBe(200);
    expect(answer.body.data.dns_records[0]!.problem!.length).toBeLessThanOrEqual(500);
    await desk.pass(2);
    desk.dns.mode = 'broken';
    const broken = await desk.check(domain.id);
    expect(broken.body.data.dns_records[0]).toMatchObject({
      is_found: false,
      problem: 'The name servers of the domain did not answer.',
    });
  });
});

describe('the service itself', () => {
  it('looks at a pending domain every hour, for seven days', async () => {
    const domain = await desk.create();
    await desk.pass(65);
    const looked = await desk.until(domain.id, ({ checked_at: at }) => at !== null);
    expect(looked.status).toBe('pending');
    desk.publish(domain);
    await desk.pass(65);
    await desk.until(domain.id, ({ status }) => status === 'verified');
    const late = await desk.create();
    await desk.service.query(
      "update mail_domains set created_at = created_at - interval '7 days' where id = $1",
      [late.id],
    );
    await desk.pass(65);
    await desk.until(late.id, ({ checked_at: at }) => at !== null);
    expect(await timerOf(late.id)).toEqual([]);
  });

  it('takes a domain down when a record is missing twice, and puts it up again', async () => {
    const domain = await desk.verified();
    desk.withdraw(domain);
    await desk.pass(24 * 60 + 5);
    const doubtful = await desk.until(domain.id, (one) => one.checked_at !== domain.checked_at);
    expect(doubtful).toMatchObject({ status: 'verified', dns_records: [{ is_found: false }, {}, {}] });
    await desk.pass(65);
    await desk.until(domain.id, ({ status }) => status === 'failing');
    const told = () =>
      desk.service.query(
        'select user_id, title, body_text, occurrence_count from notifications where title like $1',
        [`%${domain.name}`],
      );
    const [record] = domain.dns_records;
    const news = {
      user_id: desk.service.agencies[0].ownerId,
      title: `E-mail no longer comes from ${domain.name}`,
      body_text: expect.stringContaining(`Two checks did not find: TXT record ${record!.host}, `),
      occurrence_count: 1,
    };
    expect(await told()).toEqual([news]);
    desk.publish(domain);
    await desk.pass(24 * 60 + 5);
    const back = await desk.until(domain.id, ({ status }) => status === 'verified');
    expect(back.verified_at).toBe(domain.verified_at);
    expect(await told()).toHaveLength(1);
  });

  it('believes no name server that fails', async () => {
    const domain = await desk.verified();
    desk.dns.mode = 'broken';
    for (let day = 0; day < 3; day += 1) {
      const { checked_at: before } = await desk.find(domain.id);
      await desk.pass(24 * 60 + 5);
      await desk.until(domain.id, (one) => one.checked_at !== before);
    }
    const after = await desk.find(domain.id);
    expect(after).toMatchObject({ status: 'verified', dns_records: [{ is_found: true }, {}, {}] });
    expect(after.dns_records[0]!.problem).toContain('did not answer');
  });

  const timerOf = (id: string) => desk.service.query('select due_at from timers where record_id = $1', [id]);

  it('leaves deleted domains alone', async () => {
    const domain = await desk.create();
    expect(await timerOf(domain.id)).toHaveLength(1);
    await desk.service.ok('deleteMailDomain', { path: { id: domain.id } });
    expect(await timerOf(domain.id)).toEqual([]);
  });
});

describe('two agencies with one domain', () => {
  it('may both prepare it, and the first to prove it has it', async () => {
    const name = newName();
    const ours = await desk.create(name);
    const theirs = await desk.create(name, other());
    expect(theirs.dns_records[1]!.host).not.toBe(ours.dns_records[1]!.host);
    desk.publish(ours);
    expect((await desk.check(ours.id)).body.data.status).toBe('verified');
    desk.publish(theirs);
    const second = await desk.check(theirs.id, other());
    expect(second.status).toBe(409);
    expect(second.body.error.message).toContain(name);
    await desk.service.ok('deleteMailDomain', { path: { id: theirs.id } }, other());
    expect((await desk.service.call('createMailDomain', { body: { name } }, other())).status).toBe(409);
  });

  it('cannot both prove it at the same time', async () => {
    const name = newName();
    const ours = await desk.create(name);
    const theirs = await desk.create(name, other());
    const values = [ours, theirs].map(({ dns_records: records }) => records[0]!.value);
    desk.publish(ours);
    desk.publish(theirs);
    desk.dns.zone[`_agency.${name}`] = { TXT: values };
    const both = await Promise.all([desk.check(ours.id), desk.check(theirs.id, other())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = await desk.service.query(
      "select 1 from mail_domains where name = $1 and status = 'verified'",
      [name],
    );
    expect(rows).toHaveLength(1);
  });

  it('do not see each other', async () => {
    const { id } = await desk.create();
    expect((await desk.check(id, other())).status).toBe(404);
    expect((await desk.update(id, { sender_name: 'x' }, other())).status).toBe(404);
    expect((await desk.service.call('deleteMailDomain', { path: { id } }, other())).status).toBe(404);
    const { data } = await desk.service.ok('listMailDomains', {}, other());
    expect(data.map((one) => one.id)).not.toContain(id);
  });
});

describe('the default domain', () => {
  it('has to be verified, with a sender at the domain, and takes the place of the former', async () => {
    const pending = await desk.create();
    expect((await desk.update(pending.id, { is_default: true })).status).toBe(409);
    const [one, two] = [await desk.verified(), await desk.verified()];
    const wrong = await desk.update(one.id, { sender_address: `hello@sub.${one.name}` });
    expect(wrong).toMatchObject({ status: 400, body: { error: { type: 'validation_error' } } });
    const first = await desk.update(one.id, {
      is_default: true,
      sender_address: `hello@${one.name.toUpperCase()}`,
      sender_name: ' Northlight ',
      expected_revision: one.revision,
    });
    expect(first.body.data).toMatchObject({ is_default: true, sender_name: 'Northlight', revision: 3 });
    expect((await desk.update(one.id, { is_default: true })).body.data.revision).toBe(3);
    expect((await desk.update(two.id, { is_default: true, expected_revision: 1 })).status).toBe(409);
    expect((await desk.update(two.id, { is_default: true })).body.data.is_default).toBe(true);
    expect(await desk.find(one.id)).toMatchObject({ is_default: false, revision: 4 });
  });

  it('is one when two become it at the same time', async () => {
    const both = [await desk.verified(), await desk.verified(), await desk.verified()];
    const answers = await Promise.all(both.map(({ id }) => desk.update(id, { is_default: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = await desk.service.ok('listMailDomains', {}, desk.everything);
    expect(data.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1);
  });

  it('cannot be deleted; others can, and take their keys along', async () => {
    const domain = await desk.verified();
    await desk.update(domain.id, { is_default: true });
    expect((await desk.service.call('deleteMailDomain', { path: { id: domain.id } })).status).toBe(409);
    await desk.update((await desk.verified()).id, { is_default: true });
    await desk.service.ok('deleteMailDomain', { path: { id: domain.id } });
    const [row] = await desk.service.query<{ dkim_key_sealed: Buffer | null }>(
      'select dkim_key_sealed from mail_domains where id = $1',
      [domain.id],
    );
    expect(row!.dkim_key_sealed).toBeNull();
    const again = await desk.create(domain.name);
    expect(again.dns_records[1]!.host).not.toBe(domain.dns_records[1]!.host);
  });

  it('can be deleted once it is the only one', async () => {
    const only = await desk.verified();
    await desk.update(only.id, { is_default: true });
    const { data } = await desk.service.ok('listMailDomains', { query: { limit: 200 } });
    for (const { id } of data)
      if (id !== only.id) await desk.service.ok('deleteMailDomain', { path: { id } });
    await desk.service.ok('deleteMailDomain', { path: { id: only.id } });
    expect((await desk.service.ok('listMailDomains', {})).data).toEqual([]);
  });
});

describe('rights', () => {
  it('let settings.view read and settings.manage change', async () => {
    const viewer = await addMember(desk.service, desk.agency, { permissions: ['settings.view'] });
    const nobody = await addMember(desk.service, desk.agency, { permissions: ['tickets.manage'] });
    const domain = await desk.create();
    expect((await desk.service.call('listMailDomains', {}, viewer)).status).toBe(200);
    expect((await desk.service.call('listMailDomains', {}, nobody)).status).toBe(403);
    for (const answer of [
      await desk.service.call('createMailDomain', { body: { name: newName() } }, viewer),
      await desk.check(domain.id, viewer),
      await desk.update(domain.id, { sender_name: 'x' }, viewer),
      await desk.service.call('deleteMailDomain', { path: { id: domain.id } }, viewer),
    ])
      expect(answer.status).toBe(403);
  });

  it('find domains by status, and by name', async () => {
    const pending = await desk.create();
    const { data } = await desk.service.ok('listMailDomains', {
      query: { status: ['verified', 'failing'], sort: 'created_at', order: 'desc' },
    });
    expect(data.map(({ id }) => id)).not.toContain(pending.id);
  });
});
