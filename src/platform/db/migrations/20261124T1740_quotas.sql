-- How much an agency may have, and has (src/domain/quotas). Both tables are written by functions and by the operator alone.
create table agency_quotas (
  tenant_id uuid not null default app.tenant_id(),
  quota text not null,
  max_count bigint not null check (max_count >= 0),
  updated_at timestamp(3) with time zone not null default app.now(),
  primary key (tenant_id, quota),
  foreign key (tenant_id) references tenants (id) on delete cascade
);
select app.protect('agency_quotas');
revoke insert, update, delete on agency_quotas from app;

-- The count is the sum over the slots of a day; see app.use_quota.
create table agency_usage (
  tenant_id uuid not null default app.tenant_id(),
  quota text not null,
  day date not null,
  slot integer not null,
  used bigint not null,
  primary key (tenant_id, quota, day, slot),
  foreign key (tenant_id) references tenants (id) on delete cascade
) with (fillfactor = 50);
select app.protect('agency_usage');
revoke insert, update, delete on agency_usage from app;

-- How much an agency may have of each thing, unless the operator set another limit. Null: there is no such quota.
create or replace function app.default_quota(quota text) returns bigint
  language sql immutable parallel safe
  return case quota
    when 'members' then 1000
    when 'clients' then 250000
    when 'client_notes' then 1000000
    when 'tasks' then 2000000
    when 'comments' then 5000000
    when 'fields' then 2000
    when 'processes' then 2000
    when 'webhook_endpoints' then 100
    when 'mails_per_day' then 10000
    -- The notice that e-mails wait.
    when 'mail_notices_per_day' then 1
  end;
grant execute on function app.default_quota(text) to app;

-- What the agency may have of it: the operator's limit, or else the default.
create or replace function app.quota_limit(tenant uuid, of_quota text) returns bigint
  language sql stable parallel safe security definer set search_path = public, pg_temp
  return coalesce((select q.max_count from agency_quotas q where q.tenant_id = tenant and q.quota = of_quota), app.default_quota(of_quota));
revoke all on function app.quota_limit(uuid, text) from public;

-- Counts `amount` more of a quota (fewer, when negative) in the transaction; false where that many do not fit, and nothing is counted.
-- Rows are counted on one day, '-infinity'.
--
-- The count of an agency lies in several rows, of which a transaction takes one that nobody holds: creations of one agency neither wait for
-- each other nor lock each other out. Within a tenth of the limit, or a thousand, they do wait, one after the other until they commit, and
-- the sum is exact. Further away it lacks what others have not committed yet, which is less than that distance. Runs with the rights of its
-- callers, which are the owner's.
create or replace function app.use_quota(tenant uuid, of_quota text, amount bigint, on_day date default '-infinity') returns boolean
  language plpgsql as $$
declare
  allowed bigint;
  total bigint;
  place integer;
begin
  if amount > 0 then
    -- As app.quota_limit, which would be planned at every call.
    select coalesce((select q.max_count from agency_quotas q where q.tenant_id = tenant and q.quota = of_quota), app.default_quota(of_quota)) into allowed;
    select coalesce(sum(u.used), 0) into total from agency_usage u
      where u.tenant_id = tenant and u.quota = of_quota and u.day = on_day;
    if total + amount > allowed - greatest(allowed / 10, 1000) then
      perform pg_advisory_xact_lock(hashtextextended('quota:' || of_quota || ':' || tenant, 0));
      -- Another statement, which sees what was committed while this one waited.
      select coalesce(sum(u.used), 0) into total from agency_usage u
        where u.tenant_id = tenant and u.quota = of_quota and u.day = on_day;
      if total + amount > allowed then
        return false;
      end if;
    end if;
  end if;
  -- Two statements: joined into one, the planner may lock a slot for every row that it looks at.
  select u.slot into place from agency_usage u where u.tenant_id = tenant and u.quota = of_quota and u.day = on_day
    order by u.slot limit 1 for update skip locked;
  if found then
    update agency_usage u set used = u.used + amount
      where u.tenant_id = tenant and u.quota = of_quota and u.day = on_day and u.slot = place;
  else
    insert into agency_usage (tenant_id, quota, day, slot, used) values (tenant, of_quota, on_day, (random() * 2000000000)::integer, amount)
      on conflict (tenant_id, quota, day, slot) do update set used = agency_usage.used + excluded.used;
  end if;
  return true;
end $$;
revoke all on function app.use_quota(uuid, text, bigint, date) from public;

-- Counts rows of a quota, or refuses the statement with the service's own SQLSTATE QT001 and a message for the caller.
create or replace function app.refuse_over_quota(tenant uuid, of_quota text, amount bigint) returns void
  language plpgsql as $$
declare
  noun text := replace(of_quota, '_', ' ');
begin
  if amount = 0 or app.use_quota(tenant, of_quota, amount) then
    return;
  end if;
  raise exception using errcode = 'QT001', message = format(
    'The quota %s is reached: the agency can have %s %s, and %s not fit. Remove some that are not needed, or ask the operator for a higher limit.',
    of_quota, app.quota_limit(tenant, of_quota), noun, case amount when 1 then 'one more does' else amount || ' more do' end);
end $$;
revoke all on function app.refuse_over_quota(uuid, text, bigint) from public;

-- Trigger for a statement that inserted or deleted rows, whose transition table is named `changed`: counts them for the quota of its first
-- argument. The second says which rows count: all, those that are not deleted, or members that were not removed.
create or replace function app.count_rows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  tenant uuid;
  amount bigint;
begin
  if tg_argv[1] = 'undeleted' then
    for tenant, amount in select tenant_id, count(*) from changed where deleted_at is null group by tenant_id loop
      perform app.refuse_over_quota(tenant, tg_argv[0], sign * amount);
    end loop;
  elsif tg_argv[1] = 'members' then
    for tenant, amount in select tenant_id, count(*) from changed where kind = 'member' and status <> 'removed' group by tenant_id loop
      perform app.refuse_over_quota(tenant, tg_argv[0], sign * amount);
    end loop;
  else
    for tenant, amount in select tenant_id, count(*) from changed group by tenant_id loop
      perform app.refuse_over_quota(tenant, tg_argv[0], sign * amount);
    end loop;
  end if;
  return null;
end $$;
revoke all on function app.count_rows() from public;

-- Trigger for a row that counts for the quota of its first argument from now on (1), or no more (-1).
create or replace function app.count_row() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.refuse_over_quota(new.tenant_id, tg_argv[0], tg_argv[1]::bigint);
  return null;
end $$;
revoke all on function app.count_row() from public;

-- Counts the rows of a table for a quota from now on, those that it has included. `counted`: 'all', 'undeleted' (by `deleted_at`) or
-- 'members'. Migrations call it.
create or replace function app.count_for_quota(target regclass, quota text, counted text) returns void
  language plpgsql as $$
declare
  -- Whether a row counts, with its alias for %1$s.
  condition text := case counted when 'undeleted' then '%1$s.deleted_at is null'
    when 'members' then '(%1$s.kind = ''member'' and %1$s.status <> ''removed'')' else 'true' end;
  deciding text := case counted when 'members' then 'kind, status' else 'deleted_at' end;
  before text := format(condition, 'old');
  after text := format(condition, 'new');
begin
  execute format('create trigger count_new after insert on %s referencing new table as changed for each statement execute function app.count_rows(%L, %L)', target, quota, counted);
  execute format('create trigger count_gone after delete on %s referencing old table as changed for each statement execute function app.count_rows(%L, %L)', target, quota, counted);
  if counted <> 'all' then
    execute format('create trigger count_again after update of %s on %s for each row when (%s and not %s) execute function app.count_row(%L, ''1'')', deciding, target, after, before, quota);
    execute format('create trigger count_no_more after update of %s on %s for each row when (%s and not %s) execute function app.count_row(%L, ''-1'')', deciding, target, before, after, quota);
  end if;
  execute format('insert into agency_usage (tenant_id, quota, day, slot, used) select tenant_id, %L, ''-infinity'', 0, count(*) from %s r where %s group by tenant_id',
    quota, target, format(condition, 'r'));
end $$;
revoke all on function app.count_for_quota(regclass, text, text) from public;

-- Writes of a table wait while its rows are counted.
select app.count_for_quota('users', 'members', 'members');
select app.count_for_quota('clients', 'clients', 'undeleted');
select app.count_for_quota('client_notes', 'client_notes', 'undeleted');
select app.count_for_quota('tasks', 'tasks', 'undeleted');
select app.count_for_quota('comments', 'comments', 'all');
select app.count_for_quota('fields', 'fields', 'undeleted');
select app.count_for_quota('process_definitions', 'processes', 'undeleted');
select app.count_for_quota('webhook_endpoints', 'webhook_endpoints', 'all');
