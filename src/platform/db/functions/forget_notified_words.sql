-- Nothing of the words of a comment that was deleted or erased is left in an inbox.
create or replace function app.forget_notified_words() returns trigger
  language plpgsql as $$
begin
  update notifications set body_text = null where tenant_id = old.tenant_id and comment_id = old.id and body_text is not null;
  return coalesce(new, old);
end $$;
