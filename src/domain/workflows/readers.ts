import type { SubjectKind } from '#generated/types.gen.ts';

/** The operation that reads a record of each kind. */
const readers: Partial<Record<SubjectKind, string>> = {
  client: 'getClient',
  client_note: 'getClientNote',
  client_program: 'getClientProgram',
  task: 'getTask',
  ticket: 'getTicket',
  escalation: 'getEscalation',
  sop: 'getSop',
  training_course: 'getTrainingCourse',
  custom_object_record: 'getCustomObjectRecord',
  form_submission: 'getFormSubmission',
  invoice: 'getInvoice',
  time_entry: 'getTimeEntry',
  user: 'getUser',
};

/** The operation that reads records of a kind; undefined for a kind without one. */
export const readerOf = (kind: string): string | undefined => readers[kind as SubjectKind];
