/** The pages by which people come to their account, with what they take: they work without scripts, as long as nobody is signed in. */
export const accountPaths = {
  '/console/sign-in': ['GET', 'POST'],
  '/console/second-step': ['POST'],
  '/console/passkey': ['POST'],
  '/console/sign-out': ['POST'],
  '/console/agency': ['GET', 'POST'],
  '/console/forgot-password': ['GET', 'POST'],
  '/console/reset-password': ['GET', 'POST'],
  '/console/invitation': ['GET', 'POST'],
  '/console/setup': ['GET', 'POST'],
} as const satisfies Readonly<Record<string, readonly ('GET' | 'POST')[]>>;

export type AccountPath = keyof typeof accountPaths;

export const isAccountPath = (path: string): path is AccountPath => Object.hasOwn(accountPaths, path);
