import { sql, type RawBuilder } from 'kysely';
import { isLiveTicket } from '#src/domain/tickets/index.ts';
import { isInboxShown, isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';

const person = (name: RawBuilder<unknown>, email: RawBuilder<unknown>, phone: RawBuilder<unknown>) =>
  sql`jsonb_build_object('name', ${name}, 'email', ${email}, 'phone', ${phone})`;

const preview = (text: RawBuilder<unknown>) =>
  sql`nullif(left(btrim(regexp_replace(left(${text}, 2000), '\\s+', ' ', 'g')), 300), '')`;

const shownTicket = (viewer: RecordViewer) =>
  sql<boolean>`${isLiveTicket()} and ${isShownTo('ticket', viewer, 'k')}`;

/** What arrived: with its ticket where that shows, and without one for those who edit tickets and see its inbox. */
const arrived = (viewer: RecordViewer, seesUnfiled: boolean) => sql`
  select a.tenant_id, a.id, a.channel, 'inbound' as direction, a.status, coalesce(k.inbox_id, a.inbox_id) as inbox_id, k.id as ticket_id,
    k.client_id, a.message_id, (select r.id from ticket_review_items r where r.tenant_id = a.tenant_id and r.communication_id = a.id) as review_item_id,
    ${person(sql`a.sender_name`, sql`a.sender_email`, sql`a.sender_phone`)} as sender, a.recipients_to || a.recipients_cc as recipients,
    a.subject, case when m.redacted_at is null then ${preview(sql`a.body_text`)} else ${preview(sql`m.body_text`)} end as preview,
    cardinality(a.file_ids) as attachment_count, a.sender_checks, null::integer as duration_seconds, a.error, a.occurred_at
  from ticket_communications a
  left join ticket_messages m on m.tenant_id = a.tenant_id and m.id = a.message_id
  left join tickets k on k.tenant_id = a.tenant_id and k.id = coalesce(m.ticket_id, a.ticket_id)
  where case when coalesce(m.ticket_id, a.ticket_id) is not null then ${shownTicket(viewer)}
    else ${seesUnfiled ? isInboxShown(viewer, 'a.inbox_id') : sql<boolean>`false`} end`;

/** Files of a message beside its recording and itself as it arrived. */
const fileCount = sql`(select count(*)::integer from record_attachments x where x.tenant_id = m.tenant_id and x.record_kind = 'ticket_message' and x.record_id = m.id
  and x.file_id is distinct from m.recording_file_id and x.file_id is distinct from m.raw_file_id)`;

/** What was sent, and what was recorded by hand or came otherwise. */
const messages = (viewer: RecordViewer) => sql`
  select m.tenant_id, m.id, m.channel, m.direction, coalesce(m.delivery_status, case m.direction when 'inbound' then 'filed' else 'sent' end) as status,
    k.inbox_id, k.id as ticket_id, k.client_id, m.id as message_id, null::uuid as review_item_id,
    case m.direction when 'inbound' then ${person(sql`p.name`, sql`p.email`, sql`p.phone`)}
      else ${person(sql`coalesce(s.sender_name, u.name)`, sql`s.sender_address`, sql`null::text`)} end as sender,
    m.recipients_to || m.recipients_cc || m.recipients_bcc as recipients, m.subject, ${preview(sql`m.body_text`)} as preview,
    ${fileCount} as attachment_count, m.sender_checks, m.duration_seconds, m.delivery ->> 'error' as error, m.occurred_at
  from ticket_messages m
  join tickets k on k.tenant_id = m.tenant_id and k.id = m.ticket_id
  left join ticket_correspondents p on p.tenant_id = m.tenant_id and p.id = m.correspondent_id
  left join ticket_sendings s on s.tenant_id = m.tenant_id and s.message_id = m.id
  left join users u on u.tenant_id = m.tenant_id and u.id = m.author_id
  where m.direction <> 'note' and ${shownTicket(viewer)}
    and not exists (select from ticket_communications a where a.tenant_id = m.tenant_id and a.message_id = m.id)`;

/** Everything that was sent and received, as far as the viewer sees it. */
export const communications = (viewer: RecordViewer, seesUnfiled: boolean): RawBuilder<unknown> =>
  sql`(${arrived(viewer, seesUnfiled)} union all ${messages(viewer)})`;
