-- Clients that a new one may be a duplicate of, by the settings of the agency; those of a new agency warn about a known
-- e-mail address. Names are compared one by one, and only where the agency asks for it.
--
-- Where an agency forbids duplicates, calls that create clients that may be alike go one by one until they have committed:
-- neither of two that come at once would see the other. The function is volatile, so that its search sees what was
-- committed while it waited. Agencies that only warn wait for nobody.
create or replace function app.matching_clients(emails text[], phones text[], wanted_name text)
  returns table (id uuid, name text, matches text[], is_forbidden boolean)
  language plpgsql volatile rows 1 as $$
#variable_conflict use_column
declare
  settings record;
begin
  select coalesce(s.email_mode, 'warn') as email_mode, coalesce(s.phone_mode, 'off') as phone_mode,
    coalesce(s.name_mode, 'off') as name_mode, coalesce(s.name_similarity, 0.7) as name_similarity
    into settings from (values (1)) one left join contact_matching_settings s on true;
  if (settings.email_mode = 'off' or emails = '{}') and (settings.phone_mode = 'off' or phones = '{}') and settings.name_mode = 'off' then
    return;
  end if;
  if (settings.email_mode = 'forbid' and emails <> '{}') or (settings.phone_mode = 'forbid' and phones <> '{}') or settings.name_mode = 'forbid' then
    perform pg_advisory_xact_lock(hashtextextended('client duplicates ' || app.tenant_id()::text, 0));
  end if;
  return query
    with hits as (
      select k.client_id, 'email' as kind, settings.email_mode as mode from client_contact_keys k
        where settings.email_mode <> 'off' and k.kind = 'email' and k.value = any(emails)
      union all
      select k.client_id, 'phone', settings.phone_mode from client_contact_keys k
        where settings.phone_mode <> 'off' and k.kind = 'phone' and k.value = any(phones)
      union all
      select c.id, 'name', settings.name_mode from clients c
        where settings.name_mode <> 'off' and c.deleted_at is null
          and similarity(lower(c.name), lower(wanted_name)) >= settings.name_similarity
    )
    select c.id, c.name, array_agg(distinct h.kind), bool_or(h.mode = 'forbid')
    from hits h join clients c on c.id = h.client_id and c.deleted_at is null
    group by c.tenant_id, c.id, c.name, c.updated_at
    order by bool_or(h.mode = 'forbid') desc, c.updated_at desc
    limit 20;
end $$;
