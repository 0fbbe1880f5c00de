// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdatePreferencesInput {
  readonly body: t.UpdatePreferencesData['body'];
}

export interface SetSessionAgencyInput {
  readonly body: t.SetSessionAgencyData['body'];
}

export interface ConfirmSessionInput {
  readonly body: t.ConfirmSessionData['body'];
}

export interface ReplacePasswordInput {
  readonly body: t.ReplacePasswordData['body'];
}

export interface ListSessionsInput {
  readonly query: WithDefaults<NonNullable<t.ListSessionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RevokeSessionInput {
  readonly path: t.RevokeSessionData['path'];
}

/** Session: one handler per operation of the contract. */
export interface SessionHandlers {
  /** Get the current session · GET /console/api/session · self */
  readonly getSession: (ctx: ReadContext) => Promise<Result<t.GetSessionResponse['data']>>;
  /** Update your language and time zone · PATCH /console/api/session/preferences · self */
  readonly updatePreferences: (ctx: WriteContext<never>, input: UpdatePreferencesInput) => Promise<Result<t.UpdatePreferencesResponse['data']>>;
  /** Set the agency of the session · POST /console/api/session/agency · self */
  readonly setSessionAgency: (ctx: WriteContext<never>, input: SetSessionAgencyInput) => Promise<Result<t.SetSessionAgencyResponse['data']>>;
  /** Confirm the session with the password · POST /console/api/session/confirm · self */
  readonly confirmSession: (ctx: WriteContext<never>, input: ConfirmSessionInput) => Promise<Result<t.ConfirmSessionResponse['data']>>;
  /** Replace the password · POST /console/api/session/password · self */
  readonly replacePassword: (ctx: WriteContext<never>, input: ReplacePasswordInput) => Promise<Result<t.ReplacePasswordResponse['data']>>;
  /** List browser sessions · GET /console/api/sessions · self */
  readonly listSessions: (ctx: ReadContext, input: ListSessionsInput) => Promise<Page<t.ListSessionsResponse['data'][number]>>;
  /** Revoke all other browser sessions · POST /console/api/sessions/revoke-others · self */
  readonly revokeOtherSessions: (ctx: WriteContext<never>) => Promise<Result<t.RevokeOtherSessionsResponse['data']>>;
  /** Revoke a browser session · POST /console/api/sessions/{id}/revoke · self */
  readonly revokeSession: (ctx: WriteContext<never>, input: RevokeSessionInput) => Promise<Result<t.RevokeSessionResponse['data']>>;
}
