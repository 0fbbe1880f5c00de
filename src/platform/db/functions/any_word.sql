-- Any of the words of a text, where a search box would ask for all of them.
create or replace function app.any_word(text) returns tsquery
  language sql immutable parallel safe
  as $$ select replace(plainto_tsquery('english', $1)::text, ' & ', ' | ')::tsquery $$;
grant execute on function app.any_word(text) to app;
