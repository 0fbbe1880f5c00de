import type {
  Integration,
  IntegrationEffect,
  IntegrationEndpoint,
  IntegrationOutputField,
  IntegrationParameter,
  IntegrationResource,
  IntegrationSubaccount,
} from '#generated/types.gen.ts';

/** What a connection has to prove itself with: a token of its consent, and the inputs that its owner entered. */
export interface Access {
  readonly token: string | null;
  readonly inputs: Readonly<Record<string, string>>;
  readonly subaccountKey?: string | undefined;
}

/** A request to a service, without what proves the account. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

export type Json = unknown;

/** What a service says is wrong, in its words. */
export interface ServiceError {
  readonly code: string;
  readonly message: string;
}

/** A list at a service that is read a page at a time. */
export interface Listing {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly items: (body: Json) => readonly Json[];
  readonly paging?: Paging;
}

/** How the next page is asked for. `next` finds its token in the response; null at the end. */
export interface Paging {
  readonly in: 'query' | 'body';
  readonly name: string;
  readonly next: (body: Json) => string | null;
}

export interface ResourceKind {
  /** `parentKey` is the record that contains them; null at the top. */
  readonly list: (parentKey: string | null) => Listing;
  readonly toResource: (item: Json) => Omit<IntegrationResource, 'resource_type' | 'parent_key'>;
  /** Whether they are only found within a parent. */
  readonly needsParent?: boolean;
}

export type Subaccount = Omit<IntegrationSubaccount, 'client_id'>;

/** Where an input goes in the request. */
export interface Place {
  readonly in: 'path' | 'query' | 'body' | 'header';
  /** Name of the parameter; in a body a path with dots. The empty path is the whole body. */
  readonly name: string;
  readonly encode?: Encode;
  /** For a path of several parts, such as `orders/17`. */
  readonly keepsSlashes?: boolean;
}

/** Brings an input into the form of the service. */
export type Encode = (value: Json, access: Access) => Json;

export interface Parameter extends IntegrationParameter {
  readonly to: readonly Place[];
}

/** An operation of a service: what its public API documents. */
export interface Endpoint {
  /** Without the service: `list_campaigns`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly effect: IntegrationEffect;
  readonly scopes?: readonly string[];
  readonly needsSubaccount?: IntegrationEndpoint['needs_subaccount'];
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{key}` for inputs in the path; absolute for a host other than the service's first. */
  readonly path: string;
  /** Sent with each call. */
  readonly fixed?: {
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: Readonly<Record<string, Json>>;
  };
  readonly bodyFormat?: 'json' | 'form';
  readonly parameters: readonly Parameter[];
  readonly outputs: readonly IntegrationOutputField[];
  readonly paging?: Paging;
  readonly callsPerMinute?: number;
  readonly timeoutSeconds?: number;
  readonly maxResults?: number;
  readonly example: { readonly inputs: Readonly<Record<string, Json>>; readonly output: Json };
  readonly guidance?: string;
}

/** A service outside: how it is connected, and what can be done there. */
export interface Provider {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly category: Integration['category'];
  readonly authentication: Integration['authentication'];
  readonly websiteUrl: string | null;
  readonly inputs: Integration['connect_inputs'];
  readonly features: Integration['features'];
  readonly isBeta?: boolean;
  /** First part of all addresses, which may depend on what was entered. Throws `InputRefused` for what leads nowhere. */
  readonly base: (inputs: Readonly<Record<string, string>>) => string;
  /** Further origins that proofs of the account may be sent to. */
  readonly otherOrigins?: readonly string[];
  /** Puts the proof of the account into a request. */
  readonly authorize: (request: ServiceRequest, access: Access) => void;
  /** A request that only a working account is answered, and the name of the account in the answer; null: there is none. */
  readonly check: {
    readonly path: string;
    readonly method?: 'GET' | 'POST';
    readonly label: (body: Json) => string | null;
  } | null;
  /** What is wrong with a response; for services that refuse with status 200 too. */
  readonly errorOf: (status: number, body: Json) => ServiceError | null;
  /** How a subaccount stands in paths, as `{subaccount}`. */
  readonly subaccountInPath?: (key: string) => string;
  readonly subaccounts?: {
    readonly list: (access: Access) => Listing;
    readonly toSubaccounts: (item: Json) => readonly Subaccount[];
  };
  readonly resources?: Readonly<Record<string, ResourceKind>>;
  readonly endpoints: readonly Endpoint[];
}

/** An input for connecting that cannot be right. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
  readonly input: string;

  constructor(input: string, message: string) {
    super(message);
    this.input = input;
  }
}

export const endpointKey = (provider: Pick<Provider, 'key'>, { name }: Pick<Endpoint, 'name'>): string =>
  `${provider.key}.${name}`;
