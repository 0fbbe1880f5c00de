-- What `search` looks through: name, slug, and the addresses and numbers of every contact, folded. Stored in a generated column:
-- rows keep the former text until they change.
create or replace function app.client_search_text(name text, slug text, contacts jsonb) returns text
  language sql immutable parallel safe
  return app.fold(name || ' ' || slug || coalesce((
    select string_agg(' ' || coalesce(c ->> 'email', '') || ' ' || coalesce(c ->> 'phone', ''), '')
    from jsonb_array_elements(contacts) c), ''));
