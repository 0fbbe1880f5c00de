// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListFormVersionsInput {
  readonly path: t.ListFormVersionsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListFormVersionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface DiscardFormChangesInput {
  readonly path: t.DiscardFormChangesData['path'];
  readonly body: t.DiscardFormChangesData['body'];
}

export interface ListFormLinksInput {
  readonly path: t.ListFormLinksData['path'];
  readonly query: WithDefaults<NonNullable<t.ListFormLinksData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateFormLinkInput {
  readonly path: t.CreateFormLinkData['path'];
  readonly body: t.CreateFormLinkData['body'];
}

export interface RevokeFormLinkInput {
  readonly path: t.RevokeFormLinkData['path'];
}

export interface StartFormSubmissionInput {
  readonly path: t.StartFormSubmissionData['path'];
  readonly body: t.StartFormSubmissionData['body'];
}

export interface DeleteFormSubmissionInput {
  readonly path: t.DeleteFormSubmissionData['path'];
  readonly query: NonNullable<t.DeleteFormSubmissionData['query']>;
}

export interface DecideFormSubmissionInput {
  readonly path: t.DecideFormSubmissionData['path'];
  readonly body: t.DecideFormSubmissionData['body'];
}

/** Forms: one handler per operation of the contract. */
export interface FormsHandlers {
  /** List form versions · GET /console/api/forms/{id}/versions · forms.view */
  readonly listFormVersions: (ctx: ReadContext, input: ListFormVersionsInput) => Promise<Page<t.ListFormVersionsResponse['data'][number]>>;
  /** Discard unpublished changes of a form · POST /console/api/forms/{id}/discard-changes · forms.author */
  readonly discardFormChanges: (ctx: WriteContext<never>, input: DiscardFormChangesInput) => Promise<Result<t.DiscardFormChangesResponse['data']>>;
  /** List client links of a form · GET /console/api/forms/{id}/links · forms.view */
  readonly listFormLinks: (ctx: ReadContext, input: ListFormLinksInput) => Promise<Page<t.ListFormLinksResponse['data'][number]>>;
  /** Create a client link to a form · POST /console/api/forms/{id}/links · forms.view */
  readonly createFormLink: (ctx: WriteContext<never>, input: CreateFormLinkInput) => Promise<Result<t.CreateFormLinkResponse['data']>>;
  /** Revoke a client link · POST /console/api/form-links/{id}/revoke · forms.view */
  readonly revokeFormLink: (ctx: WriteContext<never>, input: RevokeFormLinkInput) => Promise<Result<t.RevokeFormLinkResponse['data']>>;
  /** Start a form submission as a member · POST /console/api/forms/{id}/submissions · forms.view */
  readonly startFormSubmission: (ctx: WriteContext<never>, input: StartFormSubmissionInput) => Promise<Result<t.StartFormSubmissionResponse['data']>>;
  /** Delete a form submission · DELETE /console/api/form-submissions/{id} · forms.review */
  readonly deleteFormSubmission: (ctx: WriteContext<'process.instance_updated'>, input: DeleteFormSubmissionInput) => Promise<Result<t.DeleteFormSubmissionResponse['data']>>;
  /** Decide on a held submission · POST /console/api/form-submissions/{id}/decision · forms.review */
  readonly decideFormSubmission: (ctx: WriteContext<'form.submission_ready' | 'form.submission_rejected' | 'client.created' | 'client.updated' | 'ticket.created' | 'ticket.message_received' | 'ticket.assigned' | 'ticket.linked_process_created' | 'process.instance_created' | 'process.instance_updated' | 'custom_object_record.created'>, input: DecideFormSubmissionInput) => Promise<Result<t.DecideFormSubmissionResponse['data']>>;
}
