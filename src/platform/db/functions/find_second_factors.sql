-- The factors of an account, and whether an agency of it requires one.
create or replace function app.find_second_factors(account uuid) returns table (email text, has_password boolean, totp_sealed bytea, totp_enabled_at timestamptz, pending_sealed bytea, pending_until timestamptz, recovery_salt bytea, codes_left integer, passkeys integer, is_required boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.email, a.password_hash is not null, f.totp_sealed, f.totp_enabled_at, f.pending_sealed, f.pending_until,
      f.recovery_salt, coalesce(cardinality(f.recovery_hashes), 0),
      (select count(*)::integer from app.passkeys p where p.account_id = account),
      exists (
        select from users u join tenants t on t.id = u.tenant_id
        where u.account_id = account and u.kind = 'member' and u.status = 'active' and t.is_second_factor_required)
    from accounts a left join app.second_factors f on f.account_id = a.id
    where a.id = account
  $$;
revoke all on function app.find_second_factors(uuid) from public;
grant execute on function app.find_second_factors(uuid) to app;
