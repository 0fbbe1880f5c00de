-- The pairs that a text like the pattern has (app.search_pairs); null where it has no letter of a script without spaces. A letter alone
-- begins a pair, or ends a run.
create or replace function app.pairs_query(pattern text) returns tsquery
  language sql immutable parallel safe
  as $$
    select string_agg(quote_literal(pair) || case length(pair) when 1 then ':*' else '' end, ' & ')::tsquery
    from (
      select distinct unnest(string_to_array(app.pairs(pattern), ' ')) as pair
    ) read
    where length(pair) = 2 or pair in (select m[1] from regexp_matches(pattern, '(?<![' || app.unspaced() || '])([' || app.unspaced() || '])(?![' || app.unspaced() || '])', 'g') m)
  $$;
grant execute on function app.pairs_query(text) to app;
