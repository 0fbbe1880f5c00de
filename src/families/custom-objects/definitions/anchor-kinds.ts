import type { CustomObjectAnchorKind } from '#generated/types.gen.ts';

const kinds: Readonly<Record<CustomObjectAnchorKind, true>> = {
  client: true,
  client_program: true,
  task: true,
  ticket: true,
  escalation: true,
  sop: true,
  training_course: true,
  form_submission: true,
  invoice: true,
  user: true,
};

/** Kinds of built-in records that custom object records can be attached to. */
export const anchorKinds = Object.keys(kinds) as readonly CustomObjectAnchorKind[];
