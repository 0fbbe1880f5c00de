-- What a search of one or two letters looks for: words that begin with them. Trigrams need three letters, so that such a search read every
-- record of the agency, 180 ms for 100,000 clients; a word has its beginning among its trigrams. Null for longer patterns, and for
-- scripts without spaces, which have pairs (app.pairs_query). The pattern is folded.
create or replace function app.beginnings(pattern text) returns text[]
  language sql immutable parallel safe
  return case when pattern ~ '^%[[:alnum:]]{1,2}%$' and not app.is_unspaced(pattern) then
    array[substr(pattern, 2), '% ' || substr(pattern, 2), E'%\n' || substr(pattern, 2), '%-' || substr(pattern, 2), '%/' || substr(pattern, 2),
      '%.' || substr(pattern, 2), '%@' || substr(pattern, 2), '%#' || substr(pattern, 2), '%(' || substr(pattern, 2), '%"' || substr(pattern, 2)]
  end;
grant execute on function app.beginnings(text) to app;
