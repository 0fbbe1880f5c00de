-- How much an agency may have of each thing, unless the operator set another limit. Null: there is no such quota.
create or replace function app.default_quota(quota text) returns bigint
  language sql immutable parallel safe
  return case quota
    when 'members' then 1000
    when 'clients' then 250000
    when 'client_notes' then 1000000
    when 'tasks' then 2000000
    when 'comments' then 5000000
    when 'fields' then 2000
    when 'processes' then 2000
    when 'webhook_endpoints' then 100
    -- 100 GiB.
    when 'kilobytes_of_files' then 104857600
    when 'mails_per_day' then 10000
    -- The notice that e-mails wait.
    when 'mail_notices_per_day' then 1
  end;
grant execute on function app.default_quota(text) to app;
