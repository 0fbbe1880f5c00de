import type { Changes } from '#src/platform/changes/index.ts';
import type { DnsLookup } from '#src/platform/dns/index.ts';
import type { Geocoder } from '#src/platform/geocoding/index.ts';
import type { Isolate } from '#src/platform/isolate/index.ts';
import type { BudgetSizes } from '#src/platform/limits/index.ts';
import type { AddressPolicy } from '#src/platform/outbound/index.ts';
import type { Mailbox, ProviderName } from '#src/platform/mail/index.ts';
import type { Scanner } from '#src/platform/scanner/index.ts';
import type { Storage } from '#src/platform/storage/index.ts';
import type { AiModels, AskAi } from '#src/domain/ai/index.ts';
import type { Connector } from '#src/domain/connections/index.ts';
import type { EndpointCaller } from '#src/domain/integrations/index.ts';
import type { McpServers } from '#src/domain/mcp-connections/index.ts';
import type { PaymentDesk } from '#src/domain/payments/index.ts';
import type { SenderAttempts } from '#src/domain/tickets/index.ts';
import type { LiveStreams } from '#src/domain/live/index.ts';
import type { PushKeys } from '#src/domain/notifications/index.ts';
import type { Parts } from './parts.ts';
import type { Sealer } from '../platform/secrets/index.ts';
import type { Origin } from './origin.ts';

export type PasswordCheck =
  | { readonly email: string }
  | { readonly refusal: 'wrong' }
  | { readonly refusal: 'too_many'; readonly retryAfterSeconds: number };

/** Checks the password of somebody who is signed in. Failures count as those of signing in do, whatever becomes of the caller's transaction. */
export type PasswordChecker = (accountId: string, password: string, origin: Origin) => Promise<PasswordCheck>;

/** What handlers use besides the database: each is made once per process, and a test may bring its own. */
export interface Services {
  /** Seals what has to be kept secret at rest and used again. */
  readonly sealer: Sealer;
  /** Which addresses the service may call on behalf of an agency. */
  readonly addresses: AddressPolicy;
  /** Looks up what owners of domains publish. */
  readonly dns: DnsLookup;
  /** Checks the password of somebody who is signed in. */
  readonly checkPassword: PasswordChecker;
  /** Counts an attempt at a code of an account as wrong, whatever becomes of the transaction; the seconds to wait, or 0. */
  readonly takeCodeAttempt: (accountId: string) => Promise<number>;
  /** Takes one of the attempts at the code of a personal sender, whatever becomes of the transaction; the hash of the code, or undefined without one. */
  readonly takeSenderAttempt: SenderAttempts;
  /** Where contents of files are. */
  readonly storage: Storage;
  /** What looks for malicious content in files; null: nothing does. */
  readonly scanner: Scanner | null;
  /** What finds the places of addresses, in jobs; null: nothing does. */
  readonly geocoder: Geocoder | null;
  /** Parses files that nobody vouches for, away from this process. */
  readonly isolate: Isolate;
  /** Where to subscribe to changes of records. */
  readonly changes: Changes;
  /** Streams of changes to those who may see them. */
  readonly live: LiveStreams;
  /** How e-mails are sent, as their log tells it. */
  readonly mail: { readonly from: Mailbox; readonly provider: ProviderName };
  /** Address of the operator, for feedback of agencies; null when there is none. */
  readonly operatorMail: string | null;
  /** The AI models that the operator has set up. */
  readonly ai: AiModels;
  /** Puts a question to one of them, outside of any transaction; keeps the request and charges it. */
  readonly askAi: AskAi;
  /** Accounts of members at outside services. */
  readonly connector: Connector;
  /** Calls of endpoints of outside services, outside of any transaction. */
  readonly endpoints: EndpointCaller;
  /** MCP servers that agencies have connected, outside of any transaction. */
  readonly mcpServers: McpServers;
  /** Payment providers of agencies, outside of any transaction. */
  readonly payments: PaymentDesk;
  /** What browsers know this installation by when they take push messages. */
  readonly pushKeys: PushKeys;
  /** Public address of the service without a trailing slash, for links. */
  baseUrl(): string;
  /** Public address of hosted addresses without a trailing slash: that of the service, or of a host of their own. */
  hostedUrl(): string;
  /** What modules need of others that they must not know. */
  readonly parts: Parts;
  /** Requests per window, by budget. */
  readonly budgets: BudgetSizes;
}
