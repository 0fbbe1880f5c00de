-- Takes up to `wanted` requests out of the tenant's window and says how many were granted, how many the window still
-- holds and how long it lasts. A window starts with the first request after the last one ended.
create or replace function app.take_tokens(tenant uuid, budget_name text, subject_name text, budget_limit integer, window_seconds integer, wanted integer)
  returns table (granted integer, remaining integer, reset_ms integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  length interval := make_interval(secs => window_seconds);
  spent rate_limit_windows%rowtype;
begin
  insert into rate_limit_windows as w (tenant_id, budget, subject, window_started_at, used)
    values (tenant, budget_name, subject_name, at, 0)
    on conflict (tenant_id, budget, subject) do update set
      window_started_at = case when w.window_started_at + length <= at then at else w.window_started_at end,
      used = case when w.window_started_at + length <= at then 0 else w.used end
    returning * into spent;
  granted := greatest(0, least(wanted, budget_limit - spent.used));
  update rate_limit_windows w set used = w.used + granted
    where w.tenant_id = tenant and w.budget = budget_name and w.subject = subject_name;
  remaining := greatest(0, budget_limit - spent.used - granted);
  reset_ms := greatest(1, extract(epoch from spent.window_started_at + length - at) * 1000)::integer;
  return next;
end $$;
revoke all on function app.take_tokens(uuid, text, text, integer, integer, integer) from public;
grant execute on function app.take_tokens(uuid, text, text, integer, integer, integer) to app;
