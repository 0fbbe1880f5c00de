-- Reminders of a certification that expires, and its expiry.
create or replace function app.time_certification() returns trigger
  language plpgsql as $$
begin
  if new.expires_at is null or new.revoked_at is not null or new.superseded_by_id is not null then
    delete from timers where tenant_id = new.tenant_id and kind = 'training_certification' and record_id = new.id and slot = '';
  else
    insert into timers (tenant_id, kind, record_id, slot, due_at) values (new.tenant_id, 'training_certification', new.id, '',
      coalesce(app.next_training_moment(new.expires_at,
        coalesce((select s.certification_reminder_days from training_settings s where s.tenant_id = new.tenant_id), '{30,7}'), app.now()), new.expires_at))
    on conflict (tenant_id, kind, record_id, slot) do update
      set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  end if;
  return null;
end $$;
