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
