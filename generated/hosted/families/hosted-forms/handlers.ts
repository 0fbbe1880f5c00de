// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/hosted.ts';
import type { TextAnswer, WithFiles } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface GetHostedFormInput {
  readonly path: t.GetHostedFormData['path'];
  readonly accept: 'application/json' | 'text/html';
}

export interface StartHostedFormSubmissionInput {
  readonly path: t.StartHostedFormSubmissionData['path'];
  readonly body: t.StartHostedFormSubmissionData['body'];
}

export interface GetHostedFormSubmissionInput {
  readonly path: t.GetHostedFormSubmissionData['path'];
  readonly accept: 'application/json' | 'text/html';
}

export interface SaveHostedFormAnswersInput {
  readonly path: t.SaveHostedFormAnswersData['path'];
  readonly body: t.SaveHostedFormAnswersData['body'];
}

export interface UploadHostedFormFileInput {
  readonly path: t.UploadHostedFormFileData['path'];
  readonly body: WithFiles<t.UploadHostedFormFileData['body'], 'file'>;
}

export interface SendHostedFormLinkInput {
  readonly path: t.SendHostedFormLinkData['path'];
  readonly body: t.SendHostedFormLinkData['body'];
}

export interface SubmitHostedFormSubmissionInput {
  readonly path: t.SubmitHostedFormSubmissionData['path'];
  readonly body: t.SubmitHostedFormSubmissionData['body'];
}

/** Forms: one handler per operation of the contract. */
export interface HostedFormsHandlers {
  /** Get a form to fill in · GET /hosted/forms/{token} · token:form */
  readonly getHostedForm: (ctx: ReadContext, input: GetHostedFormInput) => Promise<Result<t.GetHostedFormResponse['data']> | TextAnswer<'text/html'>>;
  /** Start a form submission · POST /hosted/forms/{token}/submissions · token:form */
  readonly startHostedFormSubmission: (ctx: WriteContext<never>, input: StartHostedFormSubmissionInput) => Promise<Result<t.StartHostedFormSubmissionResponse['data']>>;
  /** Get a form submission · GET /hosted/form-submissions/{token} · token:form_submission */
  readonly getHostedFormSubmission: (ctx: ReadContext, input: GetHostedFormSubmissionInput) => Promise<Result<t.GetHostedFormSubmissionResponse['data']> | TextAnswer<'text/html'>>;
  /** Save form answers · PATCH /hosted/form-submissions/{token} · token:form_submission */
  readonly saveHostedFormAnswers: (ctx: WriteContext<never>, input: SaveHostedFormAnswersInput) => Promise<Result<t.SaveHostedFormAnswersResponse['data']>>;
  /** Upload a file · POST /hosted/form-submissions/{token}/files · token:form_submission */
  readonly uploadHostedFormFile: (ctx: WriteContext<never>, input: UploadHostedFormFileInput) => Promise<Result<t.UploadHostedFormFileResponse['data']>>;
  /** Send a link to continue later · POST /hosted/form-submissions/{token}/send-link · token:form_submission */
  readonly sendHostedFormLink: (ctx: WriteContext<never>, input: SendHostedFormLinkInput) => Promise<Result<t.SendHostedFormLinkResponse['data']>>;
  /** Submit a form submission · POST /hosted/form-submissions/{token}/submit · token:form_submission */
  readonly submitHostedFormSubmission: (ctx: WriteContext<never>, input: SubmitHostedFormSubmissionInput) => Promise<Result<t.SubmitHostedFormSubmissionResponse['data']>>;
}
