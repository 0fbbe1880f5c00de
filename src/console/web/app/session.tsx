import { createContext, useContext, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getSessionOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { CurrentSession, Permission } from '#generated/console/types.gen.ts';
import { shownAgency } from './agency-link.ts';
import { reader } from '../parts/locale.ts';
import { calls } from './api.ts';

const SessionContext = createContext<CurrentSession | null>(null);

/** Loads who is signed in, and shows nothing that needs it before it is known. */
export function SessionGate({
  children,
  waiting,
  failed,
}: {
  readonly children: ReactNode;
  readonly waiting: ReactNode;
  readonly failed: (error: unknown, again: () => void) => ReactNode;
}) {
  const { data, error, refetch } = useQuery({ ...getSessionOptions(), staleTime: Infinity });
  if (error !== null && data === undefined) return failed(error, () => void refetch());
  if (data === undefined) return waiting;
  calls.proof = data.data.session?.proof ?? '';
  shownAgency.slug = data.data.agency.slug;
  reader.locale = data.data.preferences.used_locale;
  return <SessionContext value={data.data}>{children}</SessionContext>;
}

/** Who is signed in, where, and what they may do there. */
export function useSession(): CurrentSession & { can(permission: Permission): boolean } {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('You are not signed in.');
  return { ...session, can: (permission) => session.permissions.includes(permission) };
}
