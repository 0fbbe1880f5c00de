import type { TicketRecipient, TicketSenderChecks } from '#generated/types.gen.ts';

/** A person as a channel names them. */
export type Person = TicketRecipient;

/** A message as intake judges and files it, whatever the channel that brought it. */
export interface Arrived {
  readonly id: string;
  readonly mailId: string | null;
  readonly channel: 'email';
  readonly inboxId: string;
  /** The address that received it. */
  readonly recipient: string;
  /** Null for a message that names nobody. */
  readonly sender: Person | null;
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

/** What a message says of itself by its head. */
export interface Nature {
  readonly isLooping: boolean;
  readonly automatism: 'answer' | 'generated' | null;
  /** What its server found, as such servers write it. */
  readonly spamFlag: string | null;
}
