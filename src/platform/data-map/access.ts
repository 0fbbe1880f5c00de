import { aged, always, withAgency, withRecord, type DataMap } from './entry.ts';

/** Programs that call in the name of people, and conversations of AI hosts. */
export const access = {
  connections: {
    holds: 'accounts at outside services that a member has connected',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'revoked_at', if: 'revoked' }),
    personal: {
      credential:
        'access_token_sealed refresh_token_sealed inputs_sealed consent_verifier_sealed consent_state_hash',
      contact: 'account_label',
      content: 'name',
      behaviour: 'last_used_at',
      reference: 'owner_id consent_user_id',
    },
    plain:
      'integration_key status status_message visibility scopes token_expires_at refreshing_until consent_expires_at last_checked_at revoked_at subaccounts_fetched_at',
  },
  connection_subaccounts: {
    holds: 'accounts that a connection reaches, as the service names them',
    of: 'client_contact',
    kept: withRecord('connections'),
    personal: { name: 'name', contact: 'key' },
    plain: 'connection_id kind parent_key currency time_zone is_selectable position',
  },
  connection_calls: {
    holds: 'calls of outside services by connected accounts',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'called_at' }),
    personal: {
      behaviour: 'called_at',
      contact: 'subaccount_key',
      name: 'actor_name',
      reference: 'actor_id',
    },
    plain:
      'connection_id method host path status_code failure duration_ms endpoint_key outcome error actor_type execution_id credits_used',
  },
  mcp_connections: {
    holds: 'MCP servers that an agency has connected',
    of: 'member',
    kept: withAgency,
    personal: {
      credential: 'access_sealed consent_sealed consent_state_hash',
      content: 'name description server_url',
      behaviour: 'last_used_at',
      reference: 'consent_user_id created_by',
    },
    plain:
      'server_name server_version protocol_version authentication status status_message token_expires_at refreshing_until consent_expires_at tools_fetched_at last_checked_at',
  },
  mcp_connection_tools: {
    holds: 'tools of connected MCP servers, as the servers describe them',
    of: 'agency',
    kept: withRecord('mcp_connections'),
    plain:
      'connection_id name title description effect is_enabled input_schema output_schema position last_used_at',
  },
  api_keys: {
    holds: 'API keys as hashes; revoked ones stay as the name in what they did',
    of: 'member',
    kept: withAgency,
    personal: { credential: 'hint hash previous_hash', behaviour: 'last_used_at', reference: 'user_id' },
    plain: 'name previous_expires_at expires_at revoked_at',
  },
  oauth_grants: {
    holds: 'programs that a member let in',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'revoked_at' }),
    personal: {
      credential: 'interaction_hash',
      behaviour: 'last_used_at revoked_at revoke_reason',
      work: 'can_manage_people',
      reference: 'user_id account_id revoked_by',
    },
    plain: 'client_id client_name client_source redirect_host resource status',
  },
  'app.oauth_clients': {
    holds: 'programs that registered with the authorization server',
    of: 'outsider',
    kept: aged(
      { interval: '30 days', since: 'created_at', if: 'never used' },
      { interval: '400 days', since: 'last_used_at', if: 'no grant is left' },
    ),
    personal: { contact: 'metadata', device: 'ip_address', behaviour: 'last_used_at' },
  },
  'app.oauth_artefacts': {
    holds: 'codes, tokens and sign-ins under way, by their hashes',
    of: 'member',
    kept: aged(
      { interval: '0', since: 'expires_at', if: 'a sign-in' },
      { interval: '1 day', since: 'expires_at' },
    ),
    personal: { credential: 'hash', behaviour: 'payload consumed_at' },
    plain: 'model uid grant_id expires_at',
  },
  'app.oauth_keys': {
    holds: 'keys that sign cookies and forms of the authorization server, sealed',
    of: 'installation',
    kept: always('until the operator retires a former one'),
    personal: { credential: 'sealed' },
    plain: 'slot',
  },
  'app.vapid_keys': {
    holds: 'the key by which push services know this installation, sealed',
    of: 'installation',
    kept: always('until the operator removes it, which ends all registrations of browsers'),
    personal: { credential: 'sealed' },
    plain: 'public_key',
  },
  'app.sealing_keys': {
    holds: 'names of the keys that ever sealed secrets; the key itself only where ENCRYPTION_KEY is not set',
    of: 'installation',
    kept: always('until the operator forgets one: a start compares them with the keys that it is given'),
    personal: { credential: 'key' },
    plain: 'key_id',
  },
  hosted_tokens: {
    holds: 'tokens of hosted addresses, as hashes',
    of: 'outsider',
    kept: aged({ interval: '30 days', since: 'expires_at' }, { interval: '30 days', since: 'revoked_at' }),
    personal: { credential: 'hash', reference: 'contact_id' },
    ofOthers: { client_contact: 'contact_id' },
    plain: 'purpose record_id uses_left expires_at revoked_at',
  },
  idempotency_keys: {
    holds: 'responses that a caller may ask for again; secrets in them are sealed',
    of: 'member',
    kept: aged({ interval: '24 hours', since: 'created_at' }),
    personal: { content: 'body', behaviour: 'operation_id', reference: 'user_id' },
    plain: 'key fingerprint status',
  },
  rate_limit_windows: {
    holds: 'what programs and networks took out of their budgets in the last minute',
    of: 'outsider',
    kept: aged({ interval: '1 hour', since: 'window_started_at' }),
    personal: { behaviour: 'used', device: 'subject' },
    plain: 'budget window_started_at',
  },
  mcp_conversations: {
    holds: 'conversations of AI hosts, with what the person asked for',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'expires_at' }),
    personal: {
      content: 'prompt',
      behaviour: 'used_tools call_count last_used_at ended_at',
      device: 'user_agent client_model client_provider',
      reference: 'user_id credential_id subject ended_by',
    },
    plain: 'client_id task_id ticket_id allowed_tools expires_at',
  },
  mcp_calls: {
    holds: 'calls within a conversation',
    of: 'member',
    kept: withRecord('mcp_conversations'),
    personal: { behaviour: 'tool_name' },
    plain: 'conversation_id call_id status error_type duration_ms request_id',
  },
} as const satisfies DataMap;
