import { errors } from 'oidc-provider';
import { BodyRefused } from './read-body.ts';

/** A page that cannot be shown, in words for the user. */
export class PageRefused extends Error {
  readonly status: number;
  readonly title: string;
  constructor(status: number, title: string, message: string) {
    super(message);
    this.status = status;
    this.title = title;
  }
}

export interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly detail?: string;
}

const startAgain = 'Go back to the program that you came from and start again.';

/** What of the protocol's errors a user can act on. */
const texts: Readonly<Record<string, { title: string; message: string }>> = {
  invalid_client: { title: 'The program is not known', message: `The program that sent you here is not registered, or what it says about itself could not be read. ${startAgain}` },
  invalid_redirect_uri: { title: 'The program asks for the wrong way back', message: 'The address that it wants you to be sent back to is not one that it registered, so we stopped here.' },
  server_error: { title: 'Something failed on our side', message: 'Try again in a moment. If it happens again, tell us the number of the request.' },
};

/** Whatever stopped a page, as a page. What callers can cause is never a 5xx. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof PageRefused) return { status: error.status, title: error.title, message: error.message };
  if (error instanceof BodyRefused) return { status: error.status, title: 'The form could not be read', message: error.message };
  if (error instanceof errors.SessionNotFound) return { status: 400, title: 'This page has expired', message: `You took longer than half an hour, or have decided already. ${startAgain}` };
  if (error instanceof errors.OIDCProviderError) return protocolRefusal(error.error, error.error_description, error.statusCode);
  return { status: 500, ...texts['server_error']! };
}

/** An error of the protocol that the program cannot be told, since there is no address that it may be told at. */
export function protocolRefusal(error: string, description: string | undefined, status: number): Refusal {
  const known = texts[error] ?? { title: 'The request of the program is wrong', message: `The program that sent you here asked for something that we cannot do. ${startAgain}` };
  return { status, ...known, detail: description === undefined ? error : `${error}: ${description}` };
}
