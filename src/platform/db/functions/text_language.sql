-- The text search configuration of the agency's language.
create or replace function app.text_language() returns text
  language sql stable parallel safe
  as $$ select app.text_language_of((select locale from tenants where id = app.tenant_id())) $$;
grant execute on function app.text_language() to app;
