import type { Target } from '#src/domain/records/index.ts';

/** Definitions and drafts that hold files as records do, and are no records of people's work (`SubjectKind`): a file does not list them. */
export const definitionsWithFiles = [
  'ticket_reply_template',
  'ticket_draft',
  'certificate_template',
  'learning_path',
  'marketplace_listing',
  'training_attempt',
  'training_certification',
  'map_layer',
] as const;

/** What files are attached to. */
export type FileHolder =
  | Target
  | { readonly kind: (typeof definitionsWithFiles)[number]; readonly id: string };
