-- Nothing of the words of a comment that was deleted or erased is left in an inbox, and no message about it goes out any more.
create or replace function app.forget_notified_words() returns trigger
  language plpgsql as $$
begin
  update notification_deliveries d set status = 'suppressed', suppressed_reason = 'withdrawn', due_at = null, updated_at = app.now()
    from notifications n
    where n.tenant_id = old.tenant_id and n.comment_id = old.id and d.tenant_id = n.tenant_id and d.notification_id = n.id and d.due_at is not null;
  update notifications set body_text = null where tenant_id = old.tenant_id and comment_id = old.id and body_text is not null;
  return coalesce(new, old);
end $$;
