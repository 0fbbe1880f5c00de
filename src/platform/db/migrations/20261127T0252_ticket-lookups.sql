-- Members come back to a ticket that they marked as unread, whether or not it has news for them.
alter table ticket_reads add column is_marked_unread boolean not null default false;
-- Streams of changes name a mark by it.
alter table ticket_reads add column id uuid not null default app.uuid7();
alter table ticket_reads add unique (tenant_id, id);

-- Drafts of a ticket in the order in which they are shown.
drop index ticket_drafts_ticket;
create index ticket_drafts_ticket on ticket_drafts (tenant_id, ticket_id, created_at, id);

-- Whose contacts have addresses of a domain.
create index client_contact_keys_domain on client_contact_keys (tenant_id, split_part(value, '@', -1)) where kind = 'email';

-- A linked task that is under way keeps a resolved ticket from closing by itself. Whatever changes which tasks do that sets the timer
-- that looks at the ticket again.
create or replace function app.look_at_ticket_closing() returns trigger
  language plpgsql as $$
declare
  tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  task uuid;
  ticket uuid;
begin
  if tg_table_name = 'tasks' then
    task := new.id;
  else
    ticket := coalesce(new.ticket_id, old.ticket_id);
  end if;
  insert into timers (tenant_id, kind, record_id, slot, due_at)
  select k.tenant_id, 'close_ticket', k.id, '', app.now() from tickets k
  where k.tenant_id = tenant and k.status_category = 'resolved' and k.deleted_at is null and k.merged_into_id is null
    and k.id = any (array(
      select l.ticket_id from task_ticket_links l where l.tenant_id = tenant and l.task_id = task and not l.reference_only
      union all select ticket where ticket is not null))
  on conflict (tenant_id, kind, record_id, slot) do update
    set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  return null;
end $$;
