import type { EscalationsHandlers } from '#generated/families/escalations/handlers.ts';
import { assignEscalation } from './assign.ts';
import { createEscalation } from './create.ts';
import { getEscalation, getEscalationCounts, listEscalations } from './escalations.ts';
import { generateEscalationAiSummary } from './generate.ts';
import {
  createEscalationNextStep,
  deleteEscalationNextSteps,
  listEscalationNextSteps,
  updateEscalationNextStep,
} from './next-steps.ts';
import {
  addEscalationParticipants,
  listEscalationParticipants,
  removeEscalationParticipants,
} from './participants.ts';
import { listEscalationRecommendations, setEscalationSelectedRecommendation } from './recommendations.ts';
import { getEscalationSettings, updateEscalationSettings } from './settings.ts';
import { replaceEscalationAiSummary } from './summary.ts';
import { replaceEscalationTags } from './tags.ts';
import { linkEscalationTask, listEscalationTaskLinks, unlinkEscalationTask } from './task-links.ts';
import { transitionEscalation } from './transition.ts';

export default {
  getEscalationSettings,
  updateEscalationSettings,
  listEscalations,
  createEscalation,
  getEscalationCounts,
  getEscalation,
  transitionEscalation,
  assignEscalation,
  replaceEscalationTags,
  listEscalationNextSteps,
  createEscalationNextStep,
  updateEscalationNextStep,
  deleteEscalationNextSteps,
  listEscalationParticipants,
  addEscalationParticipants,
  removeEscalationParticipants,
  listEscalationTaskLinks,
  linkEscalationTask,
  unlinkEscalationTask,
  replaceEscalationAiSummary,
  generateEscalationAiSummary,
  listEscalationRecommendations,
  setEscalationSelectedRecommendation,
} satisfies EscalationsHandlers;
