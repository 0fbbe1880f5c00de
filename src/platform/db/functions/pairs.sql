-- Runs of letters of scripts without spaces, as pairs of neighbours: from the first letter of each run, then from the second. The last
-- letter of a run stands alone in one of the two.
create or replace function app.pairs(content text) returns text
  language sql immutable parallel safe
  as $$
    select regexp_replace(runs, pair, '\1 ', 'g') || ' '
      || regexp_replace(regexp_replace(runs, '(^| )([' || app.unspaced() || '])', '\1\2 ', 'g'), pair, '\1 ', 'g')
    from (select regexp_replace(content, '[^' || app.unspaced() || ']+', ' ', 'g'), '([' || app.unspaced() || ']{2})') read (runs, pair)
  $$;
grant execute on function app.pairs(text) to app;
