-- What the agency may have of it: the operator's limit, or else the default.
create or replace function app.quota_limit(tenant uuid, of_quota text) returns bigint
  language sql stable parallel safe security definer set search_path = public, pg_temp
  return coalesce((select q.max_count from agency_quotas q where q.tenant_id = tenant and q.quota = of_quota), app.default_quota(of_quota));
revoke all on function app.quota_limit(uuid, text) from public;
