-- Makes somebody a member of a channel, as of its latest message: who joins has nothing unread, who returns has what came meanwhile (D31).
create or replace function app.join_chat(tenant uuid, channel uuid, joining uuid, watch text) returns void
  language sql as $$
    insert into chat_members (tenant_id, channel_id, user_id, watch_state, joined_at, last_read_sequence)
    select tenant, id, joining, watch, app.now(), last_sequence from chat_channels where tenant_id = tenant and id = channel
    on conflict (tenant_id, channel_id, user_id) do update set status = 'member', left_at = null, joined_at = app.now()
      where chat_members.status <> 'member'
  $$;
