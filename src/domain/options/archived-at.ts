/** An option of a list, or a choice, as a request wants it. */
interface WantedOption {
  readonly is_archived?: boolean;
  readonly archived_at?: string | null;
}

/**
 * Since when a wanted option is archived; null when it is not. `is_archived` decides, and without it whether the request
 * sends back an instant. The instant is always the service's own: `since`, when the option was archived before.
 */
export function archivedAt(wanted: WantedOption, since: string | null | undefined, now: Date): string | null {
  const isArchived = wanted.is_archived ?? (wanted.archived_at ?? null) !== null;
  return isArchived ? (since ?? now.toISOString()) : null;
}
