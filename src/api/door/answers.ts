import { bounded, type Problem } from '#src/platform/errors/index.ts';
import type { Operation } from '#generated/operation.ts';
import type { Answer } from './call.ts';

const jsonType = 'application/json; charset=utf-8';

/** Headers of every JSON answer, by whether a cache may keep it for revalidation. */
export const readHeaders: readonly string[] = headersWith('private, no-cache');
export const writeHeaders: readonly string[] = headersWith('no-store');

/** Headers of a stream beside its type, which whoever sends it knows. */
export const streamHeaders: readonly string[] = [
  'Cache-Control',
  'no-store',
  'X-Content-Type-Options',
  'nosniff',
];

/** Headers of a read. A text is saved as a file, named by what it is an export of. */
export function headersOfRead({ answer, path }: Operation): readonly string[] {
  if (answer?.kind !== 'text') return readHeaders;
  const type = answer.mediaTypes[0]!;
  const name = `${path.split('/').at(-2)}.${type.split('/')[1]}`;
  return [
    ...headersWith('private, no-cache', `${type}; charset=utf-8`),
    'Content-Disposition',
    `attachment; filename="${name}"`,
  ];
}

function headersWith(cacheControl: string, contentType = jsonType): string[] {
  return ['Content-Type', contentType, 'Cache-Control', cacheControl, 'X-Content-Type-Options', 'nosniff'];
}

/** The error answer of the contract; `extra` are headers that the answer carries in any case. */
export function problemAnswer(problem: Problem, extra: readonly string[]): Answer {
  const headers = [...writeHeaders, ...extra];
  for (const [name, value] of Object.entries(problem.headers)) headers.push(headerName(name), value);
  if (problem.status === 401 && problem.headers['www-authenticate'] === undefined) {
    headers.push(
      'WWW-Authenticate',
      `Bearer realm="api", error="${problem.type}", error_description="${quotable(bounded(problem.message, maxDescription))}"`,
    );
  }
  return { status: problem.status, text: problemText(problem), headers, problem: problem.code };
}

/** A 401 is written as OAuth 2.0 writes it, everything else in the standard shape. */
export function problemBody(problem: Problem): Record<string, unknown> {
  if (problem.status === 401) return { error: problem.type, error_description: problem.message };
  return { error: { type: problem.type, message: problem.message } };
}

export const problemText = (problem: Problem): string => JSON.stringify(problemBody(problem));

/** `retry-after` as `Retry-After`: names are written alike everywhere. */
const headerName = (name: string): string =>
  name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()).replace('Www', 'WWW');

/** `WWW-Authenticate` has at most 500 characters in the contract. */
const maxDescription = 400;

/** RFC 6750 allows these characters in a description. */
const quotable = (text: string): string => text.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, ' ');
