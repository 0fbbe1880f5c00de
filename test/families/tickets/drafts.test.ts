import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StreamingModel } from '../../ai/streaming-model.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { Uploader } from '../files/upload.ts';
import { addMember, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

/** Replies in progress, and their review by somebody else before they leave. */
let service: Service;
let agency: TestAgency;
let desk: Desk;
let model: StreamingModel;
let reviewer: Member;
let trainee: Member;
let inboxId: string;
beforeAll(async () => {
  model = await StreamingModel.start();
  service = await startService({ config: { aiModels: [model.spec()], aiMonthlyCredits: 1_000_000 } });
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
  reviewer = await addMember(service, agency, {
    permissions: ['tickets.view', 'tickets.reply', 'tickets.review_drafts'],
  });
  trainee = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
  await service.ok(
    'setTicketReviewUser',
    { path: { user_id: trainee.id }, body: { is_review_required: true, reason: 'New here.' } },
    desk.manager,
  );
  inboxId = (
    await desk.newInbox({
      addresses: [{ channel: 'email', value: `help-${randomUUID()}@northlight.example` }],
    })
  ).id;
});
afterAll(async () => {
  await service?.stop();
  await model?.stop();
});

const asked = (more: object = {}) =>
  desk.create({
    inbox_id: inboxId,
    correspondents: [{ name: 'Priya Shah', email: 'priya@harbordental.example' }],
    opening_message: { direction: 'inbound', body_text: 'The invoice is wrong.' },
    ...more,
  });

let ticketId: string;
beforeEach(async () => {
  ticketId = (await asked()).id;
  await desk.events();
});

const save = (body: object, by: Member = desk.agent) =>
  service.call('saveTicketDraft', { body: { ticket_id: ticketId, ...body } as never }, by);
const drafts = async (by: Member, query: object = {}) =>
  (await service.ok('listTicketDrafts', { query: { ticket_id: [ticketId], ...query } as never }, by)).data;
const submit = async (more: object = {}) => {
  const { status, body } = await save({ body_text: 'You are right.', submit: true, ...more }, trainee);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.draft as { id: string; review_id: string; status: string };
};
const decide = (id: string, body: object, by: Member = reviewer) =>
  service.call('decideTicketDraftReview', { path: { id }, body: body as never }, by);
const writes = () =>
  service.ok(
    'createTicketMessage',
    {
      body: {
        ticket_id: ticketId,
        mode: 'record',
        direction: 'inbound',
        body_text: 'And?',
        correspondent: { email: 'priya@harbordental.example' },
      },
    },
    desk.agent,
  );

describe('a draft', () => {
  it('is one for each author and ticket, and is saved again as it grows', async () => {
    const first = await save({ body_text: 'Hi' });
    expect(first.body.data).toMatchObject({
      outcome: 'created',
      draft: { status: 'editing', revision: 1, author: { id: desk.agent.id } },
    });
    expect((await save({ body_text: 'Hi' })).body.data.outcome).toBe('unchanged');
    const second = await save({ body_text: 'Hi Priya', status_after: 'pending', expected_revision: 1 });
    expect(second.body.data).toMatchObject({
      outcome: 'updated',
      draft: { id: first.body.data.draft.id, body_text: 'Hi Priya', revision: 2 },
    });
    expect((await save({ body_text: 'Late', expected_revision: 1 })).status).toBe(409);
    expect(
      (await service.ok('getTicket', { path: { id: ticketId } }, desk.manager)).data.live_drafts,
    ).toMatchObject([{ author: { id: desk.agent.id }, status: 'editing' }]);
    expect(await desk.events()).toEqual([]);
  });

  it('shows to its author and to those who review or manage', async () => {
    const { body } = await save({ body_text: 'Hi' });
    const { id } = body.data.draft;
    expect(await drafts(trainee)).toEqual([]);
    expect(await drafts(reviewer)).toMatchObject([{ id }]);
    expect((await service.call('deleteTicketDraft', { path: { id } }, trainee)).status).toBe(404);
    expect((await service.call('deleteTicketDraft', { path: { id } }, reviewer)).status).toBe(403);
    await service.ok('deleteTicketDraft', { path: { id } }, desk.manager);
    expect(await drafts(desk.agent)).toEqual([]);
    expect(await drafts(desk.agent, { status: ['discarded'] })).toMatchObject([{ id }]);
  });

  it('is sent with what it holds, and then no longer changed', async () => {
    await save({ body_text: 'Hi Priya', subject: 'Your invoice', status_after: 'pending' });
    const [draft] = await drafts(desk.agent);
    const { data } = await service.ok(
      'createTicketMessage',
      { body: { ticket_id: ticketId, draft_id: draft!.id } },
      desk.agent,
    );
    expect(data.message).toMatchObject({
      subject: 'Your invoice',
      body_text: 'Hi Priya',
      draft_id: draft!.id,
    });
    expect((await save({ body_text: 'Later' })).status).toBe(409);
    expect(await drafts(desk.agent)).toMatchObject([{ status: 'approved', message_id: data.message!.id }]);
  });

  it('holds files', async () => {
    const id = await new Uploader(service, desk.agent).file({ bytes: Buffer.from('A brief.') });
    const { body } = await save({ body_text: 'See the brief.', attachment_ids: [id] });
    expect(body.data.draft.attachments).toEqual([
      { id, file_name: 'brief.txt', content_type: 'text/plain', size: 8 },
    ]);
  });

  it('ends when its ticket closes, with its review and the message that waits', async () => {
    const { review_id: reviewId } = await submit();
    await save({ body_text: 'Mine' });
    await desk.update(ticketId, { status: 'resolved' });
    await desk.update(ticketId, { status: 'closed' });
    expect(await drafts(reviewer)).toEqual([]);
    const { data: reviews } = await service.ok(
      'listTicketDraftReviews',
      { query: { id: [reviewId] } },
      reviewer,
    );
    expect(reviews).toMatchObject([{ status: 'discarded' }]);
    expect((await save({ body_text: 'Too late' })).status).toBe(409);
  });

  it('is written by the AI where that is on', async () => {
    model.willAnswer({ reply: 'Hi Priya, we correct the invoice.' });
    expect((await save({ generate: {} })).status).toBe(409);
    await service.ok(
      'updateTicketInbox',
      { path: { id: inboxId }, body: { ai: { is_ai_enabled: true, tone: 'friendly' } } },
      desk.manager,
    );
    const { data: settings } = await service.ok(
      'getTicketAiSettings',
      { path: { id: ticketId } },
      desk.agent,
    );
    expect(settings).toMatchObject({
      is_ai_enabled: true,
      tone: 'friendly',
      reply_mode: 'draft',
      is_review_required: true,
      review_reasons: ['generated'],
    });
    expect(settings.origins).toContainEqual({ setting: 'tone', layer: 'inbox' });
    expect((await save({ generate: {}, submit: true })).status).toBe(400);
    const { status, body } = await save({ generate: { instruction: 'Apologise.' } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.draft).toMatchObject({
      body_text: 'Hi Priya, we correct the invoice.',
      generated: true,
    });
    expect(body.data.draft.ai_request_id).not.toBeNull();
    expect(JSON.stringify(model.asked)).toContain('The invoice is wrong.');
  });
});

describe('a review', () => {
  it('comes between a flagged author and the reader', async () => {
    const { data } = await service.ok(
      'createTicketMessage',
      { body: { ticket_id: ticketId, body_text: 'You are right.' } },
      trainee,
    );
    expect(data).toMatchObject({
      outcome: 'pending_review',
      message: null,
      draft: { status: 'pending_review', author: { id: trainee.id } },
    });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'ticket.draft_review_requested',
      data: { reason: 'author_requires_review', draft: { id: data.draft!.id, body_text: 'You are right.' } },
    });
    expect(event!.data.reviewers).toContainEqual(expect.objectContaining({ id: reviewer.id }));
    const { data: notices } = await service.ok('listNotifications', { query: {} }, reviewer);
    expect(notices[0]).toMatchObject({ kind: 'review_requested' });
    expect(
      (await service.ok('getTicketDraftReview', { path: { id: ticketId } }, trainee)).data,
    ).toMatchObject({
      is_review_required: true,
      reasons: ['author_requires_review'],
      review: { status: 'pending_review' },
    });
    expect(
      (await service.ok('getTicketDraftReview', { path: { id: ticketId } }, desk.agent)).data.review,
    ).toBeNull();
  });

  it('is approved by somebody else, and the reply queued', async () => {
    const { review_id: id } = await submit();
    await desk.events();
    expect((await decide(id, { decision: 'approve' }, trainee)).status).toBe(403);
    const { status, body } = await decide(id, { decision: 'approve', expected_revision: 1 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      status: 'approved',
      reviewer: { id: reviewer.id },
      draft: { status: 'approved' },
    });
    const { data: messages } = await service.ok(
      'listTicketMessages',
      { query: { ticket_id: [ticketId], direction: ['outbound'] } },
      trainee,
    );
    expect(messages).toMatchObject([
      { id: body.data.draft.message_id, author: { id: trainee.id }, delivery: { status: 'queued' } },
    ]);
    expect(await service.takeEvents(agency)).toMatchObject([
      {
        event_type: 'ticket.draft_review_approved',
        data: { edited_by_reviewer: false, reviewer: { id: reviewer.id } },
      },
    ]);
    expect((await decide(id, { decision: 'reject', comment: 'No' })).status).toBe(409);
  });

  it('returns the reply for changes, which are submitted again', async () => {
    const { review_id: id } = await submit();
    await desk.events();
    expect((await decide(id, { decision: 'request_changes' })).status).toBe(400);
    expect((await decide(id, { decision: 'request_changes', comment: 'Name the day.' })).status).toBe(200);
    expect(await service.takeEvents(agency)).toMatchObject([
      {
        event_type: 'ticket.draft_review_rejected',
        data: { decision: 'changes_requested', comment: 'Name the day.' },
      },
    ]);
    const again = await submit({ body_text: 'You are right, on Monday.' });
    expect(again.status).toBe('pending_review');
    expect(again.review_id).not.toBe(id);
  });

  it('rejects for good', async () => {
    const { review_id: id, id: draftId } = await submit();
    expect((await decide(id, { decision: 'reject', comment: 'Wrong client.' })).body.data.draft.status).toBe(
      'rejected',
    );
    expect((await service.call('deleteTicketDraft', { path: { id: draftId } }, trainee)).status).toBe(409);
    expect((await save({ body_text: 'Anew' }, trainee)).body.data.outcome).toBe('created');
  });

  it('keeps who edited what', async () => {
    const { review_id: id } = await submit();
    const update = (body: object, by: Member = reviewer) =>
      service.call('updateTicketDraftReview', { path: { id }, body: body as never }, by);
    expect((await update({ body_text: 'Mine' }, trainee)).status).toBe(403);
    const { status, body } = await update({
      body_text: 'You are right, sorry.',
      to: [{ email: 'billing@harbordental.example' }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      status: 'pending_review',
      revision: 2,
      edited_by_reviewer: true,
      edits: [
        {
          reviewer: { id: reviewer.id },
          previous_body_text: 'You are right.',
          changed_fields: ['body_text', 'recipients'],
        },
      ],
      draft: { body_text: 'You are right, sorry.' },
    });
    expect((await update({ body_text: 'Late', expected_revision: 1 })).status).toBe(409);
  });

  it('is stale once the correspondent wrote again', async () => {
    const { review_id: id } = await submit();
    await writes();
    const { data: stale } = await service.ok(
      'listTicketDraftReviews',
      { query: { is_stale: true, ticket_id: [ticketId] } },
      reviewer,
    );
    expect(stale).toMatchObject([{ id }]);
    expect((await decide(id, { decision: 'approve' })).status).toBe(409);
    expect((await decide(id, { decision: 'approve', acknowledge_stale: true })).status).toBe(200);
  });

  it('is not asked for where none is required', async () => {
    expect((await save({ body_text: 'Fine', submit: true })).status).toBe(409);
    expect((await save({ body_text: '', submit: true }, trainee)).status).toBe(400);
    expect((await save({ body_text: 'Fine', reviewer_ids: [reviewer.id] }, trainee)).status).toBe(400);
    expect(
      (await save({ body_text: 'Fine', submit: true, reviewer_ids: [desk.agent.id] }, trainee)).status,
    ).toBe(400);
  });

  it('is required of every reply where the inbox says so', async () => {
    const inbox = await desk.newInbox({
      addresses: [{ channel: 'email', value: `strict-${randomUUID()}@northlight.example` }],
      replies: { is_every_reply_review_required: true },
    });
    const { id } = await asked({ inbox_id: inbox.id });
    const { data } = await service.ok(
      'createTicketMessage',
      { body: { ticket_id: id, body_text: 'Hi' } },
      desk.agent,
    );
    expect(data.outcome).toBe('pending_review');
  });
});

describe('those who review', () => {
  it('are listed with what waits for them, and those whose replies they review', async () => {
    await submit();
    const { data } = await service.ok(
      'listTicketDraftReviewers',
      { query: { ticket_id: ticketId, sort: 'pending_review_count' } },
      trainee,
    );
    const found = data.find(({ user }) => user.id === reviewer.id)!;
    expect(found.pending_review_count).toBeGreaterThan(0);
    expect(data.some(({ user }) => user.id === trainee.id)).toBe(false);
    const { data: users } = await service.ok('listTicketReviewUsers', { query: {} }, reviewer);
    expect(users).toMatchObject([
      { user: { id: trainee.id }, is_review_required: true, reason: 'New here.' },
    ]);
    expect(users[0]!.submitted_count).toBeGreaterThan(0);
  });

  it('are needed before a requirement is set, which can be lifted', async () => {
    const set = (id: string, body: object) =>
      service.call('setTicketReviewUser', { path: { user_id: id }, body: body as never }, desk.manager);
    expect((await set(randomUUID(), { is_review_required: true })).status).toBe(404);
    expect(
      (await set(desk.editor.id, { is_review_required: true, requirement_ends_at: '2020-01-01T00:00:00Z' }))
        .status,
    ).toBe(400);
    expect((await set(desk.editor.id, { is_review_required: true })).body.data).toMatchObject({
      is_review_required: true,
      revision: 1,
    });
    expect((await set(desk.editor.id, { is_review_required: false })).body.data).toMatchObject({
      is_review_required: false,
      revision: 2,
    });
  });
});
