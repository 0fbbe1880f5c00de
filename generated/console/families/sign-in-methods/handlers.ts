// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ConfirmTotpEnrollmentInput {
  readonly body: t.ConfirmTotpEnrollmentData['body'];
}

export interface CreatePasskeyInput {
  readonly body: t.CreatePasskeyData['body'];
}

export interface UpdatePasskeyInput {
  readonly path: t.UpdatePasskeyData['path'];
  readonly body: t.UpdatePasskeyData['body'];
}

export interface DeletePasskeyInput {
  readonly path: t.DeletePasskeyData['path'];
  readonly query: NonNullable<t.DeletePasskeyData['query']>;
}

/** Sign-in methods: one handler per operation of the contract. */
export interface SignInMethodsHandlers {
  /** Get sign-in methods · GET /console/api/sign-in-methods · self */
  readonly getSignInMethods: (ctx: ReadContext) => Promise<Result<t.GetSignInMethodsResponse['data']>>;
  /** Start adding an authenticator app · POST /console/api/sign-in-methods/totp · self */
  readonly startTotpEnrollment: (ctx: WriteContext<never>) => Promise<Result<t.StartTotpEnrollmentResponse['data']>>;
  /** Confirm an authenticator app · POST /console/api/sign-in-methods/totp/confirm · self */
  readonly confirmTotpEnrollment: (ctx: WriteContext<never>, input: ConfirmTotpEnrollmentInput) => Promise<Result<t.ConfirmTotpEnrollmentResponse['data']>>;
  /** Remove the authenticator app · POST /console/api/sign-in-methods/totp/remove · self */
  readonly removeTotp: (ctx: WriteContext<never>) => Promise<Result<t.RemoveTotpResponse['data']>>;
  /** Replace the recovery codes · POST /console/api/sign-in-methods/recovery-codes · self */
  readonly replaceRecoveryCodes: (ctx: WriteContext<never>) => Promise<Result<t.ReplaceRecoveryCodesResponse['data']>>;
  /** Start adding a passkey · POST /console/api/sign-in-methods/passkeys/start · self */
  readonly startPasskeyRegistration: (ctx: WriteContext<never>) => Promise<Result<t.StartPasskeyRegistrationResponse['data']>>;
  /** Create a passkey · POST /console/api/sign-in-methods/passkeys · self */
  readonly createPasskey: (ctx: WriteContext<never>, input: CreatePasskeyInput) => Promise<Result<t.CreatePasskeyResponse['data']>>;
  /** Update a passkey · PATCH /console/api/sign-in-methods/passkeys/{id} · self */
  readonly updatePasskey: (ctx: WriteContext<never>, input: UpdatePasskeyInput) => Promise<Result<t.UpdatePasskeyResponse['data']>>;
  /** Delete a passkey · DELETE /console/api/sign-in-methods/passkeys/{id} · self */
  readonly deletePasskey: (ctx: WriteContext<never>, input: DeletePasskeyInput) => Promise<Result<t.DeletePasskeyResponse['data']>>;
}
