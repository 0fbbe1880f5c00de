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
