import { eventTypes } from '#generated/events.ts';
import type {
  AuthEventChange,
  WebhookEndpointInput,
  WebhookSettings,
  WebhookSettingsUpdate,
} from '#generated/console/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { wrongWithUrl, type AddressPolicy } from '#src/platform/outbound/index.ts';

const known = new Set<string>(eventTypes);

/** Names that the protocol, the client or the service itself sets. */
const reserved =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|accept-encoding|user-agent|x-at-.*|date|via|forwarded|cookie)$/;

/** Everything about an update that does not depend on what is stored. */
export async function checkUpdate(body: WebhookSettingsUpdate, addresses: AddressPolicy): Promise<void> {
  body.enabled_events?.forEach((type, index) => checkEventType(`body.enabled_events.${index}`, type));
  const seen = new Set<string>();
  body.overrides?.forEach(({ event_type }, index) => {
    checkEventType(`body.overrides.${index}.event_type`, event_type);
    if (seen.has(event_type))
      throw invalid(
        `body.overrides.${index}.event_type`,
        `repeats ${event_type}; an event can have at most one override.`,
      );
    seen.add(event_type);
  });
  const places: [string, WebhookEndpointInput][] = [
    ...(body.endpoint ? [['body.endpoint', body.endpoint] as [string, WebhookEndpointInput]] : []),
    ...(body.overrides ?? []).map((override, index): [string, WebhookEndpointInput] => [
      `body.overrides.${index}`,
      override,
    ]),
  ];
  for (const [place, { headers = {} }] of places) {
    for (const name of Object.keys(headers))
      if (reserved.test(name))
        throw invalid(
          `body${place.slice(4)}.headers.${name}`,
          'is set by the service or by HTTP itself. Choose another name, such as x-route.',
        );
  }
  const found = await Promise.all(
    places.map(
      async ([place, { url }]) =>
        [place, url === undefined ? undefined : await wrongWithUrl(url, addresses)] as const,
    ),
  );
  for (const [place, wrong] of found) if (wrong !== undefined) throw invalid(`${place}.url`, wrong);
}

export function checkEventType(place: string, type: string): void {
  if (!known.has(type))
    throw invalid(
      place,
      `is "${type}", which is not an event. GET /console/api/webhook-settings/events lists the events.`,
    );
}

export interface PlannedEndpoint {
  readonly event_type: string | null;
  readonly url: string;
  readonly status: 'active' | 'disabled_by_user' | 'disabled_by_failures';
  readonly headers?: Readonly<Record<string, string>>;
  readonly isReset: boolean;
}

/** The endpoints that the update names, as they shall be; what it leaves out of one stays as it is. */
export function plannedEndpoints(body: WebhookSettingsUpdate, current: WebhookSettings): PlannedEndpoint[] {
  const planned = (body.overrides ?? []).map((input): PlannedEndpoint => {
    const before = current.overrides.find(({ event_type }) => event_type === input.event_type);
    return plan(input.event_type, { ...input, url: input.url }, before);
  });
  if (body.endpoint === undefined) return planned;
  const url = body.endpoint.url ?? current.endpoint?.url;
  if (url === undefined) throw invalid('body.endpoint.url', 'is required, because no endpoint is set yet.');
  return [plan(null, { ...body.endpoint, url }, current.endpoint), ...planned];
}

function plan(
  event_type: string | null,
  { url, status, headers }: WebhookEndpointInput & { url: string },
  before: { readonly status: PlannedEndpoint['status'] } | null | undefined,
): PlannedEndpoint {
  return {
    event_type,
    url,
    status: status ?? before?.status ?? 'active',
    ...(headers && { headers }),
    isReset: status === 'active',
  };
}

type Addresses = Pick<WebhookSettings, 'endpoint' | 'overrides'>;

/** Addresses that differ, by where they stand: `endpoint.url`, or `overrides.client.created.url` for one event. */
export function addressChanges(before: Addresses, after: Addresses): AuthEventChange[] {
  const [former, next] = [addressesOf(before), addressesOf(after)];
  return [...new Set([...former.keys(), ...next.keys()])]
    .filter((field) => former.get(field) !== next.get(field))
    .map((field) => ({ field, old_values: listOf(former.get(field)), new_values: listOf(next.get(field)) }));
}

const addressesOf = ({ endpoint, overrides }: Addresses): ReadonlyMap<string, string> =>
  new Map([
    ...(endpoint === null ? [] : [['endpoint.url', endpoint.url] as const]),
    ...overrides.map(({ event_type, url }) => [`overrides.${event_type}.url`, url] as const),
  ]);

const listOf = (url: string | undefined): string[] => (url === undefined ? [] : [url]);
