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
