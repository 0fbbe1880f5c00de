-- Time of members: entries by a timer, by start and end, or by day and length; periods that are locked; and the agency's settings.

alter table time_entries
  alter column started_at drop not null,
  add column kind text not null default 'manual' check (kind in ('timer', 'manual')),
  -- Of an entry by day and length: the beginning of the day. Lists sort by it.
  add column begins_at timestamptz(3),
  -- The day in the time zone that the agency had.
  add column spent_on date,
  -- Null while the timer runs.
  add column duration_seconds integer check (duration_seconds between 0 and 86400),
  -- When the service stops the timer.
  add column stops_at timestamptz(3),
  add column description text collate app.unicode,
  add column is_billable boolean not null default false,
  add column tags text[] collate app.unicode not null default '{}',
  add column needs_review boolean not null default false,
  add column locked_at timestamptz(3),
  add column lock_reason text check (lock_reason in ('entry', 'period', 'invoice')),
  -- Of an invoiced entry; the rate of any other is its member's.
  add column billing_rate jsonb,
  add column invoice_id uuid,
  add column revision integer not null default 1,
  add column updated_at timestamptz(3) not null default now(),
  add column created_by uuid,
  add column deleted_at timestamptz(3),
  add column deleted_by uuid;

update time_entries e set begins_at = e.started_at, spent_on = (e.started_at at time zone t.time_zone)::date, created_by = e.user_id, updated_at = e.created_at,
  duration_seconds = least(86400, greatest(0, floor(extract(epoch from e.ended_at - e.started_at)))),
  stops_at = case when e.ended_at is null then e.started_at + interval '12 hours' end
from tenants t where t.id = e.tenant_id;

alter table time_entries
  alter column begins_at set not null,
  alter column spent_on set not null,
  alter column created_by set not null,
  add column status text not null generated always as (
    case when locked_at is not null then 'locked' when duration_seconds is null then 'running' else 'recorded' end) stored
    check (status in ('running', 'recorded', 'locked')),
  add column search_text text collate app.unicode not null generated always as (app.fold(coalesce(description, ''))) stored,
  add check ((locked_at is null) = (lock_reason is null)),
  add check (duration_seconds is not null or (stops_at is not null and ended_at is null and locked_at is null)),
  add check ((started_at is null) = (ended_at is null) or duration_seconds is null),
  add foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete set null (client_id),
  add foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete set null (ticket_id);

create unique index time_entries_one_timer on time_entries (tenant_id, user_id) where duration_seconds is null and deleted_at is null;
create index time_entries_latest on time_entries (tenant_id, begins_at desc, id desc);
create index time_entries_of_member on time_entries (tenant_id, user_id, begins_at desc, id desc);
create index time_entries_day on time_entries (tenant_id, spent_on, user_id) where deleted_at is null;
create index time_entries_client on time_entries (tenant_id, client_id) where client_id is not null;
create index time_entries_stage on time_entries (tenant_id, task_stage_id) where task_stage_id is not null;
create index time_entries_ticket on time_entries (tenant_id, ticket_id) where ticket_id is not null;
create index time_entries_invoice on time_entries (tenant_id, invoice_id) where invoice_id is not null;
create index time_entries_last_ended on time_entries (tenant_id, ended_at desc nulls last, id desc);
create index time_entries_first_ended on time_entries (tenant_id, ended_at nulls last, id);
create index time_entries_longest on time_entries (tenant_id, duration_seconds desc nulls last, id desc);
create index time_entries_shortest on time_entries (tenant_id, duration_seconds nulls last, id);
create index time_entries_newest on time_entries (tenant_id, created_at desc, id desc);
create index time_entries_changed on time_entries (tenant_id, updated_at desc, id desc);
select app.searchable('time_entries', 'true');

-- Of a member, apart from each other. Those that were unlocked are kept for a while, for those who hold copies.
create table time_periods (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  status text not null default 'locked' check (status in ('open', 'locked')),
  locked_by uuid,
  locked_at timestamptz(3),
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, locked_by) references users (tenant_id, id),
  check (starts_on <= ends_on),
  check ((status = 'locked') = (locked_at is not null))
);
create index time_periods_latest on time_periods (tenant_id, starts_on desc, id desc);
create index time_periods_changed on time_periods (tenant_id, updated_at desc, id desc);
create index time_periods_of_member on time_periods (tenant_id, user_id, starts_on) where status = 'locked';
select app.protect('time_periods');

create table time_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) primary key,
  can_overlap boolean not null,
  timer_stop_hours integer not null check (timer_stop_hours between 1 and 24),
  rounding_minutes integer not null check (rounding_minutes between 0 and 60),
  revision integer not null,
  updated_at timestamptz(3) not null
);
select app.protect('time_settings');

-- Keeps the tracked minutes of tasks and stages as their time entries say. The rows are locked first, so that the sum sees what others have stored
-- meanwhile.
create or replace function app.count_time() returns trigger
  language plpgsql as $$
declare
  tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  task_ids uuid[] := array_remove(array[old.task_id, new.task_id], null);
  stage_ids uuid[] := array_remove(array[old.task_stage_id, new.task_stage_id], null);
begin
  if cardinality(task_ids) = 0 then return null; end if;
  perform from tasks where tenant_id = tenant and id = any(task_ids) order by id for no key update;
  update tasks t set tracked_minutes = coalesce((
    select round(sum(e.duration_seconds) / 60.0) from time_entries e
    where e.tenant_id = tenant and e.task_id = t.id and e.deleted_at is null), 0)
  where t.tenant_id = tenant and t.id = any(task_ids);
  update task_stages s set tracked_minutes = coalesce((
    select round(sum(e.duration_seconds) / 60.0) from time_entries e
    where e.tenant_id = tenant and e.task_stage_id = s.id and e.deleted_at is null), 0)
  where s.tenant_id = tenant and s.id = any(stage_ids);
  return null;
end $$;
create trigger time_entries_added after insert on time_entries for each row
  when (new.task_id is not null and new.duration_seconds is not null) execute function app.count_time();
create trigger time_entries_removed after delete on time_entries for each row
  when (old.task_id is not null and old.deleted_at is null) execute function app.count_time();
create trigger time_entries_moved after update of task_id, task_stage_id, duration_seconds, deleted_at on time_entries for each row
  when ((old.task_id, old.task_stage_id, old.duration_seconds, old.deleted_at) is distinct from (new.task_id, new.task_stage_id, new.duration_seconds, new.deleted_at))
  execute function app.count_time();
