import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../support/waiting.ts';
import { openAiDesk, type AiDesk } from './ai-desk.ts';

/** What AI does about new tickets and messages by itself, and what people make of what it proposes. */
let open: AiDesk;
let service: AiDesk['service'];
let desk: AiDesk['desk'];
let model: AiDesk['model'];
let asked: AiDesk['asked'];
let interactions: AiDesk['interactions'];
let proposals: AiDesk['proposals'];
let dismiss: AiDesk['dismiss'];
let settings: AiDesk['settings'];
beforeAll(async () => {
  open = await openAiDesk();
  ({ service, desk, model, asked, interactions, proposals, dismiss, settings } = open);
  await service.ok('saveTagPriorityOption', {
    body: { record_kind: 'ticket', kind: 'tag', tag: 'Invoice', label: 'Invoice', color: '#336699' },
  });
});
afterAll(() => open?.close());

describe('a new ticket', () => {
  const triage = {
    summary: 'Priya says that the invoice is wrong.',
    category: { value: 'billing', confidence: 0.71 },
    priority_level: { value: 'high', confidence: 0.4 },
    tags: [
      { value: 'invoice', confidence: 0.9 },
      { value: 'made up', confidence: 1 },
    ],
  };
  const classified = async (answer: object = triage, more: object = {}) => {
    await settings({ is_classification_enabled: true, is_summary_enabled: true });
    model.willAnswer(answer);
    const ticket = await asked(more);
    await vi.waitFor(
      async () => expect(await interactions(ticket.id, { kind: ['classification'] })).toHaveLength(1),
      patiently,
    );
    await settings({ is_classification_enabled: false, is_summary_enabled: false });
    return ticket;
  };

  it('is proposed what fits, and summed up', async () => {
    const { id } = await classified();
    expect((await desk.get(id)).ai_summary_text).toBe(triage.summary);
    expect(await proposals(id)).toMatchObject([
      { kind: 'tag', tag: 'Invoice', confidence: 0.9, status: 'open', category_key: null },
      { kind: 'category', category_key: 'billing', confidence: 0.71 },
      { kind: 'priority_level', priority_level: 'high', confidence: 0.4 },
    ]);
    const all = await interactions(id);
    expect(all.find(({ kind }) => kind === 'summary')).toMatchObject({
      outcome: 'applied',
      actor: { type: 'system' },
      output_text: triage.summary,
    });
    const classification = all.find(({ kind }) => kind === 'classification')!;
    expect(classification).toMatchObject({ outcome: 'pending', confidence: 0.9 });
    expect(classification.proposals.map(({ kind }) => kind)).toEqual(['tag', 'category', 'priority_level']);
    expect((await proposals(id, { kind: ['category'], sort: 'created_at' })).length).toBe(1);
    expect(JSON.stringify(model.asked)).toContain('The invoice is wrong.');
  });

  it('takes what a change follows, and only that', async () => {
    const { id } = await classified();
    const [tag, category, priority] = await proposals(id);
    const request = { ai_request_id: category!.ai_request_id };
    await desk.update(id, { category_key: 'website', ...request });
    expect(await proposals(id)).toHaveLength(3);
    await desk.update(id, { category_key: 'billing' });
    expect(await proposals(id)).toHaveLength(3);
    await desk.update(id, { category_key: 'billing', tags: ['invoice'], ...request });
    expect(await proposals(id, { status: ['taken'] })).toMatchObject([
      { id: tag!.id, reviewed_by: desk.manager.id },
      { id: category!.id, status: 'taken' },
    ]);
    const outcome = async () => (await interactions(id, { kind: ['classification'] }))[0]!.outcome;
    expect(await outcome()).toBe('pending');
    expect((await dismiss(id, category!.id)).status).toBe(409);
    const { status, body } = await dismiss(id, priority!.id, { reason: ' It can wait. ' });
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'dismissed', reason: 'It can wait.', reviewed_by: desk.editor.id },
    ]);
    const again = await dismiss(id, priority!.id, { reason: 'Other' }, desk.manager);
    expect(again.body.data).toMatchObject({ reason: 'It can wait.', reviewed_by: desk.editor.id });
    expect(await outcome()).toBe('edited');
    expect(await proposals(id)).toEqual([]);
  });

  it('needs tickets.edit to dismiss, and a proposal of the ticket', async () => {
    const { id } = await classified();
    const [one] = await proposals(id);
    expect((await dismiss(id, one!.id, {}, desk.agent)).status).toBe(403);
    expect((await dismiss(id, randomUUID())).status).toBe(404);
    expect((await dismiss((await asked()).id, one!.id)).status).toBe(404);
    for (const { id: each } of await proposals(id)) await dismiss(id, each);
    expect(await interactions(id, { kind: ['classification'] })).toMatchObject([{ outcome: 'dismissed' }]);
  });

  it('moves what it was proposed with a merge', async () => {
    const { id } = await classified();
    const survivor = await asked();
    await service.ok('mergeTickets', { path: { id: survivor.id }, body: { source_ids: [id] } }, desk.manager);
    expect(await proposals(survivor.id)).toHaveLength(3);
  });

  it('that is private is kept from the AI', async () => {
    await settings({ is_classification_enabled: true });
    model.willAnswer(triage);
    await asked({ is_private: true });
    await classified();
    expect(model.asked).toHaveLength(1);
  });

  it('of one of several clients of a mail domain is proposed its client', async () => {
    const domain = `${randomUUID()}.example`;
    const { data: profile } = await service.ok('createClientProfile', { body: { name: randomUUID() } });
    const clients = [];
    for (const name of ['Harbor Dental', 'Harbor Labs'])
      clients.push(
        (
          await service.ok('createClient', {
            body: {
              name: `${name} ${randomUUID()}`,
              profile_id: profile.id,
              contacts: [{ name: 'Leo', email: `leo-${name.at(-1)}@${domain}` }],
            },
          } as never)
        ).data as { id: string; name: string },
      );
    const { id } = await classified(
      { ...triage, client: { value: 2, confidence: 0.6 } },
      { correspondents: [{ name: 'Ann', email: `ann@${domain}` }] },
    );
    const [one] = await proposals(id, { kind: ['client'] }, desk.manager);
    expect(one).toMatchObject({ kind: 'client', client: { id: clients[1]!.id } });
    expect(await proposals(id, { kind: ['client'] })).toEqual([]);
    await desk.update(id, { client_id: clients[1]!.id, ai_request_id: one!.ai_request_id });
    expect(await interactions(id, { kind: ['client_match'] }, desk.manager)).toMatchObject([
      { outcome: 'accepted', proposals: [{ status: 'taken' }] },
    ]);
  });
});

describe('a suggested reply', () => {
  const suggested = async () => {
    model.willAnswer({ reply: 'Hi Priya, we look into it.', confidence: 0.6 });
    const inbox = await open.inboxWith({ reply_mode: 'suggest' });
    const { id } = await asked({ inbox_id: inbox });
    await vi.waitFor(async () => expect(await proposals(id)).toHaveLength(1), patiently);
    return { id, proposal: (await proposals(id))[0]! };
  };

  it('is taken by a reply that names it', async () => {
    const { id, proposal } = await suggested();
    expect(proposal).toMatchObject({
      kind: 'reply',
      body_text: 'Hi Priya, we look into it.',
      confidence: 0.6,
    });
    await service.ok(
      'createTicketMessage',
      { body: { ticket_id: id, body_text: proposal.body_text!, ai_request_id: proposal.ai_request_id } },
      desk.agent,
    );
    expect(await interactions(id)).toMatchObject([
      {
        kind: 'reply_suggestion',
        outcome: 'accepted',
        proposals: [{ status: 'taken', reviewed_by: desk.agent.id }],
      },
    ]);
  });

  it('is overtaken by the next message, and told as dismissed', async () => {
    const { id, proposal } = await suggested();
    model.willAnswer({ reply: 'Hi Priya, we are on it.' });
    await service.ok(
      'createTicketMessage',
      {
        body: {
          ticket_id: id,
          mode: 'record',
          direction: 'inbound',
          body_text: 'And?',
          correspondent: { email: 'leo@harbordental.example' },
        },
      },
      desk.agent,
    );
    await vi.waitFor(
      async () =>
        expect(await proposals(id)).toMatchObject([
          { body_text: 'Hi Priya, we are on it.', confidence: 0.5 },
        ]),
      patiently,
    );
    expect(await proposals(id, { status: ['dismissed'] })).toMatchObject([
      { id: proposal.id, reviewed_by: null },
    ]);
    expect((await interactions(id)).map(({ outcome }) => outcome)).toEqual(['pending', 'dismissed']);
  });
});
