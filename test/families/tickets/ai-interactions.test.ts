import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiDesk, type AiDesk } from './ai-desk.ts';

/** What AI did in tickets when somebody asked it, and what people make of that. */
let open: AiDesk;
let service: AiDesk['service'];
let agency: AiDesk['agency'];
let desk: AiDesk['desk'];
let model: AiDesk['model'];
let asked: AiDesk['asked'];
let interactions: AiDesk['interactions'];
let inboxId: AiDesk['inboxId'];
beforeAll(async () => {
  open = await openAiDesk();
  ({ service, agency, desk, model, asked, interactions, inboxId } = open);
});
afterAll(() => open?.close());

describe('a generated draft', () => {
  const generated = async () => {
    const { id } = await asked();
    model.willAnswer({ reply: 'Hi Priya, we correct it.', confidence: 0.82 });
    const { data } = await service.ok(
      'saveTicketDraft',
      { body: { ticket_id: id, generate: { instruction: 'Apologise.' } } },
      desk.agent,
    );
    return { id, draft: data.draft };
  };

  it('is an interaction of its author, which shows to those who see the draft', async () => {
    const { id, draft } = await generated();
    const [one] = await interactions(id);
    expect(one).toMatchObject({
      kind: 'reply_draft',
      outcome: 'pending',
      actor: { type: 'user', id: desk.agent.id },
      instruction: 'Apologise.',
      output_text: 'Hi Priya, we correct it.',
      confidence: 0.82,
      model: 'test-model',
      ai_request_id: draft.ai_request_id,
      draft_id: draft.id,
      message_id: null,
      input_tokens: 1_000,
      output_tokens: 50,
      error: null,
      proposals: [],
    });
    expect(await interactions(id, {}, desk.editor)).toEqual([]);
    expect(await interactions(id, {}, desk.manager)).toMatchObject([{ id: one!.id }]);
    expect(await interactions(id, { kind: ['summary'] })).toEqual([]);
    expect(await interactions(id, { outcome: ['pending'], sort: 'confidence' })).toHaveLength(1);
  });

  it('is accepted when it is sent unchanged, and edited when it is sent otherwise', async () => {
    const plain = await generated();
    const { data } = await service.ok(
      'createTicketMessage',
      { body: { ticket_id: plain.id, draft_id: plain.draft.id } },
      desk.agent,
    );
    expect(await interactions(plain.id, {}, desk.editor)).toMatchObject([
      { outcome: 'accepted', message_id: data.message!.id },
    ]);
    const edited = await generated();
    await service.ok(
      'createTicketMessage',
      { body: { ticket_id: edited.id, draft_id: edited.draft.id, body_text: 'Hi Priya, done.' } },
      desk.agent,
    );
    expect(await interactions(edited.id)).toMatchObject([{ outcome: 'edited' }]);
  });

  it('is dismissed with its draft, and when another is written in its place', async () => {
    const { id, draft } = await generated();
    model.willAnswer({ reply: 'Dear Priya.' });
    await service.ok('saveTicketDraft', { body: { ticket_id: id, generate: {} } }, desk.agent);
    expect(await interactions(id)).toMatchObject([
      { outcome: 'pending', output_text: 'Dear Priya.', confidence: null },
      { outcome: 'dismissed' },
    ]);
    await service.ok('deleteTicketDraft', { path: { id: draft.id } }, desk.agent);
    expect(await interactions(id)).toMatchObject([{ outcome: 'dismissed' }, { outcome: 'dismissed' }]);
  });

  it('waits again when its message is withdrawn by a reply', async () => {
    const { id, draft } = await generated();
    await service.ok(
      'createTicketMessage',
      {
        body: {
          ticket_id: id,
          draft_id: draft.id,
          send_at: new Date(Date.now() + 86_400_000).toISOString(),
          is_cancelled_by_reply: true,
        },
      },
      desk.agent,
    );
    expect(await interactions(id)).toMatchObject([{ outcome: 'accepted' }]);
    await service.ok(
      'createTicketMessage',
      {
        body: {
          ticket_id: id,
          mode: 'record',
          direction: 'inbound',
          body_text: 'Never mind.',
          correspondent: { email: 'leo@harbordental.example' },
        },
      },
      desk.agent,
    );
    expect(await interactions(id)).toMatchObject([{ outcome: 'pending', message_id: null }]);
  });

  it('is told as failed when the model fails', async () => {
    const { id } = await asked();
    model.willAnswer(400);
    const { status } = await service.call(
      'saveTicketDraft',
      { body: { ticket_id: id, generate: {} } },
      desk.agent,
    );
    expect(status).toBe(409);
    const [one] = await interactions(id);
    expect(one).toMatchObject({ kind: 'reply_draft', outcome: 'failed', output_text: null, draft_id: null });
    expect(one!.error).not.toBeNull();
  });
});

describe('the report', () => {
  it('counts what AI did and what became of it, of tickets that the caller sees', async () => {
    const { id: secret } = await desk.newInbox({ access: 'members', member_ids: [desk.manager.id] });
    const hidden = await asked({ inbox_id: secret });
    const shown = await asked();
    const day = new Date().toISOString().slice(0, 10);
    const insert = (ticketId: string, kind: string, outcome: string, confidence: number | null) =>
      service.query(
        `insert into ticket_ai_interactions (tenant_id, ticket_id, kind, outcome, actor_type, confidence, model, ai_request_id, input_tokens, output_tokens, duration_ms, error, created_at)
         values ($1, $2, $3, $4, 'system', $5, 'm', gen_random_uuid(), 1, 1, 1, case when $4 = 'failed' then 'x' end, app.now())`,
        [agency.id, ticketId, kind, outcome, confidence],
      );
    const query = async (by = desk.agent, more: object = {}) =>
      (
        await service.ok(
          'queryTicketAiActivity',
          {
            body: {
              range: { period_from: day, period_to: day, time_zone: 'UTC' },
              filter: { inbox_ids: [inboxId, secret] },
              ...more,
            },
          },
          by,
        )
      ).data;
    const [before, all] = [await query(), await query(desk.manager)];
    await insert(shown.id, 'reply_draft', 'accepted', 0.5);
    await insert(shown.id, 'reply_suggestion', 'dismissed', 0.7);
    await insert(shown.id, 'reply_draft', 'failed', null);
    await insert(shown.id, 'auto_reply', 'applied', null);
    await insert(hidden.id, 'classification', 'accepted', null);
    const after = await query();
    const grown = (
      name: 'interactions' | 'drafts' | 'accepted' | 'edited' | 'dismissed' | 'sent_automatically' | 'failed',
    ) => after.totals[name] - before.totals[name];
    expect(grown('interactions')).toBe(4);
    expect([grown('drafts'), grown('accepted'), grown('edited'), grown('dismissed')]).toEqual([2, 1, 0, 1]);
    expect([grown('sent_automatically'), grown('failed')]).toEqual([1, 1]);
    const { accepted, edited, dismissed } = after.totals;
    expect(after.totals.acceptance_percent).toBeCloseTo(
      (100 * (accepted + edited)) / (accepted + edited + dismissed),
      1,
    );
    expect(after.totals.mean_confidence).toBeGreaterThan(0);
    const count = (report: typeof after, kind: string) =>
      report.by_kind.find((one) => one.kind === kind)?.interaction_count ?? 0;
    expect(count(after, 'auto_reply')).toBe(1);
    expect(count(after, 'classification')).toBe(count(before, 'classification'));
    expect(count(await query(desk.manager), 'classification')).toBe(count(all, 'classification') + 1);
    const grouped = await query(desk.agent, { group_by: 'inbox', interval: 'none', is_compared: true });
    expect(grouped.series).toMatchObject([{ group: { key: inboxId }, figures: after.totals }]);
    expect(grouped.previous_totals).toMatchObject({ interactions: 0, acceptance_percent: null });
  });
});
