-- The built-in items of an agency's navigation, in the order that it begins with.
create or replace function app.add_navigation(tenant uuid) returns void
  language sql as $$
  insert into navigation_items (tenant_id, system_key, label, icon, target, position)
  select tenant, page, label, icon, jsonb_build_object('type', 'page', 'page', page), place - 1
  from (values
    (1, 'my_day', 'My day', 'sun'), (2, 'clients', 'Clients', 'building'), (3, 'tasks', 'Tasks', 'clipboard-check'),
    (4, 'tickets', 'Tickets', 'inbox'), (5, 'escalations', 'Escalations', 'triangle-alert'), (6, 'sops', 'Knowledge base', 'book-open'),
    (7, 'training', 'Training', 'graduation-cap'), (8, 'automations', 'Automations', 'workflow'), (9, 'forms', 'Forms', 'square-pen'),
    (10, 'programs', 'Programs', 'package'), (11, 'billing', 'Billing', 'credit-card'), (12, 'chat', 'Chat', 'message-circle'),
    (13, 'time', 'Time', 'clock'), (14, 'people', 'People', 'users'), (15, 'marketplace', 'Marketplace', 'store'),
    (16, 'settings', 'Settings', 'settings')) as pages (place, page, label, icon);
$$;
revoke all on function app.add_navigation(uuid) from public;
