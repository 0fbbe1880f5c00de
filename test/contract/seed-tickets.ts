import type { Service, TestAgency } from '../support/service.ts';

/** A desk with inboxes, policies and rules, and tickets with people, conversations, tasks and clocks. */
export async function seedTickets(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const by = { key: agency.key };
  const lower = mark.toLowerCase();
  const targets = { first_response_minutes: 60, resolution_minutes: 600 };
  await service.ok(
    'addTicketCalendar',
    {
      body: {
        calendar: {
          key: `${lower}_hours`,
          name: `${mark} hours`,
          time_zone: 'Europe/Berlin',
          intervals: [{ weekday: 'monday', from: '09:00', to: '17:00' }],
          holidays: [],
        },
      },
    },
    by,
  );
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createTicketInbox',
      {
        body: {
          name: `${mark} inbox ${index}`,
          description: `${mark} things`,
          department_ids: [records['departments']![index - 1]!],
          addresses: ['first', 'second', 'third'].map((nth) => ({
            channel: 'email' as const,
            value: `${nth}${index}@${lower}.example`,
            display_name: `${mark} ${nth}`,
          })),
          categories: [{ key: `${lower}_billing`, label: `${mark} billing` }],
          sla_policies: [
            {
              name: `${mark} policy`,
              calendar_key: '24x7',
              targets: { low: targets, normal: targets, high: targets, urgent: targets },
            },
          ],
        },
      },
      by,
    );
    (records['ticket-inboxes'] ??= []).push(data.id);
    (records['sla-policies'] ??= []).push(...data.sla_policies.map(({ id }) => id));
    const { data: rule } = await service.ok(
      'createTicketRoutingRule',
      {
        body: {
          name: `${mark} rule ${index}`,
          description: `${mark} things`,
          inbox_ids: [data.id],
          conditions: [
            { type: 'text', place: 'subject', operator: 'contains', values: [`${mark} ticket ${index}`] },
          ],
          actions: [{ type: 'add_tags', tags: [`${lower}-routed`] }],
        },
      },
      by,
    );
    (records['ticket-routing-rules'] ??= []).push(rule.id);
  }
  // One without tickets and rules, which can be deleted.
  const { data: spare } = await service.ok(
    'createTicketInbox',
    { body: { name: `${mark} spare inbox` } },
    by,
  );
  records['ticket-inboxes']!.push(spare.id);
  const priorities = ['low', 'high', 'urgent'] as const;
  const statuses = ['open', 'pending', 'resolved'];
  const tickets: string[] = [];
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createTicket',
      {
        body: {
          subject: `${mark} ticket ${index}`,
          inbox_id: records['ticket-inboxes']![index - 1]!,
          client_id: records['clients']![index - 1]!,
          channel: 'phone',
          priority_level: priorities[index - 1]!,
          tags: [lower],
          correspondents: [{ name: `${mark} person ${index}`, email: `person${index}@${lower}.example` }],
          opening_message: { direction: 'inbound', body_text: `${mark} asks` },
        },
      },
      by,
    );
    tickets.push(data.id);
    (records['correspondents'] ??= []).push(...data.correspondents.map(({ id }) => id));
    for (const word of ['first', 'second', 'third'])
      await service.ok(
        'createTicketNote',
        { body: { ticket_id: data.id, body_text: `${mark} ${word} note` } },
        by,
      );
    for (const user of [records['users']![0]!, records['users']![0]!]) {
      await service.ok(
        'assignTicket',
        { path: { id: data.id }, body: { mode: 'set', user_ids: [user] } },
        by,
      );
      await service.ok(
        'assignTicket',
        { path: { id: data.id }, body: { mode: 'remove', user_ids: [user] } },
        by,
      );
    }
    await service.ok(
      'updateTicket',
      {
        path: { id: data.id },
        body: { status: statuses[index - 1]!, subject: `${mark} ticket ${index} again` },
      },
      by,
    );
    for (const task of records['tasks']!.slice(0, 3))
      await service.ok('linkTaskTicket', { body: { task_id: task, ticket_id: data.id } }, by);
  }
  // The first ones are those of which walks ask what is around them.
  records['tickets']!.unshift(...tickets);
  // A second ticket for the first rule: rules differ in what they matched.
  await service.ok(
    'createTicket',
    {
      body: {
        subject: `${mark} ticket 1, again`,
        inbox_id: records['ticket-inboxes']![0]!,
        channel: 'phone',
      },
    },
    by,
  );
  const { data: messages } = await service.ok('listTicketMessages', { query: { limit: 50 } }, by);
  records['ticket-messages'] = messages.map(({ id }) => id);
  records['ticket-notes'] = messages.filter(({ direction }) => direction === 'note').map(({ id }) => id);
}
