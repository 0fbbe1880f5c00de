import type { Services } from '#src/call/services.ts';
import type { HostedPath } from './purposes.ts';

/** The address as text: the path of an operation of the credential's purpose, on the host for hosted addresses. */
export const hostedAddress = (
  { hostedUrl }: Pick<Services, 'hostedUrl'>,
  path: HostedPath,
  credential: string,
): string => hostedUrl() + path.replace('{token}', credential);
