-- Records of every kind can be pinned: what is removed for good takes its pins along.
create trigger forget_pins after delete on client_notes for each row execute function app.forget_pins('client_note');
create trigger forget_pins after delete on tickets for each row execute function app.forget_pins('ticket');
create trigger forget_pins after delete on escalations for each row execute function app.forget_pins('escalation');
create trigger forget_pins after delete on time_entries for each row execute function app.forget_pins('time_entry');
create trigger forget_pins after delete on chat_messages for each row execute function app.forget_pins('chat_message');
create trigger forget_pins after delete on comments for each row execute function app.forget_pins('comment');
create trigger forget_pins after delete on users for each row execute function app.forget_pins('user');

-- What the agency's layouts may show of others.
create table layout_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) primary key,
  embed_hosts text[] not null,
  revision integer not null,
  updated_at timestamptz(3) not null
);
select app.protect('layout_settings');
