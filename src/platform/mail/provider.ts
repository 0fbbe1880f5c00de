import type { DkimKey } from './domains/dkim.ts';
import type { Letter, LetterReceipt } from './letter.ts';
import type { Mailbox, ProviderName } from './settings.ts';

/** A message on its way. The same whenever it is sent again, so that a provider or a reader can tell a repetition. */
export interface OutgoingMail {
  readonly id: string;
  /** Which of our messages it is, such as `invitation`. */
  readonly kind: string;
  readonly from: Mailbox;
  /** Address of the envelope: the operator's, which the mail server may send from. */
  readonly returnPath: string;
  /** Signs it for the domain of `from`; without one, the mail server may. */
  readonly signedBy?: DkimKey;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string;
  readonly replyTo?: string;
  readonly queuedAt: Date;
  readonly attachments?: readonly {
    readonly fileName: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
  /** The picture at the head of the page, where the sending agency has one; its place is `logoPlace`. */
  readonly logo?: { readonly png: Buffer; readonly agency: string } | null;
}

/** That a provider took a message. */
export interface Receipt {
  /** By which it is found again: its `Message-ID`. */
  readonly reference: string;
  /** What the server answered, where there is one. */
  readonly code: number | null;
  readonly message: string | null;
}

/**
 * Takes messages to where they are sent from. A message that is not taken is a `MailFailure`, which says whether trying it
 * again may help.
 */
export interface MailProvider {
  readonly name: ProviderName;
  send(mail: OutgoingMail): Promise<Receipt>;
  /** A `MailFailure` when no recipient was accepted. */
  sendLetter(letter: Letter): Promise<LetterReceipt>;
  close(): void;
}

export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** Whether the same message would be refused again. */
  readonly isFinal: boolean;
  /** Whether there is no such address, so that no other message would arrive either. */
  readonly hasBounced: boolean;
  /** SMTP code that the server answered; null for none. */
  readonly code: number | null;

  constructor(
    message: string,
    {
      isFinal,
      code,
      hasBounced,
      cause,
    }: { isFinal: boolean; code?: number | null; hasBounced?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.isFinal = isFinal;
    this.hasBounced = hasBounced ?? false;
    this.code = code ?? null;
  }
}

/** The `Message-ID` of a message: the same at every attempt, at the domain of the envelope. */
export const messageIdOf = ({ id, returnPath }: Pick<OutgoingMail, 'id' | 'returnPath'>): string =>
  `<${id}@${returnPath.split('@')[1]!}>`;
