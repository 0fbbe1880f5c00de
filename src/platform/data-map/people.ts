import { aged, always, until, withAgency, withRecord, type DataMap } from './entry.ts';

/** Agencies, their people, and how these sign in. */
export const people = {
  accounts: {
    holds: 'people who can sign in, in any number of agencies',
    of: 'member',
    kept: always('the account belongs to the person, and outlives a membership'),
    personal: { contact: 'email', credential: 'password_hash', behaviour: 'last_tenant_id' },
  },
  tenants: {
    holds: 'agencies and their settings',
    of: 'agency',
    kept: withAgency,
    plain:
      'name slug time_zone locale currency status suspended_at suspension_reason purge_days postal_address week_start',
  },
  agency_field_values: {
    holds: 'values of custom fields of the agency itself',
    of: 'agency',
    kept: withAgency,
    personal: { content: 'field_values' },
  },
  users: {
    holds: 'members of an agency, and its service accounts; those who left stay as the name in what they did',
    of: 'member',
    kept: withAgency,
    personal: {
      name: 'name',
      contact: 'email',
      work: 'status role permissions',
      behaviour: 'locale time_zone',
      content: 'description field_values',
      reference: 'account_id',
    },
    plain: 'kind',
  },
  user_invitations: {
    holds: 'the last invitation of a member',
    of: 'member',
    kept: withRecord('users'),
    personal: { credential: 'token_hash', reference: 'user_id invited_by', behaviour: 'accepted_at' },
    plain: 'email_delivery_id expires_at',
  },
  departments: {
    holds: 'departments',
    of: 'agency',
    kept: withAgency,
    personal: { reference: 'lead_ids' },
    plain: 'name description parent_id color',
  },
  department_levels: {
    holds: 'levels of departments, with the permissions that they give',
    of: 'agency',
    kept: withRecord('departments'),
    plain: 'department_id name description permissions',
  },
  department_members: {
    holds: 'who is in which department',
    of: 'member',
    kept: withRecord('department_levels', 'users'),
    personal: { work: 'level_id', reference: 'user_id' },
    plain: 'department_id',
  },
  employee_compensations: {
    holds: 'what a member earns and costs, by day',
    of: 'member',
    kept: withRecord('users'),
    personal: {
      work: 'pay_period pay cost_per_hour billing_rate_per_hour effective_date note',
      reference: 'user_id',
    },
  },
  employee_schedules: {
    holds: 'working hours and absences of a member',
    of: 'member',
    kept: withRecord('users'),
    personal: { work: 'time_zone hours capacity_minutes_per_week exceptions', reference: 'user_id' },
  },
  training_certifications: {
    holds: 'certificates of members',
    of: 'member',
    kept: withAgency,
    personal: {
      work: 'course_name score_percent issued_at expires_at revoked_at revoke_reason',
      credential: 'code',
      reference: 'user_id',
    },
    plain: 'course_id enrollment_id template_id template_version file_id superseded_by_id',
  },
  'app.console_sessions': {
    holds: 'sessions of the console',
    of: 'member',
    kept: aged({ interval: '0', since: 'expires_at' }, { interval: '12 hours', since: 'last_used_at' }),
    personal: {
      credential: 'hash',
      behaviour: 'confirmed_at last_used_at',
      device: 'ip_address user_agent',
      reference: 'account_id',
    },
    plain: 'expires_at',
  },
  'app.password_resets': {
    holds: 'links to set a new password',
    of: 'member',
    kept: aged({ interval: '1 day', since: 'expires_at' }),
    personal: { credential: 'token_hash', reference: 'account_id' },
    plain: 'expires_at',
  },
  'app.known_origins': {
    holds: 'from where an account signed in before; both sides are hashed with a key',
    of: 'member',
    kept: aged({ interval: '180 days', since: 'last_used_at' }),
    personal: { reference: 'account', device: 'subject', behaviour: 'last_used_at' },
  },
  'app.throttles': {
    holds: 'failed attempts to sign in; addresses and accounts are hashed with a key',
    of: 'outsider',
    kept: aged({ interval: '2 days', since: 'since' }),
    personal: { device: 'subject', behaviour: 'count since blocked_until refused_at', reference: 'account' },
    plain: 'bucket',
  },
  'app.setup_link': {
    holds: 'the link that creates the first agency',
    of: 'installation',
    kept: until('the link is used, or replaced at the next start'),
    personal: { credential: 'token_hash' },
    plain: 'is_only expires_at',
  },
} as const satisfies DataMap;
