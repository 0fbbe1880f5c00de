// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getEscalationSettings: RequestValidators;
  readonly updateEscalationSettings: RequestValidators;
  readonly listEscalations: RequestValidators;
  readonly createEscalation: RequestValidators;
  readonly getEscalationCounts: RequestValidators;
  readonly listEscalationNextSteps: RequestValidators;
  readonly listEscalationParticipants: RequestValidators;
  readonly getEscalation: RequestValidators;
  readonly replaceEscalationAiSummary: RequestValidators;
  readonly generateEscalationAiSummary: RequestValidators;
  readonly assignEscalation: RequestValidators;
  readonly createEscalationNextStep: RequestValidators;
  readonly updateEscalationNextStep: RequestValidators;
  readonly deleteEscalationNextSteps: RequestValidators;
  readonly addEscalationParticipants: RequestValidators;
  readonly removeEscalationParticipants: RequestValidators;
  readonly listEscalationRecommendations: RequestValidators;
  readonly setEscalationSelectedRecommendation: RequestValidators;
  readonly transitionEscalation: RequestValidators;
  readonly replaceEscalationTags: RequestValidators;
  readonly listEscalationTaskLinks: RequestValidators;
  readonly linkEscalationTask: RequestValidators;
  readonly unlinkEscalationTask: RequestValidators;
};
