import type { Handlers } from '#generated/handlers.ts';
import type { HealthPart } from './platform/health/index.ts';

/** A family that has nothing to watch but its calls and events, which `calls` and `events` watch. */
const nothingOfItsOwn = null;

/** What families have to watch. Each that is built stands here, so that a new one says what it has. */
export const familyHealth: Readonly<Record<keyof Handlers, HealthPart | null>> = {
  activity: nothingOfItsOwn,
  // The models that it asks have (src/domain/ai/health.ts).
  ai: nothingOfItsOwn,
  assignments: nothingOfItsOwn,
  'builder-sessions': nothingOfItsOwn,
  // Waits are watched with all timers, events with the outbox, steps with the queue.
  automations: nothingOfItsOwn,
  // Its timers are watched with all others (src/platform/timers/health.ts).
  billing: nothingOfItsOwn,
  catalogs: nothingOfItsOwn,
  chat: nothingOfItsOwn,
  'client-notes': nothingOfItsOwn,
  'client-profiles': nothingOfItsOwn,
  'client-services': nothingOfItsOwn,
  clients: nothingOfItsOwn,
  comments: nothingOfItsOwn,
  'custom-objects': nothingOfItsOwn,
  // Its timers are watched with all others, its model by src/domain/ai/health.ts.
  escalations: nothingOfItsOwn,
  fields: nothingOfItsOwn,
  // Processing of submissions is a job (src/platform/jobs/health.ts), and idle ones end by timers.
  forms: nothingOfItsOwn,
  // What waits for the store or a reader has (src/domain/files/health.ts).
  files: nothingOfItsOwn,
  // Outside services answer for themselves; what calls find stands in each connection's status.
  integrations: nothingOfItsOwn,
  // Reminders are timers (src/platform/timers/health.ts), and their e-mails are watched with all others.
  invoices: nothingOfItsOwn,
  layouts: nothingOfItsOwn,
  // Geocoding is a job that people see, in the queue (src/platform/jobs/health.ts).
  'map-layers': nothingOfItsOwn,
  // Imports by jobs are watched with the queue.
  marketplace: nothingOfItsOwn,
  notifications: nothingOfItsOwn,
  organization: nothingOfItsOwn,
  processes: nothingOfItsOwn,
  // Periodic reviews and views that end are watched with all timers (src/platform/timers/health.ts).
  programs: null,
  sops: nothingOfItsOwn,
  'status-options': nothingOfItsOwn,
  tasks: nothingOfItsOwn,
  tenant: nothingOfItsOwn,
  // E-mails that wait to be read are jobs (src/platform/jobs/health.ts), and held ones end by timers.
  'ticket-desk': nothingOfItsOwn,
  // Their clocks are timers (src/platform/timers/health.ts).
  tickets: nothingOfItsOwn,
  // Forgotten timers are watched with all others (src/platform/timers/health.ts).
  'time-entries': nothingOfItsOwn,
  // Deadlines, expiries and attempts are watched with all timers (src/platform/timers/health.ts).
  training: nothingOfItsOwn,
  // The engine behind it has (src/platform/delivery/health.ts).
  views: nothingOfItsOwn,
  'webhook-deliveries': nothingOfItsOwn,
};
