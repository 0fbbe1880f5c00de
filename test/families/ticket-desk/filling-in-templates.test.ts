import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainInMarkdown } from '#src/domain/tickets/templates/plain-in-markdown.rules.ts';
import { readerOf } from '#src/families/ticket-desk/templates/reader.rules.ts';
import { startService, type InputOf, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from '../tickets/desk.ts';
import { refused } from './bodies.ts';

/** What a reply template says to the people of one ticket. */
let service: Service;
let agency: TestAgency;
let other: TestAgency;
let desk: Desk;
let seller: Member;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  desk = await openDesk(service, agency);
  seller = await addMember(service, agency, {
    permissions: ['tickets.view', 'tickets.reply', 'clients.view', 'tickets.create'],
  });
});
afterAll(() => service?.stop());

type Body = NonNullable<InputOf<'createTicketReplyTemplate'>['body']>;

const word = (): string => randomUUID().slice(0, 8);
const template = async (body_text: string, more: Partial<Body> = {}) =>
  (
    await service.ok(
      'createTicketReplyTemplate',
      { body: { name: `Template ${word()}`, visibility: 'shared', body_text, ...more } },
      desk.manager,
    )
  ).data;
const use = async (id: string, ticket_id: string, by: Member = desk.agent, more: object = {}) =>
  (await service.ok('recordTicketReplyTemplateUsage', { path: { id }, body: { ticket_id, ...more } }, by))
    .data;
const fill = async (text: string, ticketId: string, by: Member = desk.agent) =>
  use((await template(text)).id, ticketId, by);
const newField = async (record_kind: 'client' | 'ticket', config: object, more: object = {}) => {
  const key = `field_${word()}`;
  await service.ok('createField', { body: { record_kind, key, name: key, config, ...more } as never });
  return key;
};
const newClient = async (field_values: object = {}) => {
  const { data: profile } = await service.ok('createClientProfile', { body: { name: `Profile ${word()}` } });
  return (
    await service.ok('createClient', {
      body: { name: `Harbor ${word()}`, profile_id: profile.id, field_values } as never,
    })
  ).data;
};

describe('the text for a ticket', () => {
  it('names requester, client, ticket, caller and agency, and has files and status', async () => {
    const client = await newClient();
    const ticket = await desk.create({
      subject: 'Invoice 1042',
      client_id: client.id,
      correspondents: [{ name: 'Priya Shah', email: 'priya@harbor.example' }],
    });
    const { id } = await template(
      '{{requester.name}} {{ requester.first_name }} {{requester.email}} of {{client.name}}, #{{ticket.number}}: {{ticket.subject}}. {{agent.name}}, {{agency.name}}',
      { subject: 'Re: {{ticket.subject}}', status_after: 'pending' },
    );
    const [agent] = await service.query<{ name: string }>('select name from users where id = $1', [
      desk.agent.id,
    ]);
    expect(await use(id, ticket.id)).toEqual({
      template_id: id,
      ticket_id: ticket.id,
      subject: 'Re: Invoice 1042',
      body_text: `Priya Shah Priya priya@harbor.example of ${client.name}, #${ticket.number}: Invoice 1042. ${agent!.name}, ${agency.name}`,
      missing_placeholders: [],
      attachments: [],
      status_after: 'pending',
      usage_count: 0,
      last_used_at: null,
    });
  });

  it('keeps placeholders without a value and lists them', async () => {
    const ticket = await desk.create({ correspondents: [{ email: 'nobody@harbor.example' }] });
    expect(
      await fill('Hi {{requester.first_name}} of {{ client.name }}, {{requester.email}}', ticket.id),
    ).toMatchObject({
      body_text: 'Hi {{requester.first_name}} of {{ client.name }}, nobody@harbor.example',
      missing_placeholders: ['requester.first_name', 'client.name'],
    });
  });

  it('shows values as they are, whatever Markdown would make of them', async () => {
    const ticket = await desk.create({
      subject: '*Free* [money](https://evil.example) {{agent.email}}',
      correspondents: [{ name: '<b>Eve</b>', email: 'eve_o_neil@harbor.example' }],
    });
    const { id } = await template('{{requester.name}} {{requester.email}}: {{ticket.subject}}', {
      subject: 'Re: {{ticket.subject}}',
    });
    expect(await use(id, ticket.id)).toMatchObject({
      body_text:
        '\\<b\\>Eve\\</b\\> eve_o_neil@harbor.example: \\*Free\\* \\[money\\](https://evil.example) {{agent.email}}',
      subject: 'Re: *Free* [money](https://evil.example) {{agent.email}}',
      missing_placeholders: [],
    });
  });

  it.each([
    ['# no heading', '\\# no heading'],
    ['1. no list', '1\\. no list'],
    ['- none', '\\- none'],
    ['-5 and 1.5 and 2026-03-02', '-5 and 1.5 and 2026-03-02'],
    ['---', '\\---'],
    ['===', '\\==='],
    ['a_b _c_', 'a_b \\_c\\_'],
    ['`code` ~~old~~ a|b \\', '\\`code\\` \\~\\~old\\~\\~ a\\|b \\\\'],
    ['AT&T &lt;', 'AT&T \\&lt;'],
    ['14 Quay Street\n\n> Portland ', '14 Quay Street  \n\\> Portland'],
  ])('writes %j', (value, written) => {
    expect(plainInMarkdown(value, '> - ')).toBe(written);
  });

  it('marks the start of a line only there', () => {
    expect(plainInMarkdown('27. November', 'Am ')).toBe('27. November');
    expect(plainInMarkdown('27. November\n28. November', 'Am ')).toBe('27. November  \n28\\. November');
  });

  it('has a subject of at most 300 characters', async () => {
    const ticket = await desk.create({ subject: '😀'.repeat(150) + 'x'.repeat(140) });
    const { id } = await template('Hello', { subject: 'Re: Re: Re: {{ticket.subject}}{{ticket.number}}' });
    const { subject } = await use(id, ticket.id);
    expect([...subject!].length).toBeLessThanOrEqual(300);
    expect(subject).toMatch(/^Re: Re: Re: 😀/u);
  });

  it('is refused over 60,000 characters, with what to do', async () => {
    const key = await newField('ticket', { type: 'long_text' });
    const ticket = await desk.create({ field_values: { [key]: 'y'.repeat(9000) } } as never);
    const { id } = await template(`{{ticket.field_values.${key}}} `.repeat(7));
    const call = service.call(
      'recordTicketReplyTemplateUsage',
      { path: { id }, body: { ticket_id: ticket.id } },
      desk.agent,
    );
    expect(await refused(call)).toEqual([400, expect.stringContaining('shorter template')]);
  });
});

describe('days', () => {
  it('are those of the agency, in words', async () => {
    await service.query("update tenants set time_zone = 'Pacific/Auckland', locale = 'en-GB' where id = $1", [
      agency.id,
    ]);
    const ticket = await desk.create();
    const day = (days: number) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Pacific/Auckland' }).format(
        Date.now() + days * 86_400_000,
      );
    const { body_text: text } = await fill('{{date.today}} or {{date.tomorrow}}', ticket.id);
    expect([`${day(0)} or ${day(1)}`, `${day(-1)} or ${day(0)}`]).toContain(text);
    const { id } = await template('Gut,\nam {{date.today}}\n{{date.today}}', { language: 'de' });
    expect((await use(id, ticket.id)).body_text).toMatch(
      /^Gut,\nam \d{1,2}\. [A-Z]\p{L}+ \d{4}\n\d{1,2}\\\. [A-Z]\p{L}+ \d{4}$/u,
    );
  });

  it('go by the calendar when the clocks change, and by the agency for a tag that is no language', () => {
    const reader = readerOf('en-12', { locale: 'en-US', time_zone: 'America/New_York' });
    // The day before is not over there, and the first of November has 25 hours.
    const evening = new Date('2026-11-01T03:30:00Z');
    const night = new Date('2026-11-01T04:30:00Z');
    const days = [reader.dayAt(evening, 0), reader.dayAt(night, 0), reader.dayAt(night, 1)];
    expect(days).toEqual(['October 31, 2026', 'November 1, 2026', 'November 2, 2026']);
    const zone = { locale: 'en-US', time_zone: 'America/New_York' };
    expect(readerOf('qqq-Zzzz', zone).day('2026-03-02')).toBe('March 2, 2026');
  });
});

describe('custom fields', () => {
  it('are written as people read them', async () => {
    const choices = [
      { key: 'gold', label: 'Gold plan' },
      { key: 'blue', label: 'Blue plan' },
    ];
    const fields: [object, unknown, string | undefined][] = [
      [{ type: 'text' }, 'a*b', 'a\\*b'],
      [{ type: 'number' }, 10422.5, '10422.5'],
      [{ type: 'money', currency: 'USD' }, { amount_minor: 125_000, currency: 'USD' }, 'US$1,250.00'],
      [{ type: 'date' }, '2026-03-02', '2 March 2026'],
      [{ type: 'checkbox' }, true, 'Yes'],
      [{ type: 'single_choice', choices }, 'gold', 'Gold plan'],
      [{ type: 'multi_choice', choices }, ['blue', 'gold'], 'Gold plan, Blue plan'],
      [{ type: 'user' }, desk.agent.id, 'Member'],
      [
        { type: 'address' },
        { line1: '14 Quay Street', city: 'Portland', country: 'US' },
        '14 Quay Street, Portland, US',
      ],
    ];
    for (const [config, value, text] of fields) {
      const key = await newField('ticket', config);
      const ticket = await desk.create({ field_values: { [key]: value } } as never);
      const { body_text: written } = await fill(`{{ticket.field_values.${key}}}`, ticket.id);
      if (text === 'Member') expect(written).toMatch(/^Member \d+$/);
      else expect(written, JSON.stringify(config)).toBe(text);
    }
  });

  it('of the client are for those who see clients', async () => {
    const key = await newField('client', { type: 'text' });
    const client = await newClient({ [key]: 'Gold' });
    const ticket = await desk.create({ client_id: client.id });
    const text = `{{client.name}}: {{client.field_values.${key}}}`;
    expect((await fill(text, ticket.id, seller)).body_text).toBe(`${client.name}: Gold`);
    expect(await fill(text, ticket.id, desk.agent)).toMatchObject({
      body_text: `${client.name}: {{client.field_values.${key}}}`,
      missing_placeholders: [`client.field_values.${key}`],
    });
  });

  it('that are sensitive are for settings.manage, and clients that the caller does not see have no name', async () => {
    const key = await newField('ticket', { type: 'text' }, { is_sensitive: true });
    const client = await newClient();
    const about = await newField('ticket', { type: 'client' });
    const ticket = await desk.create({ field_values: { [key]: 'secret', [about]: client.id } } as never);
    const text = `{{ticket.field_values.${key}}} {{ticket.field_values.${about}}}`;
    expect((await fill(text, ticket.id)).body_text).toBe(text);
    expect((await fill(text, ticket.id, seller)).body_text).toBe(
      `{{ticket.field_values.${key}}} ${client.name}`,
    );
    expect((await fill(text, ticket.id, { id: '', key: agency.key })).body_text).toBe(
      `secret ${client.name}`,
    );
  });
});

describe('who may fill in', () => {
  it('needs a ticket that they see', async () => {
    const { id } = await template('Hello');
    const hidden = await desk.create({ is_private: true });
    const call = (ticket_id: string, by: Member = desk.agent) =>
      service.call(
        'recordTicketReplyTemplateUsage',
        { path: { id }, body: { ticket_id, is_counted: true } },
        by,
      );
    for (const ticketId of [randomUUID(), hidden.id])
      expect(await refused(call(ticketId))).toEqual([400, expect.stringContaining('body.ticket_id')]);
    expect((await call(hidden.id, desk.manager)).status).toBe(200);
    expect((await call(hidden.id, { id: '', key: other.key })).status).toBe(404);
    const reader = await addMember(service, agency, { permissions: ['tickets.view'] });
    expect((await call(hidden.id, reader)).status).toBe(403);
  });

  it('counts when asked to: several at once count each, and the revision stays', async () => {
    const ticket = await desk.create();
    const { id, revision, updated_at: changed } = await template('Hello');
    expect(await use(id, ticket.id)).toMatchObject({ usage_count: 0, last_used_at: null });
    const counted = await Promise.all(
      Array.from({ length: 5 }, () => use(id, ticket.id, desk.agent, { is_counted: true })),
    );
    expect(counted.map(({ usage_count: count }) => count).sort()).toEqual([1, 2, 3, 4, 5]);
    const { data } = await service.ok('listTicketReplyTemplates', { query: { id: [id] } }, desk.agent);
    expect(data[0]).toMatchObject({ usage_count: 5, revision, updated_at: changed });
    expect(data[0]!.last_used_at).not.toBeNull();
    expect(await auditOf(service, id)).toHaveLength(1);
  });
});
