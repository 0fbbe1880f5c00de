-- Of several uses of a code or a refresh token, whatever processes they come to, one is the first.
create or replace function app.consume_oauth_artefact(artefact_model text, artefact_hash bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
    with consumed as (
      update app.oauth_artefacts set consumed_at = now()
        where model = artefact_model and hash = artefact_hash and consumed_at is null
        returning 1)
    select exists (select from consumed)
  $$;
revoke all on function app.consume_oauth_artefact(text, bytea) from public;
grant execute on function app.consume_oauth_artefact(text, bytea) to app;
