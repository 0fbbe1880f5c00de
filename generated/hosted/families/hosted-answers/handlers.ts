// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/hosted.ts';
import type { TextAnswer, WithFiles } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface GetAutomationRequestInput {
  readonly path: t.GetAutomationRequestData['path'];
  readonly accept: 'application/json' | 'text/html';
}

export interface SubmitAutomationAnswerInput {
  readonly path: t.SubmitAutomationAnswerData['path'];
  readonly body: t.SubmitAutomationAnswerData['body'];
}

export interface UploadAutomationAnswerFileInput {
  readonly path: t.UploadAutomationAnswerFileData['path'];
  readonly body: WithFiles<t.UploadAutomationAnswerFileData['body'], 'file'>;
}

/** Answers: one handler per operation of the contract. */
export interface HostedAnswersHandlers {
  /** Get an automation request · GET /hosted/answers/{token} · token:automation_answer */
  readonly getAutomationRequest: (ctx: ReadContext, input: GetAutomationRequestInput) => Promise<Result<t.GetAutomationRequestResponse['data']> | TextAnswer<'text/html'>>;
  /** Submit an answer to a request · POST /hosted/answers/{token} · token:automation_answer */
  readonly submitAutomationAnswer: (ctx: WriteContext<never>, input: SubmitAutomationAnswerInput) => Promise<Result<t.SubmitAutomationAnswerResponse['data']>>;
  /** Upload a file for an answer · POST /hosted/answers/{token}/files · token:automation_answer */
  readonly uploadAutomationAnswerFile: (ctx: WriteContext<never>, input: UploadAutomationAnswerFileInput) => Promise<Result<t.UploadAutomationAnswerFileResponse['data']>>;
}
