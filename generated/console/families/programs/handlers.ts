// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface PreviewClientProgramBillingInput {
  readonly path: t.PreviewClientProgramBillingData['path'];
  readonly body: t.PreviewClientProgramBillingData['body'];
}

export interface IssueClientProgramLinkInput {
  readonly path: t.IssueClientProgramLinkData['path'];
  readonly body: t.IssueClientProgramLinkData['body'];
}

/** Programs: one handler per operation of the contract. */
export interface ProgramsHandlers {
  /** Preview a billing change of an enrolment · POST /console/api/client-programs/{id}/billing/preview · programs.bill */
  readonly previewClientProgramBilling: (ctx: ReadContext, input: PreviewClientProgramBillingInput) => Promise<Result<t.PreviewClientProgramBillingResponse['data']>>;
  /** Issue a link to manage an enrolment · POST /console/api/client-programs/{id}/client-link · programs.manage */
  readonly issueClientProgramLink: (ctx: WriteContext<never>, input: IssueClientProgramLinkInput) => Promise<Result<t.IssueClientProgramLinkResponse['data']>>;
}
