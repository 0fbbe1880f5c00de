-- Slow agencies have a separate lane with each consumer, so a claim says which agencies are meant.
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
revoke all on function app.claim_events_of(text, uuid[], boolean) from public;
