import type { Readable } from 'node:stream';
import type { DkimKey } from './domains/dkim.ts';
import type { Mailbox } from './settings.ts';

/** A file that goes along. */
export interface LetterFile {
  readonly name: string;
  readonly contentType: string;
  /** Reads the content, for each attempt anew. */
  read(): Readable;
  /** By which the page names a picture within it; null for a file beside the text. */
  readonly contentId: string | null;
}

/** A letter from a person to people, who see each other: one message with one `Message-ID`, the same at every attempt. */
export interface Letter {
  /** With its angle brackets, as all references. */
  readonly messageId: string;
  readonly from: Mailbox;
  /** Address of the envelope, to which servers report; the mail server may send from it. */
  readonly returnPath: string;
  /** Where answers go; null for `from`. */
  readonly replyTo: Mailbox | null;
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly bcc: readonly Mailbox[];
  /** Those among them that it is sent to at this attempt; the others have it, and see their names. */
  readonly envelope: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `Message-ID`s of the conversation, the one that it answers last. */
  readonly references: readonly string[];
  readonly files: readonly LetterFile[];
  /** A machine wrote it, and no machine is to answer (RFC 3834). */
  readonly isAutomatic: boolean;
  /** Signs it for the domain of `from`; without one, the mail server may. */
  readonly signedBy?: DkimKey;
  readonly date: Date;
}

/** What the server said of one address. */
export interface LetterRefusal {
  readonly address: string;
  readonly code: number | null;
  readonly message: string;
  /** Whether trying it again may help. */
  readonly isFinal: boolean;
}

/** That a server took a letter for at least one of its recipients. */
export interface LetterReceipt {
  readonly code: number | null;
  readonly message: string | null;
  readonly refused: readonly LetterRefusal[];
}

/** The name of our loops: a message that carries it was sent by this service. */
export const loopHeader = 'X-Loop';
export const loopMark = 'agency-management-service';
