-- Settings of API keys: what a service account is for, and the lists of keys.

alter table users add column description text;

create index api_keys_newest on api_keys (tenant_id, created_at desc, id desc);
create index api_keys_account on api_keys (tenant_id, user_id);
