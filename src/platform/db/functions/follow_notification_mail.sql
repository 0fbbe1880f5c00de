-- Brings the delivery of a notification to where the e-mail is that it became.
create or replace function app.follow_notification_mail() returns trigger
  language plpgsql as $$
begin
  update notification_deliveries set status = new.status, error_message = left(new.error_message, 1000),
    suppressed_reason = case when new.status = 'suppressed' then new.suppressed_reason end, attempt_count = least(new.attempt_count, 100),
    sent_at = new.sent_at, delivered_at = new.delivered_at, failed_at = case when new.status = 'failed' then app.now() end, updated_at = app.now()
  where tenant_id = new.tenant_id and email_delivery_id = new.id;
  return null;
end $$;
