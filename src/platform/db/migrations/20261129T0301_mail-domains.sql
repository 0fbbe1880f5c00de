-- Domains that the agency sends e-mail from. The private key signs for the domain; it goes when the domain is deleted.
create table mail_domains (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  -- In lower case.
  name text collate app.unicode not null,
  status text not null default 'pending' check (status in ('pending', 'verified', 'failing')),
  ownership_token text not null,
  dkim_selector text not null,
  dkim_record text not null,
  dkim_key_sealed bytea,
  -- By purpose, what the last check with an answer found: {is_found, problem}.
  checks jsonb not null default '{}',
  -- When a check first missed a record of a verified domain that no check has found since.
  missing_since timestamptz(3),
  is_default boolean not null default false,
  sender_address text,
  sender_name text collate app.unicode,
  checked_at timestamptz(3),
  verified_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  check (deleted_at is not null or dkim_key_sealed is not null)
);
select app.protect('mail_domains');
create unique index mail_domains_name on mail_domains (tenant_id, name) where deleted_at is null;
-- Agencies may prepare the same domain, and one of them sends from it.
create unique index mail_domains_verified on mail_domains (name) where status = 'verified' and deleted_at is null;
create unique index mail_domains_default on mail_domains (tenant_id) where is_default and deleted_at is null;

-- Addresses of a domain.
create index ticket_inbox_addresses_domain on ticket_inbox_addresses (tenant_id, lower(split_part(value, '@', 2))) where channel = 'email';
