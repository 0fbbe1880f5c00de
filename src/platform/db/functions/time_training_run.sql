create or replace function app.time_training_run() returns trigger
  language plpgsql as $$
declare
  moment timestamptz;
begin
  if new.status in ('assigned', 'in_progress') and new.due_date is not null then
    moment := app.next_training_moment(new.due_date,
      coalesce((select s.due_reminder_days from training_settings s where s.tenant_id = new.tenant_id), '{7,1}'), app.now());
  end if;
  if moment is null then
    delete from timers where tenant_id = new.tenant_id and kind = 'training_due' and record_id = new.id and slot = '';
  else
    insert into timers (tenant_id, kind, record_id, slot, due_at) values (new.tenant_id, 'training_due', new.id, '', moment)
    on conflict (tenant_id, kind, record_id, slot) do update
      set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  end if;
  return null;
end $$;
