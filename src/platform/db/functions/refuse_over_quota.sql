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
