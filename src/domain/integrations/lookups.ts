import type { IntegrationResource } from '#generated/types.gen.ts';
import { ConnectionUnusable, type StoredConnection } from '#src/domain/connections/index.ts';
import type { Access, Json, Listing, Provider, ServiceRequest, Subaccount } from './catalogue/index.ts';
import { exchange, type Answer, type Line, type NoAnswer } from './exchange.ts';
import { listingRequest } from './request.rules.ts';

const timeoutMs = 15_000;
const maxPages = 20;
const maxItems = 5_000;

/** What a check found. `refused`: the service takes the access no more. */
export type Checked =
  | { readonly isWorking: true; readonly label: string | null }
  | { readonly isWorking: false; readonly kind: 'refused' | 'unreachable'; readonly message: string };

/** Sends a request as a connection, with a token that is fresh. */
export interface Sender {
  send(
    tenantId: string,
    connection: StoredConnection,
    request: (access: Access) => ServiceRequest,
    timeoutMs: number,
    subaccountKey?: string,
  ): Promise<Answer | NoAnswer>;
}

/** Asks the service whether the access works; one that has no request for this is only reached. */
export async function checkAccess(provider: Provider, access: Access, line: Line): Promise<Checked> {
  const answer = await exchange(checkRequest(provider, access), line, timeoutMs);
  return judge(provider, answer);
}

/** As `checkAccess`, of a connection. Throws `ConnectionUnusable`. */
export async function checkConnection(
  caller: Sender,
  tenantId: string,
  connection: StoredConnection,
  provider: Provider,
): Promise<Checked> {
  const request = (access: Access) => checkRequest(provider, access);
  return judge(provider, await caller.send(tenantId, connection, request, timeoutMs));
}

function checkRequest(provider: Provider, access: Access): ServiceRequest {
  const { check } = provider;
  const [path = '', query = ''] = (check?.path ?? '').split('?');
  const listing = {
    path,
    method: check?.method ?? 'GET',
    query: Object.fromEntries(new URLSearchParams(query)),
    items: () => [],
  } as const;
  return listingRequest(provider, access, listing, null);
}

/** What the answer to a check says. */
function judge(provider: Provider, answer: Answer | NoAnswer): Checked {
  if ('failure' in answer)
    return {
      isWorking: false,
      kind: 'unreachable',
      message: `${provider.name} was not reached: ${answer.message}`,
    };
  const { status, body } = answer;
  if (provider.check === null)
    return status === 401 || status === 403
      ? { isWorking: false, kind: 'refused', message: `The API refuses the key with status ${status}.` }
      : { isWorking: true, label: null };
  const fault = provider.errorOf(status, body);
  if (fault === null && status < 300)
    return {
      isWorking: true,
      label: provider.check.label(body)?.toWellFormed().replaceAll('\0', '').slice(0, 200) ?? null,
    };
  if (status >= 500 || status === 429)
    return {
      isWorking: false,
      kind: 'unreachable',
      message: `${provider.name} does not answer for now (status ${status}).`,
    };
  const said = fault?.message ?? `status ${status}`;
  return {
    isWorking: false,
    kind: 'refused',
    message: `${provider.name} refused the access: ${said}`.slice(0, 900),
  };
}

/** Items of a list at the service, a page at a time, up to `enough`. Throws `ConnectionUnusable` with what the service says. */
export async function readListing(
  caller: Sender,
  tenantId: string,
  connection: StoredConnection,
  provider: Provider,
  {
    listing,
    subaccountKey,
    enough = maxItems,
  }: {
    readonly listing: (access: Access) => Listing;
    readonly subaccountKey?: string | undefined;
    readonly enough?: number;
  },
): Promise<readonly Json[]> {
  const found: Json[] = [];
  let token: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    let plan: Listing | undefined;
    const pageToken = token;
    const answer = await caller.send(
      tenantId,
      connection,
      (access) => listingRequest(provider, access, (plan = listing(access)), pageToken),
      timeoutMs,
      subaccountKey,
    );
    if ('failure' in answer)
      throw new ConnectionUnusable('away', `${provider.name} does not answer: ${answer.message}`);
    const fault = provider.errorOf(answer.status, answer.body);
    if (fault !== null)
      throw new ConnectionUnusable(
        answer.status === 401 ? 'ended' : 'away',
        `${provider.name} refused: ${fault.message}`,
      );
    found.push(...plan!.items(answer.body));
    token = plan!.paging?.next(answer.body) ?? null;
    if (token === null || found.length >= enough) break;
  }
  return found.slice(0, maxItems);
}

export async function readSubaccounts(
  caller: Sender,
  tenantId: string,
  connection: StoredConnection,
  provider: Provider,
): Promise<readonly Subaccount[]> {
  const { list, toSubaccounts } = provider.subaccounts!;
  const items = await readListing(caller, tenantId, connection, provider, { listing: list });
  const byKey = new Map<string, Subaccount>();
  for (const one of items.flatMap(toSubaccounts))
    if (/^\S{1,200}$/.test(one.key)) byKey.set(one.key, tidy(one));
  return inTree([...byKey.values()]);
}

const tidy = (one: Subaccount): Subaccount => ({
  ...one,
  name: clean(one.name, 200),
  kind: /^[a-z][a-z0-9_]{0,59}$/.test(one.kind) ? one.kind : 'account',
  currency: /^[A-Z]{3}$/.test(one.currency ?? '') ? one.currency : null,
  time_zone: isTimeZone(one.time_zone) ? one.time_zone : null,
});

function isTimeZone(name: string | null): boolean {
  return name !== null && Intl.supportedValuesOf('timeZone').includes(name);
}

/** Each account below its parent, siblings by name. */
export function inTree(accounts: readonly Subaccount[]): readonly Subaccount[] {
  const keys = new Set(accounts.map(({ key }) => key));
  const children = Map.groupBy(accounts, ({ parent_key: parent }) =>
    parent !== null && keys.has(parent) ? parent : null,
  );
  const ordered: Subaccount[] = [];
  const seen = new Set<string>();
  const add = (parent: string | null): void => {
    for (const one of (children.get(parent) ?? []).toSorted((a, b) => a.name.localeCompare(b.name))) {
      if (seen.has(one.key)) continue;
      seen.add(one.key);
      ordered.push(one);
      add(one.key);
    }
  };
  add(null);
  // Parents in a circle are at the top.
  return [
    ...ordered,
    ...accounts.filter(({ key }) => !seen.has(key)).map((one) => ({ ...one, parent_key: null })),
  ];
}

export interface WantedResources {
  readonly type: string;
  readonly parentKey: string | null;
  readonly subaccountKey?: string | undefined;
}

/** Records of a service, as people choose them. */
export async function readResources(
  caller: Sender,
  tenantId: string,
  connection: StoredConnection,
  provider: Provider,
  { type, parentKey, subaccountKey }: WantedResources,
): Promise<IntegrationResource[]> {
  const kind = provider.resources![type]!;
  const items = await readListing(caller, tenantId, connection, provider, {
    listing: () => kind.list(parentKey),
    subaccountKey,
  });
  return items
    .map((item) => kind.toResource(item))
    .filter(({ key }) => key !== '' && key.length <= 500)
    .map((one) => ({
      ...one,
      name: clean(one.name, 500),
      description: one.description === null ? null : clean(one.description, 1000),
      resource_type: type,
      parent_key: parentKey,
      updated_at: instantOf(one.updated_at),
    }));
}

const clean = (text: string, max: number): string =>
  text.toWellFormed().replaceAll('\0', '').slice(0, max).toWellFormed();

function instantOf(text: string | null): string | null {
  const at = text === null ? NaN : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
