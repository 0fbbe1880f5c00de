// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export const eventTypes = [
  'training.assessment_passed',
  'training.course_completed',
  'sop.updated',
  'client.updated',
  'client.merged',
  'client_program.resumed',
  'escalation.updated',
  'process.instance_updated',
  'user.invited',
  'user.setup_completed',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Fields that every event carries; the service fills them in. */
export type EventCommonField = 'actor' | 'occurred_at' | 'sequence' | 'correlation_id' | 'causation' | 'truncated';

type Own<T> = Omit<T, EventCommonField>;

/** What a handler hands over to emit an event of each type. */
export interface EventData {
  /** A user passes an assessment */
  readonly 'training.assessment_passed': Own<t.TrainingAssessmentPassedData>;
  /** A user completes a course */
  readonly 'training.course_completed': Own<t.TrainingCourseCompletedData>;
  /** Content, steps or metadata of a published SOP change */
  readonly 'sop.updated': Own<t.SopUpdatedData>;
  /** Tracked fields of a client change */
  readonly 'client.updated': Own<t.ClientUpdatedData>;
  /** A client is merged into a surviving client */
  readonly 'client.merged': Own<t.ClientMergedData>;
  /** A paused or suspended client program resumes */
  readonly 'client_program.resumed': Own<t.ClientProgramResumedData>;
  /** Details of an escalation change */
  readonly 'escalation.updated': Own<t.EscalationUpdatedData>;
  /** Any field of a task changes */
  readonly 'process.instance_updated': Own<t.ProcessInstanceUpdatedData>;
  /** A user is invited */
  readonly 'user.invited': Own<t.UserInvitedData>;
  /** A user finishes the in-app setup */
  readonly 'user.setup_completed': Own<t.UserSetupCompletedData>;
}
