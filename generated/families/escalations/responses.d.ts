// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getEscalationSettings: Readonly<Record<string, Validate>>;
  readonly updateEscalationSettings: Readonly<Record<string, Validate>>;
  readonly listEscalations: Readonly<Record<string, Validate>>;
  readonly createEscalation: Readonly<Record<string, Validate>>;
  readonly getEscalationCounts: Readonly<Record<string, Validate>>;
  readonly listEscalationNextSteps: Readonly<Record<string, Validate>>;
  readonly listEscalationParticipants: Readonly<Record<string, Validate>>;
  readonly getEscalation: Readonly<Record<string, Validate>>;
  readonly replaceEscalationAiSummary: Readonly<Record<string, Validate>>;
  readonly generateEscalationAiSummary: Readonly<Record<string, Validate>>;
  readonly assignEscalation: Readonly<Record<string, Validate>>;
  readonly createEscalationNextStep: Readonly<Record<string, Validate>>;
  readonly updateEscalationNextStep: Readonly<Record<string, Validate>>;
  readonly deleteEscalationNextSteps: Readonly<Record<string, Validate>>;
  readonly addEscalationParticipants: Readonly<Record<string, Validate>>;
  readonly removeEscalationParticipants: Readonly<Record<string, Validate>>;
  readonly listEscalationRecommendations: Readonly<Record<string, Validate>>;
  readonly setEscalationSelectedRecommendation: Readonly<Record<string, Validate>>;
  readonly transitionEscalation: Readonly<Record<string, Validate>>;
  readonly replaceEscalationTags: Readonly<Record<string, Validate>>;
  readonly listEscalationTaskLinks: Readonly<Record<string, Validate>>;
  readonly linkEscalationTask: Readonly<Record<string, Validate>>;
  readonly unlinkEscalationTask: Readonly<Record<string, Validate>>;
};
