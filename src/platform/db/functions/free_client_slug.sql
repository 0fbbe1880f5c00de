-- The first free slug among `wanted`, `wanted-2`, `wanted-3` and so on. Two calls at once may get the same one: the
-- unique index decides, and the loser asks again. In PL/pgSQL, because a connection then plans it once: planning an SQL
-- function anew for each statement took longer than the insertion it serves.
create or replace function app.free_client_slug(wanted text) returns text
  language plpgsql stable as $$
begin
  if not exists (select 1 from clients where slug = wanted collate "C" and deleted_at is null) then
    return wanted;
  end if;
  return wanted || '-' || (
    select coalesce(max(substring(slug from length(wanted) + 2)::numeric), 1) + 1 from clients
    where slug collate "C" > wanted || '-' and slug collate "C" < wanted || '-:' and deleted_at is null
      and substring(slug from length(wanted) + 2) ~ '^[1-9][0-9]{0,8}$');
end $$;
