-- What a search of one or two letters finds in scripts without spaces, where words are that short and trigrams need three. Indexes are
-- made of it.
create or replace function app.search_pairs(content text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(string_to_array(app.pairs(content), ' '), ''));
grant execute on function app.search_pairs(text) to app;
