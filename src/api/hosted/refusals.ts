import { counted } from '#src/platform/counted.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';
import { toProblem } from '#src/platform/db/index.ts';

const nothingHere = 'There is nothing at this address.';

/** What every address that does not hold answers, whatever is wrong with it. */
export const addressNotFound = (): Problem => problem('not_found', nothingHere);

/** 429 of whatever limit: which one it was would tell what is behind the address. */
export function tooMany(seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds));
  return problem('rate_limited', `Too many requests. Try again in ${counted(wait, 'second')}.`, {
    headers: { 'retry-after': String(wait) },
  });
}

/** Any error of a call as the contract's. What a handler says of records that are not there, or not allowed, is not told. */
export function refusalOf(error: unknown): Problem {
  const found = toProblem(error);
  const isHint = found.status === 404 || found.status === 403;
  if (!isHint || found.message === nothingHere) return found;
  return problem('not_found', nothingHere, { internal: found.message, cause: error });
}
