import { always, until, type DataMap } from './entry.ts';

const installation = always('for as long as the installation exists; one row, or one for each part of it');

/** Tables that the service itself works with; nothing but the input of held jobs is about anybody. */
export const machinery = {
  'app.event_positions': {
    holds: 'how far each consumer has come with the events of each agency',
    of: 'installation',
    kept: always('one row for each consumer and agency'),
    plain: 'consumer ready_to due_at failures last_error',
  },
  'app.event_scan': {
    holds: 'how far events were found to be committed',
    of: 'installation',
    kept: installation,
    plain: 'is_only scanned unsettled',
  },
  'app.request_hours_done': {
    holds: 'up to which hour calls are counted',
    of: 'installation',
    kept: installation,
    plain: 'is_only rolled_to',
  },
  'app.parked_events': {
    holds: 'events that a consumer failed to process',
    of: 'installation',
    kept: until('the event is replayed, or an operator drops it'),
    plain: 'consumer event_id sequence event_type error attempts parked_at replay_at',
  },
  'app.held_jobs': {
    holds: 'jobs of suspended agencies',
    of: 'agency',
    kept: until('the agency is resumed'),
    personal: { content: 'payload' },
    plain: 'task job_key max_attempts held_at',
  },
  'app.job_pools': {
    holds: 'workers that run',
    of: 'installation',
    kept: until('the worker stops, or for 20 seconds after it was last heard of'),
    plain: 'seen_at',
  },
  'app.functions': {
    holds: 'SQL functions with the checksum of their text',
    of: 'installation',
    kept: installation,
    plain: 'name checksum applied_at',
  },
  'app.migrations': {
    holds: 'migrations that were applied',
    of: 'installation',
    kept: installation,
    plain: 'name checksum is_breaking applied_at',
  },
  'app.installation': {
    holds: 'the serving role and its password',
    of: 'installation',
    kept: installation,
    personal: { credential: 'password' },
    plain: 'is_only serving_role',
  },
  'app.file_store': {
    holds: 'the mark by which processes know the store of files again',
    of: 'installation',
    kept: installation,
    plain: 'is_only mark created_at',
  },
  'app.write_probe': {
    holds: 'when the database last took a write',
    of: 'installation',
    kept: installation,
    plain: 'is_only written_at',
  },
} as const satisfies DataMap;
