// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export const eventTypes = [
  'ticket.assigned',
  'ticket.created',
  'ticket.linked_process_created',
  'ticket.moved',
  'ticket.updated',
  'form.submission_rejected',
  'form.submission_ready',
  'client.created',
  'client.merged',
  'client.updated',
  'client_program.resumed',
  'custom_object_record.created',
  'custom_object_record.deleted',
  'custom_object_record.updated',
  'escalation.updated',
  'process.instance_completed',
  'process.instance_created',
  'process.instance_updated',
  'sop.updated',
  'training.assessment_passed',
  'training.course_completed',
  'user.invited',
  'user.setup_completed',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = 'actor' | 'occurred_at' | 'sequence' | 'correlation_id' | 'causation' | 'truncated';

type Own<T> = Omit<T, EventCommonField>;

/** What a handler hands over to emit an event of each type. */
export interface EventData {
  /** Agents are assigned to a ticket */
  readonly 'ticket.assigned': Own<t.TicketAssignedData>;
  /** A ticket is opened */
  readonly 'ticket.created': Own<t.TicketCreatedData>;
  /** A task is created from a ticket */
  readonly 'ticket.linked_process_created': Own<t.TicketLinkedProcessCreatedData>;
  /** A ticket moves to another inbox */
  readonly 'ticket.moved': Own<t.TicketMovedData>;
  /** Details of a ticket change */
  readonly 'ticket.updated': Own<t.TicketUpdatedData>;
  /** A reviewer rejects a held submission */
  readonly 'form.submission_rejected': Own<t.FormSubmissionRejectedData>;
  /** A submission is finalized and ready to act on */
  readonly 'form.submission_ready': Own<t.FormSubmissionReadyData>;
  /** A client is created */
  readonly 'client.created': Own<t.ClientCreatedData>;
  /** A client is merged into a surviving client */
  readonly 'client.merged': Own<t.ClientMergedData>;
  /** Tracked fields of a client change */
  readonly 'client.updated': Own<t.ClientUpdatedData>;
  /** A paused or suspended client program resumes */
  readonly 'client_program.resumed': Own<t.ClientProgramResumedData>;
  /** A custom object record is created */
  readonly 'custom_object_record.created': Own<t.CustomObjectRecordCreatedData>;
  /** A custom object record is deleted */
  readonly 'custom_object_record.deleted': Own<t.CustomObjectRecordDeletedData>;
  /** A custom object record is updated */
  readonly 'custom_object_record.updated': Own<t.CustomObjectRecordUpdatedData>;
  /** Details of an escalation change */
  readonly 'escalation.updated': Own<t.EscalationUpdatedData>;
  /** A task is completed */
  readonly 'process.instance_completed': Own<t.ProcessInstanceCompletedData>;
  /** A task is created */
  readonly 'process.instance_created': Own<t.ProcessInstanceCreatedData>;
  /** A task is updated */
  readonly 'process.instance_updated': Own<t.ProcessInstanceUpdatedData>;
  /** Content, steps or metadata of a published SOP change */
  readonly 'sop.updated': Own<t.SopUpdatedData>;
  /** A user passes an assessment */
  readonly 'training.assessment_passed': Own<t.TrainingAssessmentPassedData>;
  /** A user completes a course */
  readonly 'training.course_completed': Own<t.TrainingCourseCompletedData>;
  /** A user is invited */
  readonly 'user.invited': Own<t.UserInvitedData>;
  /** A user finishes the in-app setup */
  readonly 'user.setup_completed': Own<t.UserSetupCompletedData>;
}
