-- Whether the agency may send from the domain: no other has verified it. Others who ask for the same domain wait until the transaction ends, so
-- that of two agencies at once the second sees what the first has done.
create or replace function app.claim_mail_domain(domain text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('mail domain ' || domain, 0));
    return not exists (
      select from mail_domains d where d.name = domain and d.status = 'verified' and d.deleted_at is null and d.tenant_id <> app.tenant_id());
  end
  $$;
revoke all on function app.claim_mail_domain(text) from public;
grant execute on function app.claim_mail_domain(text) to app;
