import { client } from '#generated/console/client/client.gen.ts';

/** What an operation answered instead of what was asked for. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** `X-Request-Id` of the call, by which the log knows it. */
  readonly requestId: string | null;
  constructor(status: number, message: string, requestId: string | null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.requestId = requestId;
  }
}

/** What calls are made with; the session and its dialogs fill it in when the page is opened. */
export const calls = {
  proof: '',
  /** Asks for the password again; false when the person declines. */
  confirm: (): Promise<boolean> => Promise.resolve(false),
  /** Asks somebody whose session has ended to sign in again; false when the person declines. */
  signIn: (): Promise<boolean> => leaveForSignIn(),
  /** Takes over a session that another tab has renewed; false when it is another person's or in another agency. */
  renew: (): Promise<boolean> => Promise.resolve(false),
};

/** Leaves for the sign-in page, and comes back here afterwards. */
export function leaveForSignIn(): Promise<never> {
  const here = location.pathname + location.search + location.hash;
  location.assign(`/console/sign-in?next=${encodeURIComponent(here)}`);
  return new Promise(() => {});
}

/** The session or its agency is another one than this page shows: what it would do next might hit the wrong one. */
function reload(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** A call may need a session, and then a password given lately. */
const maxRemedies = 3;

/** `fetch` with the session's proof. It asks for the password where that is missing, and then makes the same call again. */
export async function sessionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const send = (): Promise<Response> => {
    const attempt = request.clone();
    attempt.headers.set('X-Session-Proof', calls.proof);
    return fetch(attempt);
  };
  let response = await send();
  for (let remedies = 0; response.status === 401 && remedies < maxRemedies; remedies += 1) {
    // Read to its end, so that the connection is not held while the person types.
    const refusal = new Response(await response.text(), response);
    if (!(await remedy(refusal, request.method))) return refusal;
    response = await send();
  }
  return response;
}

/** Does what a refused call lacks; answers whether it can be made again. */
async function remedy({ headers }: Response, method: string): Promise<boolean> {
  const challenge = headers.get('www-authenticate') ?? '';
  if (challenge.includes('stale_session')) return (await calls.renew()) || reload();
  if (challenge.includes('insufficient_user_authentication')) return calls.confirm();
  return signIn(method);
}

/** One question for all calls that wait; null while nobody is asked. */
let asking: Promise<boolean> | null = null;
let isDeclined = false;

/** Who declined is asked again when something is to be saved, and not by what pages load by themselves. */
async function signIn(method: string): Promise<boolean> {
  if (isDeclined && method === 'GET') return false;
  asking ??= calls.signIn().finally(() => {
    asking = null;
  });
  const isSignedIn = await asking;
  isDeclined = !isSignedIn;
  return isSignedIn;
}

client.setConfig({ baseUrl: '', fetch: sessionFetch as typeof fetch, throwOnError: true });
client.interceptors.error.use((body, response) => toApiError(body, response));

interface ErrorBody {
  readonly error?: string | { readonly message?: string };
  readonly error_description?: string;
}

function toApiError(body: unknown, response: Response | undefined): ApiError {
  if (response === undefined)
    return new ApiError(0, 'The service could not be reached. Check your connection and try again.', null);
  const { error, error_description: description } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as ErrorBody;
  const message =
    description ??
    (typeof error === 'object' ? error.message : error) ??
    `The service answered with status ${response.status}.`;
  return new ApiError(response.status, message, response.headers.get('x-request-id'));
}

/** What went wrong, in words for who did it. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong.';
