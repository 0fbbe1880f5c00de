import { errors } from 'oidc-provider';
import { failureOf, pageRefusalOf, serverFailure, type Refusal } from '../pages/refusal.ts';

const startAgain = 'Go back to the app that you came from and start again.';

const notConnected = {
  title: 'This app is not connected',
  message: `The app requested access without showing you a page, which only connected apps may do. No data was sent to it. ${startAgain}`,
};

/** What of the protocol's errors a user can act on. */
const texts: Readonly<Record<string, { title: string; message: string }>> = {
  invalid_client: {
    title: 'Unknown app',
    message: `The app that sent you here is not registered, or its metadata could not be read. ${startAgain}`,
  },
  invalid_redirect_uri: {
    title: 'Invalid redirect address',
    message:
      'The app asked to send you to an address that it has not registered, so the request was stopped.',
  },
  login_required: notConnected,
  consent_required: notConnected,
  interaction_required: notConnected,
  server_error: serverFailure,
};

/** Whatever stopped a page, as a page. What callers can cause is never a 5xx. */
export function refusalOf(error: unknown): Refusal {
  const known = pageRefusalOf(error);
  if (known !== undefined) return known;
  if (error instanceof errors.SessionNotFound)
    return {
      status: 400,
      title: 'This page has expired',
      message: `More than half an hour has passed, or you have already made a decision. ${startAgain}`,
    };
  if (error instanceof errors.OIDCProviderError)
    return protocolRefusal(error.error, error.error_description, error.statusCode);
  return failureOf(error);
}

/** An error of the protocol that the program cannot be told, since there is no address that it may be told at. */
export function protocolRefusal(error: string, description: string | undefined, status: number): Refusal {
  const known = texts[error] ?? {
    title: 'The app sent an invalid request',
    message: `The app that sent you here made a request that we cannot process. ${startAgain}`,
  };
  return { status, ...known, detail: description === undefined ? error : `${error}: ${description}` };
}
