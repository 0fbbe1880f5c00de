-- Links of custom object records to what is removed for good go with it. The argument is the kind of the anchor.
create or replace function app.forget_anchor() returns trigger
  language plpgsql as $$
begin
  delete from custom_object_links where tenant_id = old.tenant_id and anchor_kind = tg_argv[0] and anchor_id = old.id;
  return null;
end $$;

create trigger forget_anchor after delete on clients for each row execute function app.forget_anchor('client');
create trigger forget_anchor after delete on tasks for each row execute function app.forget_anchor('task');
create trigger forget_anchor after delete on tickets for each row execute function app.forget_anchor('ticket');
create trigger forget_anchor after delete on escalations for each row execute function app.forget_anchor('escalation');
create trigger forget_anchor after delete on sops for each row execute function app.forget_anchor('sop');
create trigger forget_anchor after delete on users for each row execute function app.forget_anchor('user');

-- Links that outlived their anchors.
delete from custom_object_links l where
(l.anchor_kind = 'client' and not exists (select from clients a where a.tenant_id = l.tenant_id and a.id = l.anchor_id))
  or (l.anchor_kind = 'task' and not exists (select from tasks a where a.tenant_id = l.tenant_id and a.id = l.anchor_id))
  or (l.anchor_kind = 'ticket' and not exists (select from tickets a where a.tenant_id = l.tenant_id and a.id = l.anchor_id))
  or (l.anchor_kind = 'escalation' and not exists (select from escalations a where a.tenant_id = l.tenant_id and a.id = l.anchor_id))
  or (l.anchor_kind = 'sop' and not exists (select from sops a where a.tenant_id = l.tenant_id and a.id = l.anchor_id))
  or (l.anchor_kind = 'user' and not exists (select from users a where a.tenant_id = l.tenant_id and a.id = l.anchor_id));
