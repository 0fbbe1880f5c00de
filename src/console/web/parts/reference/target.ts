import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('hashchange', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('hashchange', changed);
  };
}

function read(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The field that the address names; empty when it names none. */
export const useTarget = (): string => useSyncExternalStore(listen, read);

/** Puts a field into the address, without a step back to be taken later. */
export function aim(place: string): void {
  history.replaceState(history.state, '', `#${encodeURIComponent(place)}`);
  for (const changed of listeners) changed();
}
