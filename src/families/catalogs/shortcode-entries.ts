import type { ScopeTypeKey, ShortcodeEntry } from '#generated/types.gen.ts';

type Values = readonly (readonly [key: string, label: string, type: string, example: string])[];

const agency: Values = [['agency.name', 'Agency name', 'text', 'Brightside Studio']];

const caller: Values = [
  ['agent.name', 'Your name', 'text', 'Dana Reyes'],
  ['agent.first_name', 'Your first name', 'text', 'Dana'],
  ['agent.email', 'Your e-mail address', 'text', 'dana@brightside.example'],
];

const clientName: Values = [['client.name', 'Client name', 'text', 'Harbor Dental']];
const clientSlug: Values = [['client.slug', 'Client slug', 'text', 'harbor-dental']];

/** Those of replies: `requireReplyPlaceholders` of domain/tickets refuses any other. */
const ticket: Values = [
  ['ticket.number', 'Ticket number', 'number', '1042'],
  ['ticket.subject', 'Ticket subject', 'text', 'Invoice 1042 is wrong'],
  ['requester.name', 'Requester name', 'text', 'Priya Shah'],
  ['requester.first_name', 'Requester first name', 'text', 'Priya'],
  ['requester.email', 'Requester e-mail address', 'text', 'priya@harbor-dental.example'],
  ['date.today', 'Today', 'date', 'March 2, 2026'],
  ['date.tomorrow', 'Tomorrow', 'date', 'March 3, 2026'],
];

/** Those of names of tasks: `placeholderNames` of domain/processes. */
const task: Values = [
  ['process.name', 'Process name', 'text', 'Monthly content'],
  ['department.name', 'Department name', 'text', 'Content'],
  ['date', 'Date', 'date', '2026-03-02'],
  ['day', 'Day of the month', 'number', '2'],
  ['week', 'Week of the year', 'number', '10'],
  ['month', 'Month', 'text', 'March'],
  ['quarter', 'Quarter', 'number', '1'],
  ['year', 'Year', 'number', '2026'],
];

/** Custom fields that texts can name, and what stands before their keys. */
export interface FieldSource {
  readonly kind: 'client' | 'ticket' | 'custom_object_record' | 'agency';
  readonly prefix: string;
}

export interface Source {
  readonly scope: ScopeTypeKey;
  readonly icon: string;
  readonly values: Values;
  readonly fields?: FieldSource;
}

const ofAgency: Source = { scope: 'agency', icon: 'landmark', values: agency };
const ofCaller: Source = { scope: 'caller', icon: 'user', values: caller };
const ofTicket: readonly Source[] = [
  {
    scope: 'ticket',
    icon: 'ticket',
    values: ticket,
    fields: { kind: 'ticket', prefix: 'ticket.field_values' },
  },
  {
    scope: 'client',
    icon: 'building',
    values: clientName,
    fields: { kind: 'client', prefix: 'client.field_values' },
  },
  ofCaller,
  ofAgency,
];

/** What texts of a scope can name, its own values first. Scopes without texts have none. */
export const sources: Readonly<Partial<Record<ScopeTypeKey, readonly Source[]>>> = {
  agency: [{ ...ofAgency, fields: { kind: 'agency', prefix: 'agency.field_values' } }],
  caller: [ofCaller, ofAgency],
  client: [
    {
      scope: 'client',
      icon: 'building',
      values: [...clientName, ...clientSlug],
      fields: { kind: 'client', prefix: 'client.field_values' },
    },
    ofCaller,
    ofAgency,
  ],
  task: [
    { scope: 'task', icon: 'square-check', values: task },
    { scope: 'client', icon: 'building', values: [...clientName, ...clientSlug] },
  ],
  ticket: ofTicket,
  ticket_message: ofTicket,
  custom_object_record: [
    {
      scope: 'custom_object_record',
      icon: 'box',
      values: [['record.name', 'Record name', 'text', 'Harbor Dental website']],
      fields: { kind: 'custom_object_record', prefix: 'record.field_values' },
    },
    ofCaller,
    ofAgency,
  ],
};

export const valuesOf = ({ scope, icon, values }: Source): ShortcodeEntry[] =>
  values.map(([key, label, value_type, example]) => ({
    key,
    token: `{{${key}}}`,
    label,
    description: `${label}, as text.`,
    icon,
    category: scope,
    capabilities: [],
    scope,
    value_type,
    is_list: false,
    is_sensitive: false,
    field_id: null,
    example,
  }));
