import type { Service, TestAgency } from '../support/service.ts';

/** Reply templates that were used once, twice and three times. */
export async function seedReplyTemplates(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const by = { key: agency.key };
  const lower = mark.toLowerCase();
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createTicketReplyTemplate',
      {
        body: {
          name: `${mark} template ${index}`,
          shortcut: `${lower}-template-${index}`,
          category: `${mark} category ${index}`,
          visibility: index === 3 ? 'personal' : 'shared',
          // The inbox that has no tickets can be deleted: no template is for it.
          inbox_ids: index === 1 ? [] : [records['ticket-inboxes']![0]!, records['ticket-inboxes']![1]!],
          language: ['en-US', 'de', 'fr'][index - 1]!,
          subject: `${mark} about {{ticket.subject}}`,
          body_text: `${mark} answer ${index}, {{requester.first_name}}`,
          // Of comments too: uploads that nothing holds are a list of their own.
          attachment_ids: [records['attachments']![index % 2]!],
        },
      },
      by,
    );
    (records['ticket-reply-templates'] ??= []).push(data.id);
    for (let use = 0; use < index; use += 1)
      await service.ok(
        'recordTicketReplyTemplateUsage',
        { path: { id: data.id }, body: { ticket_id: records['tickets']![0]!, is_counted: true } },
        by,
      );
  }
}
