// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListFormSubmissionsInput {
  readonly query: WithDefaults<NonNullable<t.ListFormSubmissionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetFormSubmissionInput {
  readonly path: t.GetFormSubmissionData['path'];
}

export interface ListFormsInput {
  readonly query: WithDefaults<NonNullable<t.ListFormsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateFormInput {
  readonly body: t.CreateFormData['body'];
}

export interface GetFormInput {
  readonly path: t.GetFormData['path'];
}

export interface UpdateFormInput {
  readonly path: t.UpdateFormData['path'];
  readonly body: t.UpdateFormData['body'];
}

export interface DeleteFormInput {
  readonly path: t.DeleteFormData['path'];
  readonly query: NonNullable<t.DeleteFormData['query']>;
}

export interface QueryFormAnalyticsInput {
  readonly path: t.QueryFormAnalyticsData['path'];
  readonly body: t.QueryFormAnalyticsData['body'];
}

export interface GetFullFormInput {
  readonly path: t.GetFullFormData['path'];
  readonly query: NonNullable<t.GetFullFormData['query']>;
}

export interface PublishFormInput {
  readonly path: t.PublishFormData['path'];
  readonly body: t.PublishFormData['body'];
}

export interface RepublishFormInput {
  readonly path: t.RepublishFormData['path'];
  readonly body: t.RepublishFormData['body'];
}

export interface UpdateFormSettingsInput {
  readonly path: t.UpdateFormSettingsData['path'];
  readonly body: t.UpdateFormSettingsData['body'];
}

export interface UnpublishFormInput {
  readonly path: t.UnpublishFormData['path'];
  readonly body: t.UnpublishFormData['body'];
}

/** Forms: one handler per operation of the contract. */
export interface FormsHandlers {
  /** List form submissions · GET /v1/form-submissions · forms.view */
  readonly listFormSubmissions: (ctx: ReadContext, input: ListFormSubmissionsInput) => Promise<Page<t.ListFormSubmissionsResponse['data'][number]>>;
  /** Get a form submission with its questions · GET /v1/form-submissions/{id} · forms.view */
  readonly getFormSubmission: (ctx: ReadContext, input: GetFormSubmissionInput) => Promise<Result<t.GetFormSubmissionResponse['data']>>;
  /** List forms · GET /v1/forms · forms.view */
  readonly listForms: (ctx: ReadContext, input: ListFormsInput) => Promise<Page<t.ListFormsResponse['data'][number]>>;
  /** Create a form · POST /v1/forms · forms.author */
  readonly createForm: (ctx: WriteContext<never>, input: CreateFormInput) => Promise<Result<t.CreateFormResponse['data']>>;
  /** Get a form · GET /v1/forms/{id} · forms.view */
  readonly getForm: (ctx: ReadContext, input: GetFormInput) => Promise<Result<t.GetFormResponse['data']>>;
  /** Update a form · PATCH /v1/forms/{id} · forms.author */
  readonly updateForm: (ctx: WriteContext<never>, input: UpdateFormInput) => Promise<Result<t.UpdateFormResponse['data']>>;
  /** Delete a form · DELETE /v1/forms/{id} · forms.author */
  readonly deleteForm: (ctx: WriteContext<never>, input: DeleteFormInput) => Promise<Result<t.DeleteFormResponse['data']>>;
  /** Get form statistics · POST /v1/forms/{id}/analytics · forms.view */
  readonly queryFormAnalytics: (ctx: ReadContext, input: QueryFormAnalyticsInput) => Promise<Result<t.QueryFormAnalyticsResponse['data']>>;
  /** Get a form with its elements and settings · GET /v1/forms/{id}/full · forms.view */
  readonly getFullForm: (ctx: ReadContext, input: GetFullFormInput) => Promise<Result<t.GetFullFormResponse['data']>>;
  /** Publish a form · POST /v1/forms/{id}/publish · forms.publish */
  readonly publishForm: (ctx: WriteContext<never>, input: PublishFormInput) => Promise<Result<t.PublishFormResponse['data']>>;
  /** Republish a form · POST /v1/forms/{id}/republish · forms.publish */
  readonly republishForm: (ctx: WriteContext<never>, input: RepublishFormInput) => Promise<Result<t.RepublishFormResponse['data']>>;
  /** Update form settings · PATCH /v1/forms/{id}/settings · forms.author */
  readonly updateFormSettings: (ctx: WriteContext<never>, input: UpdateFormSettingsInput) => Promise<Result<t.UpdateFormSettingsResponse['data']>>;
  /** Unpublish a form · POST /v1/forms/{id}/unpublish · forms.publish */
  readonly unpublishForm: (ctx: WriteContext<never>, input: UnpublishFormInput) => Promise<Result<t.UnpublishFormResponse['data']>>;
}
