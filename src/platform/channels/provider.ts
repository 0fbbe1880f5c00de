import type { AddressPolicy } from '#src/platform/outbound/index.ts';

/** What a provider is reached with. The secret is stored sealed. */
export interface ChannelAccess {
  readonly externalAccountId: string | null;
  readonly secret: string;
  readonly sendUrl: string | null;
}

/**
 * What a provider said of the account: it works, it was rejected, or nobody can say, because the provider could not be reached or there
 * is nothing to ask.
 */
export type Verdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'rejected' | 'unreachable'; readonly problem: string };

/** How providers are reached. */
export interface ChannelLine {
  readonly addresses: AddressPolicy;
  readonly now: Date;
}

/** A request that came to the address of a connection. */
export interface ChannelRequest {
  /** The whole address, as the provider was told. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly now: Date;
}

export interface ChannelSender {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A file that the provider keeps. */
export interface ChannelMedia {
  readonly url: string;
  readonly contentType: string;
}

/** A text, a chat message or a call of somebody. */
export interface ChannelMessage {
  readonly kind: 'message';
  /** The provider's id of it. */
  readonly externalId: string;
  readonly channel: 'phone' | 'sms' | 'chat';
  readonly from: ChannelSender;
  /** Whether the provider knows who that is: a visitor of a site may give any address. */
  readonly isVerified: boolean;
  /** The address that it came to. */
  readonly to: string;
  /** Where a chat goes on. */
  readonly conversationId: string | null;
  readonly text: string;
  readonly durationSeconds: number | null;
  readonly occurredAt: string | null;
  /** Files of it, which are fetched from the provider. */
  readonly media: readonly ChannelMedia[];
  /** What stayed with the provider, in words. */
  readonly remarks: readonly string[];
}

/** What became of a message of ours. */
export interface ChannelReport {
  readonly kind: 'report';
  readonly externalId: string;
  /** Ours, or the one that the provider gave it. */
  readonly messageId: string;
  readonly outcome: 'delivered' | 'bounced';
  readonly code: string | null;
  readonly reason: string | null;
}

export type ChannelEvent = ChannelMessage | ChannelReport;

/** `ignored`: genuine, and nothing that is kept. */
export type Reading =
  | { readonly kind: 'event'; readonly event: ChannelEvent }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'malformed'; readonly problem: string };

/** A message on its way. */
export interface LeavingMessage {
  /** The same at every attempt. */
  readonly id: string;
  readonly channel: 'sms' | 'chat';
  /** The address of ours that it comes from. */
  readonly from: string;
  readonly to: ChannelSender;
  readonly conversationId: string | null;
  readonly text: string;
  /** Since when earlier attempts were made, which may have been taken unnoticed; null for none. */
  readonly triedSince: Date | null;
  /** Which of these ids are those of other messages. */
  readonly knownAmong: (providerMessageIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Where the provider reports what becomes of it. */
  readonly reportUrl: string;
}

export type Handover =
  | { readonly kind: 'taken'; readonly providerMessageId: string | null; readonly code: number | null }
  | {
      readonly kind: 'refused';
      readonly code: number | null;
      readonly reason: string;
      /** Whether the same message would be refused again. */
      readonly isFinal: boolean;
      /** Whether the connection is at fault, and not the message. */
      readonly isOfConnection: boolean;
    };

/** What fetching a file came to. */
export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: Buffer }
  /** `isFinal`: it would not come another time either. */
  | { readonly kind: 'missing'; readonly isFinal: boolean };

export interface ChannelProvider {
  /** Whether there is something to ask, and somewhere to send to. */
  isAskable(access: ChannelAccess): boolean;
  /** Asks for the state of the account. No message is sent. Never rejects. */
  check(access: ChannelAccess, line: ChannelLine): Promise<Verdict>;
  /** What a request says, if the provider signed it. */
  read(access: ChannelAccess, request: ChannelRequest): Reading;
  /** Hands a message over. Never rejects. */
  send(access: ChannelAccess, message: LeavingMessage, line: ChannelLine): Promise<Handover>;
  /** Fetches a file of a message. Never rejects. */
  fetchMedia(access: ChannelAccess, media: ChannelMedia, line: ChannelLine): Promise<Fetched>;
}
