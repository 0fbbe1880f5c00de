import type { TicketRecipient, TicketSenderChecks } from '#generated/types.gen.ts';

/** Channels on which messages arrive. */
export type ArrivalChannel = 'email' | 'phone' | 'sms' | 'chat';

/** A person as a channel names them. */
export type Person = TicketRecipient;

/** A message as intake judges and files it, whatever the channel that brought it. */
export interface Arrived {
  readonly id: string;
  readonly mailId: string | null;
  readonly channel: ArrivalChannel;
  readonly inboxId: string;
  /** The address that received it. */
  readonly recipient: string;
  /** Null for a message that names nobody. */
  readonly sender: Person | null;
  /** Whether the sender alone says so, such as a visitor of a site: it matches nobody's contact. */
  readonly isClaimed: boolean;
  /** The sender as the message has it, if that is no address that the contract can have. */
  readonly refusedSender: string | null;
  readonly replyTo: Person | null;
  readonly to: readonly Person[];
  readonly cc: readonly Person[];
  readonly recipientCount: number;
  readonly subject: string | null;
  readonly text: string;
  readonly quoted: string | null;
  /** Pictures of the message stand in it as `attachment:{id}`. */
  readonly html: string | null;
  readonly isTruncated: boolean;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly checks: TicketSenderChecks | null;
  /** Its `Message-ID`, without brackets. */
  readonly externalId: string | null;
  /** Those that it answers, then those that it refers to, the last one first. */
  readonly references: readonly string[];
  /** Who talks to which address, where messages have no subjects; null for e-mails. */
  readonly conversation: Conversation | null;
  /** Of a call. */
  readonly durationSeconds: number | null;
  /** Of what it says, without what changes on its way. */
  readonly digest: string;
  readonly size: number;
  readonly rawFileId: string | null;
  readonly fileIds: readonly string[];
  readonly fileNames: readonly string[];
  readonly receivedAt: string;
  readonly nature: Nature;
  /** Why it could not be read. */
  readonly problem: string | null;
  /** What was left out of it, in words. */
  readonly remarks: readonly string[];
}

/** A conversation of texts, a chat or calls. */
export interface Conversation {
  /** The same for all messages between the two. */
  readonly key: string;
  /** As the provider names a chat; null for numbers. */
  readonly id: string | null;
}

/** What a message says of itself by its head. */
export interface Nature {
  readonly isLooping: boolean;
  readonly automatism: 'answer' | 'generated' | null;
  /** What its server found, as such servers write it. */
  readonly spamFlag: string | null;
}
