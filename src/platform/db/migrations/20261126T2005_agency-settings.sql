-- The logo of an agency, and whether its events tell everything of private records.

alter table tenants
  add column logo_file_id uuid,
  add column has_full_private_payloads boolean not null default false,
  add foreign key (id, logo_file_id) references managed_files (tenant_id, id) on delete set null (logo_file_id);
grant update (logo_file_id, has_full_private_payloads) on tenants to app;
