import type { FormsHandlers } from '#generated/console/families/forms/handlers.ts';
import { listFormVersions } from './form/forms.ts';
import { discardFormChanges } from './form/publish.ts';
import { createFormLink, listFormLinks, revokeFormLink } from './links/links.ts';
import { decideFormSubmission, deleteFormSubmission, startFormSubmission } from './submissions/members.ts';

export default {
  listFormVersions,
  discardFormChanges,
  listFormLinks,
  createFormLink,
  revokeFormLink,
  startFormSubmission,
  deleteFormSubmission,
  decideFormSubmission,
} satisfies FormsHandlers;
