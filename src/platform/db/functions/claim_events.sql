-- Whose turn it is with a consumer: the agency that has waited longest and that no other process is working on. The claim
-- lasts until the end of the transaction. It is no lock on the row, so nobody who finds new events waits for a consumer.
create or replace function app.claim_events(consumer_name text) returns table (tenant_id uuid, "position" bigint, ready_to bigint, failures integer)
  language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  candidate uuid;
begin
  for candidate in
    select p.tenant_id from app.event_positions p where p.consumer = consumer_name and p.due_at <= clock_timestamp() order by p.due_at limit 100
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
revoke all on function app.claim_events(text) from public;
