-- One batch holds rows of many tenants, each naming its own; written after the answers, away from the callers.
create or replace function app.write_request_logs(rows jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into api_request_logs (tenant_id, id, request_id, channel, operation_id, mcp_call, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at)
    select tenant_id, coalesce(id, app.uuid7()), request_id, channel, operation_id, mcp_call, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at
    from jsonb_populate_recordset(null::api_request_logs, rows)
  $$;
revoke all on function app.write_request_logs(jsonb) from public;
grant execute on function app.write_request_logs(jsonb) to app;
