import { errors } from 'oidc-provider';
import { pageRefusalOf, serverFailure, type Refusal } from '../pages/refusal.ts';

const startAgain = 'Go back to the program that you came from and start again.';

const notConnected = {
  title: 'This app is not connected',
  message: `It asked for access without showing you a page, which only an app that you have connected may do. Nothing was sent to it. ${startAgain}`,
};

/** What of the protocol's errors a user can act on. */
const texts: Readonly<Record<string, { title: string; message: string }>> = {
  invalid_client: {
    title: 'The program is not known',
    message: `The program that sent you here is not registered, or what it says about itself could not be read. ${startAgain}`,
  },
  invalid_redirect_uri: {
    title: 'The program asks for the wrong way back',
    message:
      'The address that it wants you to be sent back to is not one that it registered, so we stopped here.',
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
      message: `You took longer than half an hour, or have decided already. ${startAgain}`,
    };
  if (error instanceof errors.OIDCProviderError)
    return protocolRefusal(error.error, error.error_description, error.statusCode);
  return { status: 500, ...serverFailure };
}

/** An error of the protocol that the program cannot be told, since there is no address that it may be told at. */
export function protocolRefusal(error: string, description: string | undefined, status: number): Refusal {
  const known = texts[error] ?? {
    title: 'The request of the program is wrong',
    message: `The program that sent you here asked for something that we cannot do. ${startAgain}`,
  };
  return { status, ...known, detail: description === undefined ? error : `${error}: ${description}` };
}
