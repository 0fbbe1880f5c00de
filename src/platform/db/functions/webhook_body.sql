-- The body of a delivery, written once: every attempt and every redelivery sends these bytes.
create or replace function app.webhook_body(event_id uuid, event_type text, created_at timestamptz, tenant_id uuid, data jsonb) returns text
  language sql stable
  return '{"id":"' || event_id || '","event_type":"' || event_type || '","created_at":"' || app.iso(created_at)
    || '","tenant_id":"' || tenant_id || '","data":' || data || '}';
