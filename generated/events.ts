// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export const eventTypes = [
  'client_note.created',
  'client_note.updated',
  'client.bank_authorization_required',
  'client.created',
  'client.deleted',
  'client.merged',
  'client.updated',
  'client_program.added',
  'client_program.billing_changed',
  'client_program.cancelled',
  'client_program.completed',
  'client_program.paused',
  'client_program.resumed',
  'client_program.started',
  'client_program.suspended',
  'custom_object_record.created',
  'custom_object_record.deleted',
  'custom_object_record.updated',
  'escalation.comment_added',
  'escalation.created',
  'escalation.reassigned',
  'escalation.status_changed',
  'escalation.updated',
  'form.submission_ready',
  'form.submission_rejected',
  'manual.button',
  'sop.archived',
  'sop.feedback_received',
  'sop.published',
  'sop.updated',
  'process.instance_completed',
  'process.instance_created',
  'process.instance_deleted',
  'process.instance_updated',
  'process.merged',
  'process.stage_changed',
  'ticket.all_linked_processes_completed',
  'ticket.assigned',
  'ticket.created',
  'ticket.draft_review_approved',
  'ticket.draft_review_rejected',
  'ticket.draft_review_requested',
  'ticket.linked_process_attached',
  'ticket.linked_process_created',
  'ticket.merged',
  'ticket.message_received',
  'ticket.message_sent',
  'ticket.moved',
  'ticket.priority_changed',
  'ticket.sla_at_risk',
  'ticket.sla_breached',
  'ticket.spam_marked',
  'ticket.status_changed',
  'ticket.unassigned',
  'ticket.updated',
  'training.assessment_failed',
  'training.assessment_passed',
  'training.assessment_submitted',
  'training.course_completed',
  'training.course_failed',
  'user.invited',
  'user.setup_completed',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = 'actor' | 'occurred_at' | 'sequence' | 'correlation_id' | 'causation' | 'truncated';

type Own<T> = Omit<T, EventCommonField>;

/** What a handler hands over to emit an event of each type. */
export interface EventData {
  /** A note is added to a client */
  readonly 'client_note.created': Own<t.ClientNoteCreatedData>;
  /** A client note is modified */
  readonly 'client_note.updated': Own<t.ClientNoteUpdatedData>;
  /** A saved bank account needs the client's authorization */
  readonly 'client.bank_authorization_required': Own<t.ClientBankAuthorizationRequiredData>;
  /** A client is created */
  readonly 'client.created': Own<t.ClientCreatedData>;
  /** A client is deleted */
  readonly 'client.deleted': Own<t.ClientDeletedData>;
  /** A client is merged into a surviving client */
  readonly 'client.merged': Own<t.ClientMergedData>;
  /** Tracked fields of a client change */
  readonly 'client.updated': Own<t.ClientUpdatedData>;
  /** A client is subscribed to a program */
  readonly 'client_program.added': Own<t.ClientProgramAddedData>;
  /** The billing of an enrolment changes */
  readonly 'client_program.billing_changed': Own<t.ClientProgramBillingChangedData>;
  /** A program subscription is cancelled */
  readonly 'client_program.cancelled': Own<t.ClientProgramCancelledData>;
  /** A program reaches its end date */
  readonly 'client_program.completed': Own<t.ClientProgramCompletedData>;
  /** An active client program is paused */
  readonly 'client_program.paused': Own<t.ClientProgramPausedData>;
  /** A paused or suspended client program resumes */
  readonly 'client_program.resumed': Own<t.ClientProgramResumedData>;
  /** A client program starts */
  readonly 'client_program.started': Own<t.ClientProgramStartedData>;
  /** A client program is suspended for failed payments */
  readonly 'client_program.suspended': Own<t.ClientProgramSuspendedData>;
  /** A custom object record is created */
  readonly 'custom_object_record.created': Own<t.CustomObjectRecordCreatedData>;
  /** A custom object record is deleted */
  readonly 'custom_object_record.deleted': Own<t.CustomObjectRecordDeletedData>;
  /** A custom object record is updated */
  readonly 'custom_object_record.updated': Own<t.CustomObjectRecordUpdatedData>;
  /** A comment is added to an escalation */
  readonly 'escalation.comment_added': Own<t.EscalationCommentAddedData>;
  /** An escalation is created */
  readonly 'escalation.created': Own<t.EscalationCreatedData>;
  /** An escalation is assigned to a different user */
  readonly 'escalation.reassigned': Own<t.EscalationReassignedData>;
  /** An escalation changes status */
  readonly 'escalation.status_changed': Own<t.EscalationStatusChangedData>;
  /** Details of an escalation change */
  readonly 'escalation.updated': Own<t.EscalationUpdatedData>;
  /** A submission is finalized and ready to act on */
  readonly 'form.submission_ready': Own<t.FormSubmissionReadyData>;
  /** A reviewer rejects a held submission */
  readonly 'form.submission_rejected': Own<t.FormSubmissionRejectedData>;
  /** A user clicks a button or action link */
  readonly 'manual.button': Own<t.ManualButtonData>;
  /** An SOP is archived */
  readonly 'sop.archived': Own<t.SopArchivedData>;
  /** Feedback is given on an SOP or it is flagged as outdated */
  readonly 'sop.feedback_received': Own<t.SopFeedbackReceivedData>;
  /** An SOP goes live */
  readonly 'sop.published': Own<t.SopPublishedData>;
  /** Content, steps or metadata of a published SOP change */
  readonly 'sop.updated': Own<t.SopUpdatedData>;
  /** A task is completed */
  readonly 'process.instance_completed': Own<t.ProcessInstanceCompletedData>;
  /** A task is created */
  readonly 'process.instance_created': Own<t.ProcessInstanceCreatedData>;
  /** A task is deleted */
  readonly 'process.instance_deleted': Own<t.ProcessInstanceDeletedData>;
  /** A task is updated */
  readonly 'process.instance_updated': Own<t.ProcessInstanceUpdatedData>;
  /** A task is merged into another */
  readonly 'process.merged': Own<t.ProcessMergedData>;
  /** A task moves to another stage */
  readonly 'process.stage_changed': Own<t.ProcessStageChangedData>;
  /** All linked tasks of a ticket are completed */
  readonly 'ticket.all_linked_processes_completed': Own<t.TicketAllLinkedProcessesCompletedData>;
  /** Agents are assigned to a ticket */
  readonly 'ticket.assigned': Own<t.TicketAssignedData>;
  /** A ticket is opened */
  readonly 'ticket.created': Own<t.TicketCreatedData>;
  /** A draft review is approved */
  readonly 'ticket.draft_review_approved': Own<t.TicketDraftReviewApprovedData>;
  /** A draft review is rejected or sent back */
  readonly 'ticket.draft_review_rejected': Own<t.TicketDraftReviewRejectedData>;
  /** A draft is submitted for review */
  readonly 'ticket.draft_review_requested': Own<t.TicketDraftReviewRequestedData>;
  /** A task is linked to a ticket */
  readonly 'ticket.linked_process_attached': Own<t.TicketLinkedProcessAttachedData>;
  /** A task is created from a ticket */
  readonly 'ticket.linked_process_created': Own<t.TicketLinkedProcessCreatedData>;
  /** A ticket is merged into another */
  readonly 'ticket.merged': Own<t.TicketMergedData>;
  /** An inbound message arrives */
  readonly 'ticket.message_received': Own<t.TicketMessageReceivedData>;
  /** An outbound message is sent */
  readonly 'ticket.message_sent': Own<t.TicketMessageSentData>;
  /** A ticket moves to another inbox */
  readonly 'ticket.moved': Own<t.TicketMovedData>;
  /** The priority of a ticket changes */
  readonly 'ticket.priority_changed': Own<t.TicketPriorityChangedData>;
  /** A ticket enters its at-risk SLA window */
  readonly 'ticket.sla_at_risk': Own<t.TicketSlaAtRiskData>;
  /** A ticket breaches an SLA deadline */
  readonly 'ticket.sla_breached': Own<t.TicketSlaBreachedData>;
  /** A ticket or its sender is marked as spam */
  readonly 'ticket.spam_marked': Own<t.TicketSpamMarkedData>;
  /** The status of a ticket changes */
  readonly 'ticket.status_changed': Own<t.TicketStatusChangedData>;
  /** Agents are removed from a ticket */
  readonly 'ticket.unassigned': Own<t.TicketUnassignedData>;
  /** Details of a ticket change */
  readonly 'ticket.updated': Own<t.TicketUpdatedData>;
  /** A user fails an assessment */
  readonly 'training.assessment_failed': Own<t.TrainingAssessmentFailedData>;
  /** A user passes an assessment */
  readonly 'training.assessment_passed': Own<t.TrainingAssessmentPassedData>;
  /** A user submits an assessment */
  readonly 'training.assessment_submitted': Own<t.TrainingAssessmentSubmittedData>;
  /** A user completes a course */
  readonly 'training.course_completed': Own<t.TrainingCourseCompletedData>;
  /** A user fails a course */
  readonly 'training.course_failed': Own<t.TrainingCourseFailedData>;
  /** A user is invited */
  readonly 'user.invited': Own<t.UserInvitedData>;
  /** A user finishes the in-app setup */
  readonly 'user.setup_completed': Own<t.UserSetupCompletedData>;
}
