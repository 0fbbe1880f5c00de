-- Members of a department's channel are those of the department. The lock is the one of whoever creates the channel, so that nobody
-- who joins the department meanwhile is left out.
create or replace function app.follow_chat_department() returns trigger
  language plpgsql as $$
declare
  place record := coalesce(new, old);
  channel uuid;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(place.tenant_id::text || ' department chat ' || place.department_id, 0));
  select id into channel from chat_channels
    where tenant_id = place.tenant_id and department_id = place.department_id and archived_at is null;
  if channel is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform app.join_chat(place.tenant_id, channel, place.user_id, 'mentions');
  else
    update chat_members set status = 'removed', left_at = app.now()
      where tenant_id = place.tenant_id and channel_id = channel and user_id = place.user_id and status = 'member';
  end if;
  return null;
end $$;
