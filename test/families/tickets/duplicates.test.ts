import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeDuplicate } from '#src/domain/tickets/duplicates/duplicates.rules.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { fire, openDesk, pass, type Desk } from './desk.ts';

/** A new ticket is compared with open ones of the same people, and the pair is shown on both. */
let service: Service;
let agency: TestAgency;
let owner: pg.Pool;
let desk: Desk;
beforeAll(async () => {
  service = await startService({});
  [agency] = service.agencies;
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  desk = await openDesk(service, agency);
});
afterAll(async () => {
  await owner?.end();
  await service?.stop();
});

const text = 'The March invoice lists two landing pages, and we ordered one.';
const asked = (email: string, more: object = {}) =>
  desk.create({
    subject: 'Invoice is wrong',
    correspondents: [{ name: 'Priya Shah', email }],
    opening_message: { direction: 'inbound', body_text: text },
    ...more,
  });
const newAddress = () => `${randomUUID()}@harbordental.example`;

/** Two tickets of one person about the same, compared. */
async function twice() {
  const email = newAddress();
  const first = await asked(email);
  const second = await asked(email.toUpperCase(), { subject: 'The invoice is wrong' });
  await fire(service, owner);
  return { email, first, second };
}

const suggestions = async (id: string, query: object = {}, by = desk.agent) =>
  (await service.ok('listTicketDuplicateSuggestions', { path: { id }, query }, by)).data;
const dismiss = (id: string, sid: string, by = desk.editor) =>
  service.call('dismissTicketDuplicateSuggestion', { path: { id, sid } }, by);

describe('a suggestion', () => {
  it('shows on both tickets, with reasons, and is made without AI', async () => {
    const { first, second } = await twice();
    const [shown] = await suggestions(second.id);
    expect(shown).toMatchObject({
      ticket_id: second.id,
      other_ticket: { id: first.id, number: first.number },
      other_status_category: 'new',
      status: 'open',
      reasons: ['same_requester', 'similar_subject', 'similar_text'],
      explanation: expect.stringMatching(
        /^The subjects are \d+% alike and the first messages are 100% alike\.$/,
      ),
      reviewed_by: null,
      decided_at: null,
    });
    expect(shown!.score).toBeGreaterThan(0.9);
    expect(await suggestions(first.id)).toMatchObject([{ id: shown!.id, other_ticket: { id: second.id } }]);
  });

  it('is not made for other people, for another matter, for what is resolved, or for what is long ago', async () => {
    const email = newAddress();
    const strangers = await asked(newAddress());
    const other = await asked(email, {
      subject: 'Opening hours',
      opening_message: { direction: 'inbound', body_text: 'When are you open on Easter Monday?' },
    });
    const resolved = await asked(email);
    await desk.update(resolved.id, { status: 'resolved' });
    await fire(service, owner);
    const { id } = await asked(email);
    await fire(service, owner);
    expect(await suggestions(id)).toEqual([]);
    for (const one of [strangers, other]) expect(await suggestions(one.id)).toEqual([]);
    await pass(service, owner, 31 * 24);
    const late = await asked(email);
    await fire(service, owner);
    expect(await suggestions(late.id)).toEqual([]);
  });

  it('is made for another person of the same client', async () => {
    const { data: profile } = await service.ok('createClientProfile', { body: { name: randomUUID() } });
    const { data: client } = await service.ok('createClient', {
      body: { name: `Harbor ${randomUUID()}`, profile_id: profile.id },
    });
    const first = await asked(newAddress(), { client_id: client.id });
    const second = await asked(newAddress(), { client_id: client.id });
    await fire(service, owner);
    expect(await suggestions(second.id)).toMatchObject([
      { other_ticket: { id: first.id }, reasons: ['same_client', 'similar_subject', 'similar_text'] },
    ]);
  });

  it('hides a ticket that the caller does not see', async () => {
    const email = newAddress();
    const hidden = await asked(email, { is_private: true });
    const { id } = await asked(email);
    await fire(service, owner);
    expect(await suggestions(id)).toEqual([]);
    const [seen] = await suggestions(id, {}, desk.manager);
    expect(seen).toMatchObject({ other_ticket: { id: hidden.id } });
    expect((await dismiss(id, seen!.id)).status).toBe(404);
  });

  it('is not made while the agency does not want it', async () => {
    const want = (is_duplicate_check_enabled: boolean) =>
      service.ok('updateTicketSettings', { body: { ai: { is_duplicate_check_enabled } } }, desk.manager);
    expect((await service.ok('getTicketSettings', {}, desk.manager)).data.ai.is_duplicate_check_enabled).toBe(
      true,
    );
    await want(false);
    const { second } = await twice();
    expect(await suggestions(second.id)).toEqual([]);
    await want(true);
  });

  it('ends when one of the two is closed', async () => {
    const { first, second } = await twice();
    await desk.update(first.id, { status: 'resolved' });
    await desk.update(first.id, { status: 'closed' });
    expect(await suggestions(second.id)).toEqual([]);
    const [ended] = await suggestions(second.id, { status: ['obsolete'] });
    expect(ended).toMatchObject({ status: 'obsolete', other_status_category: 'closed' });
    expect((await dismiss(second.id, ended!.id)).status).toBe(409);
  });

  it('is right when the two are merged', async () => {
    const { first, second } = await twice();
    const { id } = (await suggestions(first.id))[0]!;
    await service.ok(
      'mergeTickets',
      { path: { id: first.id }, body: { source_ids: [second.id] } },
      desk.manager,
    );
    expect(await suggestions(first.id, { status: ['merged'] })).toMatchObject([
      { id, status: 'merged', other_ticket: { id: second.id }, reviewed_by: desk.manager.id },
    ]);
    expect((await dismiss(first.id, id)).status).toBe(409);
  });
});

describe('dismissing', () => {
  it('ends the suggestion on both for good, and both histories tell it', async () => {
    const { first, second } = await twice();
    const { id } = (await suggestions(first.id))[0]!;
    await service.takeEvents(agency);
    expect((await dismiss(first.id, id, desk.agent)).status).toBe(403);
    const { status, body } = await dismiss(first.id, id);
    expect([status, body.data]).toMatchObject([200, { status: 'dismissed', reviewed_by: desk.editor.id }]);
    const again = await dismiss(second.id, id, desk.manager);
    expect(again.body.data).toMatchObject({
      reviewed_by: desk.editor.id,
      decided_at: body.data.decided_at,
      other_ticket: { id: first.id },
    });
    for (const one of [first, second]) {
      expect(await suggestions(one.id)).toEqual([]);
      const { data } = await service.ok(
        'listTicketActivity',
        { path: { id: one.id }, query: { kind: ['duplicate_dismissed'] } },
        desk.agent,
      );
      expect(data).toHaveLength(1);
    }
    await service.query(
      "insert into timers (tenant_id, kind, record_id, due_at) values ($1, 'find_duplicate_tickets', $2, app.now())",
      [agency.id, first.id],
    );
    await fire(service, owner);
    expect(await suggestions(first.id)).toEqual([]);
    expect(await service.takeEvents(agency)).toEqual([]);
  });
});

describe('the measure', () => {
  const likeness = {
    is_same_requester: false,
    is_same_client: false,
    is_same_thread: false,
    subject: 0.7,
    text: 0.2,
  };

  it('asks for the same people, unless one mail came to both', () => {
    expect(judgeDuplicate(likeness)).toBeNull();
    expect(judgeDuplicate({ ...likeness, is_same_requester: true })).toMatchObject({
      reasons: ['same_requester', 'similar_subject'],
      explanation: 'The subjects are 70% alike.',
    });
    expect(judgeDuplicate({ ...likeness, is_same_thread: true, subject: 0 })).toMatchObject({
      score: 0.95,
      reasons: ['same_thread'],
      explanation: null,
    });
  });

  it('asks for alike words', () => {
    expect(
      judgeDuplicate({ ...likeness, is_same_requester: true, is_same_client: true, subject: 0.5, text: 0.4 }),
    ).toBeNull();
  });

  it('calls nothing more than the same', () => {
    const same = { ...likeness, is_same_requester: true, is_same_client: true, subject: 1, text: 1 };
    expect(judgeDuplicate(same)?.score).toBe(1);
  });
});
