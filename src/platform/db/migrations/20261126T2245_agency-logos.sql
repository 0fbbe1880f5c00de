-- The logo as mails and hosted pages show it: small, and at hand where no file may be read.
alter table tenants add column logo_png bytea constraint tenants_logo_png_check check (octet_length(logo_png) <= 262144);
grant update (logo_png) on tenants to app;
