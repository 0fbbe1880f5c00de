import { invalid } from '#src/platform/errors/index.ts';

/** Characters that show what follows them in another order than it is written. Letters of scripts that run from right to left need none. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;

/** 400 at the place of a name that could be shown as another one: as `brief.pdf` where it is `brief\u202efdp.exe`. */
export function requireSteadyDirection(name: string | null | undefined, place: string): void {
  if (name != null && name.search(reordering) >= 0)
    throw invalid(place, 'must have no characters that change the direction of text.');
}

/** The same name as it is written, for those that come from where nobody can be told. */
export const withSteadyDirection = (name: string): string => name.replace(reordering, '');
