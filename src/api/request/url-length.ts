import { problem, type Problem } from '#src/platform/errors/index.ts';

export const maxUrlLength = 8192;
export const tooLongAddress = (): Problem =>
  problem('uri_too_long', `The URL must not be longer than ${maxUrlLength} characters.`);
