import { expect, it } from 'vitest';
import { families } from '#generated/operations.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { families as hostedFamilies } from '#generated/hosted/operations.ts';
import catalog from '../../generated/event-catalog.json' with { type: 'json' };
import { emittedElsewhere } from '../../spec/lint/exceptions.ts';
import { stubLists } from './operations.ts';

/**
 * The operations from which an event has to be expected, by the rules of its record. Others may send it too; what comes from timers,
 * incoming mail and the sender of messages is no operation's, and `emittedElsewhere` has the events that come from nothing else.
 */
const sources: Readonly<Record<string, string>> = {
  'client_note.created': 'createClientNote',
  'client_note.updated': 'updateClientNote updateClientNotePin',
  'client.bank_authorization_required': 'manageClientPaymentMethod manageInvoice completePaymentSetup',
  'client.created': 'createClient manageClient runDataImport decideFormSubmission',
  'client.deleted': 'deleteClient bulkDeleteClients',
  'client.merged': 'mergeClients',
  'client.updated':
    'updateClient manageClient bulkUpdateClients updateClientSlug migrateClientProfile replaceClientServiceSelections mergeClients runDataImport decideFormSubmission resolveTicketReviewItem',
  'client_program.added': 'manageClientProgram',
  'client_program.billing_changed': 'updateClientProgramBilling updateClientProgramTaxRate',
  'client_program.cancelled':
    'manageClientProgram updateClientProgram transitionClientProgram cancelEnrolment',
  'client_program.completed': '',
  'client_program.paused': 'transitionClientProgram',
  'client_program.resumed': 'transitionClientProgram manageInvoice createCreditNote',
  'client_program.started': 'manageClientProgram updateClientProgram',
  'client_program.suspended': '',
  'custom_object_record.created':
    'createCustomObjectRecord manageCustomObjectRecord duplicateCustomObjectRecord runDataImport decideFormSubmission',
  'custom_object_record.deleted': 'deleteCustomObjectRecord bulkDeleteCustomObjectRecords',
  'custom_object_record.updated':
    'updateCustomObjectRecord manageCustomObjectRecord transitionCustomObjectRecord archiveCustomObjectRecord unarchiveCustomObjectRecord bulkUpdateCustomObjectRecords bulkTransitionCustomObjectRecords bulkArchiveCustomObjectRecords createCustomObjectRecordLink deleteCustomObjectRecordLink createCustomObjectLink deleteCustomObjectLink runDataImport',
  'escalation.comment_added': 'createComment addCommentToThread',
  'escalation.created': 'createEscalation',
  'escalation.reassigned': 'assignEscalation transitionEscalation',
  'escalation.status_changed': 'transitionEscalation',
  'escalation.updated':
    'updateEscalation replaceEscalationTags addEscalationParticipants removeEscalationParticipants createEscalationNextStep updateEscalationNextStep deleteEscalationNextSteps linkEscalationTask unlinkEscalationTask replaceEscalationAiSummary generateEscalationAiSummary setEscalationSelectedRecommendation',
  'form.submission_ready': 'decideFormSubmission',
  'form.submission_rejected': 'decideFormSubmission',
  'manual.button': 'runAutomation',
  'sop.archived': 'updateSop',
  'sop.feedback_received': 'createSopFeedback createSopOutdatedFlag',
  'sop.published': 'updateSop decideSopReview',
  'sop.updated':
    'updateSop bulkUpdateSops moveSop moveSopFolderContents addSopPrerequisites deleteSopPrerequisites setSopTag updateSopTag deleteSopTag decideSopReview',
  'process.instance_completed':
    'updateProcessInstance manageTask updateTaskFields bulkUpdateTasks transitionTaskStage manageTaskStage bulkUpdateTaskStages completeTaskSubstage runDataImport',
  'process.instance_created': 'createTask manageTask runDataImport decideFormSubmission',
  'process.instance_deleted': 'deleteTask bulkDeleteTasks',
  'process.instance_updated':
    'updateProcessInstance manageTask updateTaskFields bulkUpdateTasks transitionTaskStage jumpTaskToStage manageTaskStage bulkUpdateTaskStages completeTaskSubstage reopenTaskSubstage restoreTask setTaskPrivacy replaceTaskWatchers rerunAssignment retryTaskStageOverflowAssignment mergeTasks runDataImport attachTaskStageToolFile detachTaskStageToolFile deleteAttachment detachFile',
  'process.merged': 'mergeTasks',
  'process.stage_changed':
    'transitionTaskStage jumpTaskToStage manageTaskStage bulkUpdateTaskStages completeTaskSubstage reopenTaskSubstage',
  'ticket.all_linked_processes_completed':
    'updateProcessInstance manageTask updateTaskFields bulkUpdateTasks transitionTaskStage manageTaskStage bulkUpdateTaskStages completeTaskSubstage runDataImport',
  'ticket.assigned':
    'assignTicket manageTicket bulkUpdateTickets createTicket resolveTicketReviewItem decideFormSubmission',
  'ticket.created': 'createTicket manageTicket resolveTicketReviewItem decideFormSubmission',
  'ticket.draft_review_approved': 'decideTicketDraftReview',
  'ticket.draft_review_rejected': 'decideTicketDraftReview',
  'ticket.draft_review_requested': 'saveTicketDraft createTicketMessage',
  'ticket.linked_process_attached': 'linkTaskTicket',
  'ticket.linked_process_created': 'createTask manageTask decideFormSubmission',
  'ticket.merged': 'mergeTickets',
  'ticket.message_received':
    'createTicket manageTicket createTicketMessage resolveTicketReviewItem decideFormSubmission',
  'ticket.message_sent': '',
  'ticket.moved': 'moveTicket bulkMoveTickets createTicket manageTicket resolveTicketReviewItem',
  'ticket.priority_changed': 'updateTicket manageTicket bulkUpdateTickets',
  'ticket.sla_at_risk': '',
  'ticket.sla_breached': '',
  'ticket.spam_marked': 'updateTicket manageTicket bulkUpdateTickets resolveTicketReviewItem',
  'ticket.status_changed':
    'updateTicket manageTicket bulkUpdateTickets assignTicket createTicketMessage mergeTickets resolveTicketReviewItem',
  'ticket.unassigned': 'assignTicket manageTicket bulkUpdateTickets',
  'ticket.updated':
    'updateTicket manageTicket bulkUpdateTickets manageTicketCorrespondents setTicketPrivacy moveTicket bulkMoveTickets createTicket resolveTicketReviewItem',
  'training.assessment_failed': 'submitTrainingAssessmentAttempt decideTrainingManagerReview',
  'training.assessment_passed':
    'submitTrainingAssessmentAttempt decideTrainingManagerReview regradeTrainingAssessment',
  'training.assessment_submitted': 'submitTrainingAssessmentAttempt',
  'training.course_completed':
    'setTrainingLessonCompletion submitTrainingAssessmentAttempt decideTrainingManagerReview updateTrainingCourse deleteTrainingLessons deleteTrainingModules updateTrainingLesson regradeTrainingAssessment',
  'training.course_failed': 'submitTrainingAssessmentAttempt decideTrainingManagerReview',
  'user.invited': 'inviteUser resendInvitation',
  'user.setup_completed': '',
};

/** Families whose records are told to nobody: the audit trail and the live stream have their changes. */
const silent = [
  'activity',
  'ai',
  'api-keys',
  'chat',
  'fields',
  'files',
  'layouts',
  'map-layers',
  'marketplace',
  'notifications',
  'status-options',
  'time-entries',
  'views',
];

/** What operations of silent families tell of records of others that they change: a file leaves a file request of a stage. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  deleteAttachment: ['process.instance_updated'],
  detachFile: ['process.instance_updated'],
};

/** `operation event` of operations that are built, and send the event only once this other one is built: they declare it then. */
const waiting: Readonly<Record<string, string>> = {};
const waitsFor = (id: string, type: string): boolean => {
  const other = waiting[`${id} ${type}`];
  return other !== undefined && stubLists.public.entries.includes(other);
};

interface Family {
  readonly name: string;
  readonly operations: readonly { readonly id: string; readonly events: readonly string[] }[];
}

const all: readonly Family[] = [...families, ...consoleFamilies, ...hostedFamilies];
const declared = new Map(
  all.flatMap(({ operations }) => operations.map(({ id, events }) => [id, events] as const)),
);
const wanted = (type: string): string[] => sources[type]!.split(' ').filter(Boolean);

it('has the sources of every event', () => {
  expect(Object.keys(sources).toSorted()).toEqual(catalog.map(({ type }) => type).toSorted());
  const sourceless = catalog.map(({ type }) => type).filter((type) => wanted(type).length === 0);
  expect(sourceless.filter((type) => !emittedElsewhere.has(type))).toEqual([]);
});

it.each(Object.keys(sources))('%s is declared by the operations from which it has to be expected', (type) => {
  const missing = wanted(type).filter((id) => !(declared.get(id)?.includes(type) ?? false));
  expect(missing.filter((id) => !waitsFor(id, type))).toEqual([]);
});

it('lets no operation wait that declares its event already', () => {
  const declaring = Object.keys(waiting).filter((pair) => {
    const [id, type] = pair.split(' ');
    return declared.get(id!)!.includes(type!);
  });
  expect(declaring).toEqual([]);
});

it('sends nothing from families that are silent', () => {
  const talking = all
    .filter(({ name }) => silent.includes(name))
    .flatMap(({ name, operations }) => operations.map((operation) => ({ ...operation, family: name })))
    .flatMap(({ family, id, events }) => {
      const own = events.filter((type) => !(ofOthers[id] ?? []).includes(type));
      return own.length === 0 ? [] : [talks(family, id, own)];
    });
  expect(talking).toEqual([]);
});

const talks = (family: string, id: string, types: readonly string[]): string =>
  `${id} declares ${types.join(', ')} in its \`x-events\`, but ${family} is silent: by §17 of the domain model its operations emit no event, and ` +
  'the audit trail and the live stream have the changes of its records. Delete the event from `x-events`. ' +
  `When the event is of another record that the operation changes, add it to \`ofOthers\`; once §17 lets ${family} emit events, delete it from \`silent\`.`;
