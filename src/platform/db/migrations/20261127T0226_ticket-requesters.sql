-- The version before reads the requester here, to tell it when the last task of a ticket is completed. Correspondents have a table, so it is
-- null from now on. A later migration drops it.
alter table tickets add column requester jsonb;
