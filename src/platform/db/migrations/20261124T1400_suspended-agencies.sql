-- An agency is active or suspended by the operator: nobody calls in its name, and its jobs, timers and deliveries wait.
alter table tenants
  add column status text not null default 'active' check (status in ('active', 'suspended')),
  add column suspended_at timestamptz(3),
  add column suspension_reason text collate app.unicode,
  add constraint tenants_suspension_check check ((status = 'suspended') = (suspended_at is not null));
create index tenants_suspended on tenants (id) where status = 'suspended';

-- Only the operator changes it.
revoke update on tenants from app;
grant update (name, slug, time_zone, locale, currency, revision, updated_at) on tenants to app;

-- Why an agency is suspended; null when it is not. For credentials, which are looked up before the agency is known.
create function app.suspension_of(tenant uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(t.suspension_reason, '') from tenants t where t.id = tenant and t.status = 'suspended'
  $$;
revoke all on function app.suspension_of(uuid) from public;
grant execute on function app.suspension_of(uuid) to app;

create function app.notify_agency_status() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('credentials_changed', new.id::text);
  perform pg_notify('agency_status', new.id::text);
  return null;
end $$;
create trigger agency_status after update of status, suspension_reason on tenants
  for each row execute function app.notify_agency_status();

-- Jobs of suspended agencies, in the place of the queue's until the agency is resumed.
create table app.held_jobs (
  tenant_id uuid not null,
  id bigint generated always as identity,
  task text not null,
  payload jsonb not null,
  job_key text,
  max_attempts integer not null,
  held_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, job_key)
);

-- Takes a job aside; false when its agency is not suspended. The lock makes a resumption wait for it, so that it leaves none behind.
create function app.hold_job(tenant uuid, job_task text, job_payload jsonb, held_key text, attempts integer) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from tenants t where t.id = tenant and t.status = 'suspended' for share;
  if not found then
    return false;
  end if;
  insert into app.held_jobs (tenant_id, task, payload, job_key, max_attempts) values (tenant, job_task, job_payload, held_key, attempts)
    on conflict (tenant_id, job_key) do update set payload = excluded.payload;
  return true;
end $$;
revoke all on function app.hold_job(uuid, text, jsonb, text, integer) from public;

-- Gives the jobs of an agency back to the queue; answers how many.
create function app.release_jobs(tenant uuid) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare
  released integer;
begin
  perform graphile_worker.add_job(h.task, h.payload::json, job_key => h.job_key, max_attempts => h.max_attempts)
    from (select * from app.held_jobs where tenant_id = tenant order by id) h;
  delete from app.held_jobs where tenant_id = tenant;
  get diagnostics released = row_count;
  return released;
end $$;
revoke all on function app.release_jobs(uuid) from public;

create or replace function app.claim_events_of(consumer_name text, agencies uuid[], is_among boolean)
 returns table (tenant_id uuid, "position" bigint, ready_to bigint, failures integer)
 language plpgsql
 set search_path to 'public', 'pg_temp'
as $$
#variable_conflict use_column
declare
  candidate uuid;
begin
  for candidate in
    select p.tenant_id from app.event_positions p
    where p.consumer = consumer_name and p.due_at <= clock_timestamp() and (p.tenant_id = any(agencies)) = is_among
      and not exists (select from tenants t where t.id = p.tenant_id and t.status = 'suspended')
    order by p.due_at limit 100
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('consumer ' || consumer_name || ' ' || candidate, 0));
    -- Read again: another process may have had its turn since the list was made.
    return query select p.tenant_id, p.position, p.ready_to, p.failures from app.event_positions p
      where p.consumer = consumer_name and p.tenant_id = candidate and p.due_at <= clock_timestamp();
    if found then
      return;
    end if;
  end loop;
end $$;

create or replace function app.sweep_webhooks()
 returns void
 language plpgsql
as $$
declare
  interrupted jsonb;
  lane_tenants uuid[];
  lane_endpoints uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('sweep_webhooks')) then
    return;
  end if;
  select jsonb_agg(jsonb_build_object('tenantId', d.tenant_id, 'deliveryId', d.id, 'number', d.attempt_count, 'url', d.url, 'startedAt', d.last_attempt_at,
      'durationMs', extract(epoch from now() - d.last_attempt_at) * 1000, 'errorClass', 'interrupted',
      'errorMessage', 'The service ended while the attempt was under way; whether it arrived is not known.', 'isResponseTruncated', false))
    into interrupted
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status = 'delivering' and d.last_attempt_at < now() - interval '60 seconds'
      and not exists (select from graphile_worker._private_jobs j where j.key = d.id || ':' || d.attempt_count and j.locked_at > now() - interval '10 minutes');
  if interrupted is not null then
    perform app.record_attempts(interrupted);
  end if;
  perform app.add_delivery_jobs(array_agg(d.tenant_id), array_agg(d.id), array_agg(d.attempt_count + 1), array_agg(now()))
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status in ('pending', 'retrying')
      and not exists (select from tenants t where t.id = d.tenant_id and t.status = 'suspended')
    having count(*) > 0;
  select array_agg(e.tenant_id), array_agg(e.id) into lane_tenants, lane_endpoints
    from webhook_endpoints e where e.status = 'active' and not exists (select from tenants t where t.id = e.tenant_id and t.status = 'suspended')
      and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and d.next_attempt_at <= now());
  if lane_tenants is not null then
    perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
    perform app.fill_webhook_lanes(lane_tenants, lane_endpoints);
  end if;
  -- What was asked for while its endpoint was being turned off.
  insert into graphile_worker._private_jobs (task_id, payload, key)
    select app.job_task('disable_endpoint'), json_build_object('tenantId', e.tenant_id, 'endpointId', e.id), 'disable:' || e.id
    from webhook_endpoints e where e.status <> 'active' and not exists (select from tenants t where t.id = e.tenant_id and t.status = 'suspended')
      and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and not d.is_test)
    on conflict (key) do nothing;
end $$;

create function app.suspended_agencies() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.id from tenants t where t.status = 'suspended'
  $$;
revoke all on function app.suspended_agencies() from public;
grant execute on function app.suspended_agencies() to app;
