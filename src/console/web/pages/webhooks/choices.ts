import type {
  WebhookEndpointSwitch,
  WebhookSettings,
  WebhookSettingsUpdate,
} from '#generated/console/types.gen.ts';

/** The address of its own that an event shall have. */
export interface OwnAddress {
  readonly url: string;
  readonly status: WebhookEndpointSwitch;
}

/** What somebody chose and has not saved, as differences: they hold whatever others save meanwhile. */
export interface Chosen {
  readonly enabled: Readonly<Record<string, boolean>>;
  /** Null takes the address away. */
  readonly addresses: Readonly<Record<string, OwnAddress | null>>;
}

export const nothing: Chosen = { enabled: {}, addresses: {} };

/** Without what is so already. */
export function effective(
  { enabled, addresses }: Chosen,
  { enabled_events: now, overrides }: WebhookSettings,
): Chosen {
  const isAsNow = ([event, address]: readonly [string, OwnAddress | null]): boolean => {
    const override = overrides.find(({ event_type: type }) => type === event);
    return address === null
      ? override === undefined
      : override?.url === address.url && override.status === address.status;
  };
  return {
    enabled: Object.fromEntries(
      Object.entries(enabled).filter(([event, isOn]) => now.includes(event) !== isOn),
    ),
    addresses: Object.fromEntries(Object.entries(addresses).filter((entry) => !isAsNow(entry))),
  };
}

export const changeCount = ({ enabled, addresses }: Chosen): number =>
  Object.keys(enabled).length + Object.keys(addresses).length;

/** The change to the settings that carries out what was chosen, and nothing else. */
export function updateOf(
  { enabled, addresses }: Chosen,
  { enabled_events: now, overrides, revision }: WebhookSettings,
): WebhookSettingsUpdate {
  const isOn = (event: string): boolean => enabled[event] ?? true;
  const wanted = [
    ...now.filter(isOn),
    ...Object.keys(enabled).filter((event) => isOn(event) && !now.includes(event)),
  ];
  const kept = overrides
    .filter(({ event_type: event }) => !(event! in addresses))
    .map(({ event_type: event, url }) => ({ event_type: event!, url }));
  const changed = Object.entries(addresses).flatMap(([event, address]) =>
    address === null ? [] : [{ event_type: event, ...address }],
  );
  return {
    ...(Object.keys(enabled).length > 0 && { enabled_events: wanted }),
    ...(Object.keys(addresses).length > 0 && { overrides: [...kept, ...changed] }),
    expected_revision: revision,
  };
}
