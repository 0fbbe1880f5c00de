import type { RequestEffectsHandlers } from '#generated/console/families/request-effects/handlers.ts';
import { getApiRequestEffects } from './effects.ts';

export default { getApiRequestEffects } satisfies RequestEffectsHandlers;
