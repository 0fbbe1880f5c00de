-- Clients that one of these names may mean, a slip of the pen included, with how well the name fits: of each name three at most,
-- and none that fits clearly worse than the best. As
-- app.search_clients it runs as the owner, names the tenant itself and hands out ids only; names without spaces between words
-- have too few trigrams and are looked for as they stand.
create or replace function app.named_clients(names text[]) returns table (id uuid, fit real)
  language sql stable security definer rows 10 set search_path = public, pg_temp
  as $$
    select distinct on (best.id) best.id, best.fit from (
    select found.id, found.fit, max(found.fit) over (partition by folded) as top
    from unnest(names) wanted, app.fold(wanted) folded
    cross join lateral (
      (select c.id, word_similarity(folded, app.fold(c.name)) as fit
        from clients c
        where c.tenant_id = app.tenant_id() and c.deleted_at is null and not app.is_unspaced(folded) and folded <% c.search_text
          and word_similarity(folded, app.fold(c.name)) >= 0.6
        order by 2 desc, length(c.name), c.id
        limit 3)
      union all
      (select c.id, 1::real
        from app.search_clients('%' || folded || '%') with_name (id)
        join clients c on c.tenant_id = app.tenant_id() and c.id = with_name.id
        where app.is_unspaced(folded) and position(folded in app.fold(c.name)) > 0
        order by length(c.name), c.id
        limit 3)
    ) found) best
    where best.fit >= best.top - 0.1
    order by best.id, best.fit desc
  $$;
revoke all on function app.named_clients(text[]) from public;
grant execute on function app.named_clients(text[]) to app;
