-- The form in which addresses are stored and looked up: without regard to case, accents, punctuation and double spaces. Null for a text without
-- letters and digits. The cache of places is keyed by it: a change of what it returns makes the places of some addresses unknown.
create or replace function app.normalized_address(content text) returns text
  language sql immutable parallel safe
  return nullif(left(trim(regexp_replace(app.fold(content), '[[:punct:][:space:]]+', ' ', 'g')), 500), '');
grant execute on function app.normalized_address(text) to app;
