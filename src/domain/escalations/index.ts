// What other families need to know of escalations: how events carry one, and who takes part in it.
export { findEventEscalation, isSubjectOrRemedy } from './event-escalation.queries.ts';
export { selectParticipantIds } from './participants.queries.ts';
