-- Pins of custom object records and of messages of tickets, and layouts of custom objects, go with what they are of.
create trigger forget_pins after delete on custom_object_records for each row execute function app.forget_pins('custom_object_record');
create trigger forget_pins after delete on ticket_messages for each row execute function app.forget_pins('ticket_message');
create trigger forget_layout after delete on custom_objects for each row execute function app.forget_layout();

-- Those that were left before.
delete from entity_pins p where p.record_kind = 'custom_object_record'
  and not exists (select from custom_object_records r where r.tenant_id = p.tenant_id and r.id = p.record_id);
delete from entity_pins p where p.record_kind = 'ticket_message'
  and not exists (select from ticket_messages m where m.tenant_id = p.tenant_id and m.id = p.record_id);
delete from layout_uses u using entity_layouts l where l.definition_kind = 'custom_object'
  and not exists (select from custom_objects o where o.tenant_id = l.tenant_id and o.id = l.id)
  and u.tenant_id = l.tenant_id and u.holder_kind = 'entity_layout' and u.holder_id = l.id;
delete from entity_layouts l where l.definition_kind = 'custom_object'
  and not exists (select from custom_objects o where o.tenant_id = l.tenant_id and o.id = l.id);
