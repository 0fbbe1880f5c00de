-- Queues a mail together with its job, in the transaction of its cause. `mail` is what `sealSystemMail` of src/platform/mail made.
create or replace function app.queue_system_mail(mail jsonb) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  queued uuid;
begin
  insert into app.system_mails (kind, from_address, to_address, subject, sealed, provider, request_id, expires_at)
    values (mail ->> 'kind', mail ->> 'from_address', mail ->> 'to_address', mail ->> 'subject', decode(mail ->> 'sealed', 'base64'),
      mail ->> 'provider', mail ->> 'request_id', (mail ->> 'expires_at')::timestamptz)
    returning id into queued;
  perform graphile_worker.add_job('send_system_mail', json_strip_nulls(json_build_object('mailId', queued, 'traceparent', mail ->> 'traceparent')));
  return queued;
end $$;
revoke all on function app.queue_system_mail(jsonb) from public;
grant execute on function app.queue_system_mail(jsonb) to app;
