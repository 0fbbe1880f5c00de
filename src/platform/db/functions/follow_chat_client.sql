-- The channel of a client has its name, and its team as members. Once the client is deleted or merged, it can be read and no more.
create or replace function app.follow_chat_client() returns trigger
  language plpgsql as $$
declare
  channel uuid := (select id from chat_channels where tenant_id = new.tenant_id and client_id = new.id and archived_at is null);
begin
  if channel is null then
    return null;
  end if;
  if new.deleted_at is not null then
    update chat_channels set archived_at = app.now(), is_archived_by_service = true, revision = revision + 1, updated_at = app.now()
      where tenant_id = new.tenant_id and id = channel;
    return null;
  end if;
  if new.name <> old.name then
    update chat_channels set name = new.name, revision = revision + 1, updated_at = app.now()
      where tenant_id = new.tenant_id and id = channel;
  end if;
  if new.assigned_to <> old.assigned_to then
    update chat_members set status = 'removed', left_at = app.now()
      where tenant_id = new.tenant_id and channel_id = channel and status = 'member' and not user_id = any(new.assigned_to);
    perform app.join_chat(new.tenant_id, channel, u.id, 'mentions') from users u
      where u.tenant_id = new.tenant_id and u.id = any(new.assigned_to);
  end if;
  return null;
end $$;
