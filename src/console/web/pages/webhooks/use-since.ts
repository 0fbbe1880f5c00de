import { useMemo } from 'react';
import { isPeriod, startOf } from './recovery-periods.ts';

/** The instant from which on is shown; it stays the same while the choice does. */
export const useSince = (within: string): string | null =>
  useMemo(() => (isPeriod(within) ? startOf(within) : null), [within]);
