import type { FormsHandlers } from '#generated/families/forms/handlers.ts';
import { queryFormAnalytics } from './analytics/analytics.ts';
import {
  createForm,
  deleteForm,
  getForm,
  getFullForm,
  listForms,
  updateForm,
  updateFormSettings,
} from './form/forms.ts';
import { publishForm, republishForm, unpublishForm } from './form/publish.ts';
import { getFormSubmission, listFormSubmissions } from './submissions/submissions.ts';

export default {
  listForms,
  createForm,
  getForm,
  updateForm,
  deleteForm,
  getFullForm,
  publishForm,
  republishForm,
  updateFormSettings,
  unpublishForm,
  queryFormAnalytics,
  listFormSubmissions,
  getFormSubmission,
} satisfies FormsHandlers;
