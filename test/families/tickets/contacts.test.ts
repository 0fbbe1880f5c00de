import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { openDesk, type Desk } from './desk.ts';

/** Correspondents are contacts of the ticket's client, however it came to its client, unless somebody says otherwise. */
let service: Service;
let agency: TestAgency;
let desk: Desk;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
  const { data } = await service.ok('createClientProfile', { body: { name: `Profile ${randomUUID()}` } });
  profileId = data.id;
});
afterAll(() => service?.stop());

const newClient = async (contact: { email?: string | null; phone?: string | null }) =>
  (
    await service.ok('createClient', {
      body: {
        name: `Client ${randomUUID()}`,
        profile_id: profileId,
        contacts: [{ name: 'Priya', email: null, phone: null, ...contact }],
      },
    })
  ).data;
const newPhone = () => `+4930${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

describe('the client of a ticket', () => {
  it('is who alone writes from the domain of the requester, unless it is a public one', async () => {
    const domain = `${randomUUID()}.example`;
    const client = await newClient({ email: `office@${domain}` });
    const clientOf = async (correspondent: object) =>
      (await desk.create({ correspondents: [correspondent] })).client?.id ?? null;
    const ticket = await desk.create({ correspondents: [{ email: `new@${domain.toUpperCase()}` }] });
    expect(ticket.client?.id).toBe(client.id);
    expect(ticket.requester).toMatchObject({ client_contact_id: null, is_verified: false });
    // Whoever has the number goes before whose domain it is.
    const phone = newPhone();
    const other = await newClient({ phone });
    expect(await clientOf({ email: `new@${domain}`, phone })).toBe(other.id);
    await newClient({ email: `desk@${domain}` });
    expect(await clientOf({ email: `new@${domain}` })).toBeNull();
    await newClient({ email: `${randomUUID()}@fastmail.com` });
    expect(await clientOf({ email: `${randomUUID()}@fastmail.com` })).toBeNull();
  });
});

describe('a correspondent', () => {
  it('stays as the request says, whatever they are known by', async () => {
    const phone = newPhone();
    await newClient({ phone });
    const ticket = await desk.create({
      correspondents: [
        { phone, client_contact_id: null, is_verified: false },
        { name: 'Walk-in', is_verified: true },
      ],
    });
    expect(ticket.client).not.toBeNull();
    expect(ticket.correspondents).toMatchObject([
      { phone, client_contact_id: null, is_verified: false },
      { name: 'Walk-in', client_contact_id: null, is_verified: true },
    ]);
  });

  it('is a contact of the client that a rule finds', async () => {
    const email = `${randomUUID()}@harbor.example`;
    const [client, { id: twinId }] = [await newClient({ email }), await newClient({})];
    await service.query('update clients set contacts = $2 where id = $1', [
      twinId,
      JSON.stringify([{ id: randomUUID(), name: 'P', email, phone: null }]),
    ]);
    const subject = `Tender ${randomUUID()}`;
    const { data: rule } = await service.ok(
      'createTicketRoutingRule',
      {
        body: {
          name: `Rule ${randomUUID()}`,
          conditions: [{ type: 'text', place: 'subject', operator: 'equals', values: [subject] }],
          actions: [{ type: 'set_client', client_id: client.id }],
        },
      },
      desk.manager,
    );
    const ticket = await desk.create({ subject, correspondents: [{ email }] });
    await service.ok('deleteTicketRoutingRule', { path: { id: rule.id } }, desk.manager);
    expect(ticket.client?.id).toBe(client.id);
    expect(ticket.requester).toMatchObject({ client_contact_id: client.contacts[0]!.id, is_verified: true });
  });

  it('becomes a contact of another client with the ticket, and none of the former', async () => {
    const email = `${randomUUID()}@harbor.example`;
    const [former, next] = [await newClient({ email }), await newClient({ phone: newPhone() })];
    const { phone } = next.contacts[0]!;
    const ticket = await desk.create({ correspondents: [{ email }, { phone: phone! }] });
    expect(ticket.client?.id).toBe(former.id);
    await desk.events();
    await desk.update(ticket.id, { client_id: next.id });
    expect((await desk.get(ticket.id)).correspondents).toMatchObject([
      { email, client_contact_id: null, is_verified: false },
      { phone, client_contact_id: next.contacts[0]!.id, is_verified: true },
    ]);
    const [event, ...more] = await service.takeEvents(agency);
    expect(more).toEqual([]);
    expect(event!.data['_changed_fields']).toEqual(['client_id', 'correspondents']);
  });
});
