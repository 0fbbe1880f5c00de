/** Editor groups of events and their icons. */
const ofEvents: Readonly<Record<string, readonly [category: string, icon: string]>> = {
  client_note: ['clients', 'sticky-note'],
  client: ['clients', 'building'],
  client_program: ['programs', 'package'],
  custom_object_record: ['custom_objects', 'database'],
  escalation: ['escalations', 'siren'],
  form: ['forms', 'clipboard-list'],
  manual: ['manual', 'mouse-pointer-click'],
  sop: ['sops', 'book-open'],
  process: ['tasks', 'list-checks'],
  ticket: ['tickets', 'ticket'],
  training: ['training', 'graduation-cap'],
  user: ['people', 'user'],
};

/** By the noun that an event begins with. */
export const groupOfEvent = (type: string): readonly [category: string, icon: string] =>
  ofEvents[type.split('.')[0]!] ?? ['other', 'zap'];

const ofActions: Readonly<Record<string, string>> = {
  clients: 'building',
  client_notes: 'sticky-note',
  communication: 'mail',
  custom_objects: 'database',
  escalations: 'siren',
  sops: 'book-open',
  tasks: 'list-checks',
  tickets: 'ticket',
  time_entries: 'timer',
  chat: 'message-circle',
  files: 'paperclip',
  training: 'graduation-cap',
  invoices: 'receipt',
  forms: 'clipboard-list',
  ai: 'sparkles',
};

export const iconOfActions = (category: string): string => ofActions[category] ?? 'zap';
