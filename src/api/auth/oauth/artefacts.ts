import { hash } from 'node:crypto';

/** What the library stores of a session, an interaction, a code or a token. */
export interface Payload {
  readonly jti?: string;
  readonly exp?: number;
  readonly uid?: string;
  readonly grantId?: string;
  readonly returnTo?: string;
  readonly session?: Readonly<Record<string, unknown>>;
  readonly [member: string]: unknown;
}

/** What stands for a bearer's secret at rest. They have 256 random bits, so a fast hash without salt is enough. */
export const hashOf = (id: string): Buffer => hash('sha256', id, 'buffer');

/**
 * The payload without what its holder presents: `jti` is that itself, an interaction's `returnTo` ends in it and its
 * `session` repeats the cookie of the session.
 */
export function conceal({ jti: _, exp: __, ...payload }: Payload, id: string): Omit<Payload, 'jti'> {
  const { returnTo, session } = payload;
  return {
    ...payload,
    ...(returnTo !== undefined && {
      returnTo: returnTo.endsWith(`/${id}`) ? returnTo.slice(0, -id.length) : returnTo,
    }),
    ...(session !== undefined && {
      session: Object.fromEntries(Object.entries(session).filter(([name]) => name !== 'cookie')),
    }),
  };
}

/** The payload as the library knows it, for who presents `id`. */
export function restore(payload: Payload, id: string): Payload {
  const { returnTo } = payload;
  return { ...payload, jti: id, ...(returnTo?.endsWith('/') === true && { returnTo: returnTo + id }) };
}
