import type { NotificationChannel, NotificationKind } from '#generated/types.gen.ts';
import { inOrder, notificationKinds, serviceChannels } from '../channels.rules.ts';

/** Channels by kind, of the kinds that somebody chose for. */
export type Choices = Partial<Record<NotificationKind, NotificationChannel[]>>;

export interface Choice {
  readonly kind: NotificationKind;
  /** Null takes a choice back. */
  readonly channels: readonly NotificationChannel[] | null;
}

/** Channels of a kind: those of the first who chose for it, or else the service's. */
export const channelsOf = (kind: NotificationKind, ...choices: readonly Choices[]): NotificationChannel[] =>
  choices.find((each) => each[kind] !== undefined)?.[kind] ?? [...serviceChannels[kind]];

/** The choices with these. Kinds stand in the order of the contract, so that equal choices are equal. */
export function chosen(before: Choices, wish: readonly Choice[]): Choices {
  const next = new Map(Object.entries(before) as [NotificationKind, NotificationChannel[]][]);
  for (const { kind, channels } of wish)
    if (channels === null) next.delete(kind);
    else next.set(kind, inOrder(channels));
  return Object.fromEntries(
    notificationKinds.flatMap((kind) => (next.has(kind) ? [[kind, next.get(kind)!]] : [])),
  );
}
