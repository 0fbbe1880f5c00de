-- Whether a text has letters of a script without spaces. Partial indexes are made by it.
create or replace function app.is_unspaced(content text) returns boolean
  language sql immutable parallel safe
  return octet_length(content) > length(content) and content ~ ('[' || app.unspaced() || ']');
grant execute on function app.is_unspaced(text) to app;
