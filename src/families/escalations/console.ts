import type { EscalationsHandlers } from '#generated/console/families/escalations/handlers.ts';
import { listEscalationActivity } from './escalations.ts';
import { updateEscalation } from './update.ts';

export default { updateEscalation, listEscalationActivity } satisfies EscalationsHandlers;
