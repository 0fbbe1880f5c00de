import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let clientId: string;

beforeAll(async () => {
  service = await startService();
  const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Practices' } });
  const { data: client } = await service.ok('createClient', {
    body: {
      name: 'Harbor Dental',
      profile_id: profile.id,
      contacts: [{ name: 'Priya', email: 'priya@harbordental.example' }],
    },
  });
  clientId = client.id;
});
afterAll(() => service.stop());

const block = (body: object) => service.call('createTicketBlacklistRule', { body });
const trust = (body: object) => service.call('createTicketWhitelistRule', { body });

describe('a rule for senders', () => {
  it('is kept in one form, with what it leaves out by default', async () => {
    const answer = await block({ match_type: 'domain', pattern: ' @Cheap-Backlinks.example ' });
    expect(answer.body).toMatchObject({
      data: {
        pattern: 'cheap-backlinks.example',
        action: 'block',
        inbox_ids: [],
        is_enabled: true,
        hit_count: 0,
        revision: 1,
      },
    });
    const trusted = await trust({ match_type: 'phone', pattern: '+1 (207)', client_id: clientId });
    expect(trusted.body).toMatchObject({
      data: { pattern: '+1207', bypass: ['spam_check', 'unknown_sender'], client_id: clientId },
    });
  });

  it('has the form of what it matches', async () => {
    for (const [match_type, pattern] of [
      ['email', 'harbordental.example'],
      ['domain', 'priya@harbordental.example'],
      ['phone', '0207'],
    ])
      expect((await block({ match_type, pattern })).status, match_type).toBe(400);
  });

  it('is the only one of either list that matches the same, which the refusal names', async () => {
    const first = await block({ match_type: 'email', pattern: 'one@only.example' });
    const { id } = (first.body as { data: { id: string } }).data;
    for (const again of [block, trust]) {
      const answer = await again({ match_type: 'email', pattern: 'ONE@only.example' });
      expect(answer.status).toBe(409);
      expect(JSON.stringify(answer.body)).toContain(id);
    }
    const other = await block({ match_type: 'email', pattern: 'two@only.example' });
    const change = await service.call('updateTicketBlacklistRule', {
      path: { id: (other.body as { data: { id: string } }).data.id },
      body: { pattern: 'one@only.example' },
    });
    expect(change.status).toBe(409);
  });

  it('never meets everybody at a public provider, nor a client by the blacklist', async () => {
    expect((await block({ match_type: 'domain', pattern: 'gmail.com' })).status).toBe(409);
    expect((await trust({ match_type: 'domain', pattern: 'gmail.com' })).status).toBe(409);
    expect((await block({ match_type: 'domain', pattern: 'harbordental.example' })).status).toBe(409);
    expect((await trust({ match_type: 'domain', pattern: 'harbordental.example' })).status).toBe(200);
    const { data: rule } = await service.ok('createTicketBlacklistRule', {
      body: { match_type: 'domain', pattern: 'links.example' },
    });
    const change = await service.call('updateTicketBlacklistRule', {
      path: { id: rule.id },
      body: { pattern: 'gmail.com' },
    });
    expect(change.status).toBe(409);
  });

  it('names what there is, and expires in the future', async () => {
    const nothing = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
    expect((await trust({ match_type: 'email', pattern: 'a@b.example', client_id: nothing })).status).toBe(
      400,
    );
    expect((await block({ match_type: 'email', pattern: 'a@b.example', inbox_ids: [nothing] })).status).toBe(
      400,
    );
    const past = { match_type: 'email', pattern: 'a@b.example', expires_at: '2020-01-01T00:00:00.000Z' };
    expect((await block(past)).status).toBe(400);
  });

  it('of the blacklist is changed in what is named, and stays as it is when nothing differs', async () => {
    const made = (
      await service.ok('createTicketBlacklistRule', {
        body: { match_type: 'domain', pattern: 'offers.example', note: 'Link sellers' },
      })
    ).data;
    const update = async (body: object) =>
      (await service.ok('updateTicketBlacklistRule', { path: { id: made.id }, body })).data;
    expect(await update({ pattern: '@OFFERS.example', note: 'Link sellers' })).toEqual(made);
    const off = await update({ action: 'mark_spam', is_enabled: false, expected_revision: 1 });
    expect(off).toMatchObject({
      ...{ pattern: 'offers.example', note: 'Link sellers' },
      ...{ action: 'mark_spam', is_enabled: false, revision: 2 },
    });
    const { data: found } = await service.ok('listTicketBlacklistRules', { query: { id: [made.id] } });
    expect(found).toEqual([off]);
  });

  it('is changed at the revision that the caller saw, and deleted', async () => {
    const { data: rule } = await service.ok('createTicketWhitelistRule', {
      body: { match_type: 'email', pattern: 'late@friend.example' },
    });
    const changed = await service.ok('updateTicketWhitelistRule', {
      path: { id: rule.id },
      body: { bypass: ['size_limit'], note: 'Sends plans.', expected_revision: 1 },
    });
    expect(changed.data).toMatchObject({ bypass: ['size_limit'], note: 'Sends plans.', revision: 2 });
    const stale = { path: { id: rule.id }, query: { expected_revision: 1 } };
    expect((await service.call('deleteTicketWhitelistRule', stale)).status).toBe(409);
    await service.ok('deleteTicketWhitelistRule', { path: { id: rule.id } });
    const { data: left } = await service.ok('listTicketWhitelistRules', { query: { id: [rule.id] } });
    expect(left).toEqual([]);
    const { data: blocked } = await service.ok('createTicketBlacklistRule', {
      body: { match_type: 'email', pattern: 'late@friend.example' },
    });
    await service.ok('deleteTicketBlacklistRule', { path: { id: blocked.id } });
  });
});
