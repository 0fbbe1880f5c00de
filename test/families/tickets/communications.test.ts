import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMail } from './mail-intake.ts';
import { openPost, type Post } from './post.ts';

/** What was exchanged over all channels: what arrived, filed or not, and what was sent. */
let post: Post;
let mail: Awaited<ReturnType<typeof openMail>>;
let ticketId: string;
let sentId: string;
let filedId: string;
let heldId: string;

beforeAll(async () => {
  post = await openPost();
  mail = await openMail(post);
  const ticket = await post.asked();
  ticketId = ticket.id;
  sentId = (await post.until((await post.send(ticketId)).id, 'sent')).id;
  filedId = (await mail.receive({ subject: `Re: (#${ticket.number})` })).communication_id;
  heldId = (await mail.receive({ from: 'Leo <leo@elsewhere.example>' })).communication_id;
});
afterAll(() => post.close());

const listed = async (query: object, by = post.desk.manager) =>
  (await post.service.ok('listTicketCommunications', { query }, by)).data;
const idsOf = async (query: object, by = post.desk.manager) => (await listed(query, by)).map(({ id }) => id);

describe('the list of communications', () => {
  it('has what arrived and what was sent, newest first', async () => {
    expect(await listed({})).toMatchObject([
      {
        id: heldId,
        ...{ direction: 'inbound', status: 'in_review', ticket_id: null, message_id: null },
        sender: { name: 'Leo', email: 'leo@elsewhere.example', phone: null },
      },
      {
        id: filedId,
        ...{ direction: 'inbound', status: 'filed', ticket_id: ticketId },
        preview: 'When do we meet?',
      },
      {
        id: sentId,
        ...{ direction: 'outbound', status: 'sent', ticket_id: ticketId, message_id: sentId },
        recipients: [{ email: 'priya@harbordental.example' }],
        preview: 'We look into it.',
      },
      { direction: 'inbound', status: 'filed', ticket_id: ticketId, preview: 'The invoice is wrong.' },
    ]);
  });

  it('finds those with an address, in either direction and whatever the case', async () => {
    const address = (correspondent_address: string) => idsOf({ correspondent_address });
    expect(await address('LEO@elsewhere.example')).toEqual([heldId]);
    expect(await address('priya@harbordental.example')).toEqual(expect.arrayContaining([filedId, sentId]));
    expect(await address('priya@harbordental')).toEqual([]);
  });

  it('finds words of a subject and of a text', async () => {
    expect(await idsOf({ search: 'look into it' })).toEqual([sentId]);
    expect(await idsOf({ search: 'A question' })).toEqual([heldId]);
  });

  it('shows what has no ticket only to those who edit tickets', async () => {
    expect(await idsOf({ status: ['in_review'] }, post.desk.editor)).toEqual([heldId]);
    expect(await idsOf({ status: ['in_review'] }, post.desk.agent)).toEqual([]);
    expect(await idsOf({ direction: ['outbound'] }, post.desk.agent)).toEqual([sentId]);
    const get = (by = post.desk.agent) =>
      post.service.call('getTicketCommunication', { path: { id: heldId } }, by);
    expect([(await get()).status, (await get(post.desk.editor)).status]).toEqual([404, 200]);
  });
});
