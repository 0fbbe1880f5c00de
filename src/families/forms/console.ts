import type { FormsHandlers } from '#generated/console/families/forms/handlers.ts';
import { listFormVersions } from './form/forms.ts';
import { discardFormChanges } from './form/publish.ts';

export default { listFormVersions, discardFormChanges } satisfies FormsHandlers;
