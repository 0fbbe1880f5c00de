-- When owners and admins were told that the endpoint was turned off after failures: the `disabled_at` that it was about, so that
-- a job that runs twice tells once.
alter table webhook_endpoints add column told_disabled_at timestamptz(3);
