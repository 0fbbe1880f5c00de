import { toProblem } from '#src/platform/db/index.ts';
import { BodyRefused } from '../oauth/read-body.ts';

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

export const serverFailure = {
  title: 'Something went wrong',
  message:
    'An internal error occurred. Try again in a moment. If it happens again, contact support and include the request ID.',
} as const;

/** Why a page was not shown, where one of ours said it; undefined for anything else. */
export function pageRefusalOf(error: unknown): Refusal | undefined {
  if (error instanceof PageRefused)
    return { status: error.status, title: error.title, message: error.message };
  if (error instanceof BodyRefused)
    return { status: error.status, title: 'The form could not be read', message: error.message };
  return undefined;
}

/** Whether an error says that the database could not do its part, and may a moment later. */
export const isOutage = (error: unknown): boolean => toProblem(error).status === 503;

/** Any error that the user has no part in. */
export const failureOf = (error: unknown): Refusal =>
  isOutage(error)
    ? {
        status: 503,
        title: 'Temporarily unavailable',
        message: 'The service cannot answer at the moment. Try again in a few seconds.',
      }
    : { status: 500, ...serverFailure };
