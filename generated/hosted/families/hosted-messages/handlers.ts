// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../../../src/call/hosted.ts';
import type { ByteBody, HeaderInput, TextAnswer } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface ReceiveMailInput {
  readonly path: t.ReceiveMailData['path'];
  readonly query: NonNullable<t.ReceiveMailData['query']>;
  readonly headers: HeaderInput<NonNullable<t.ReceiveMailData['headers']>, 'x-signature'>;
  readonly body: ByteBody;
}

export interface ReceiveMailEventsInput {
  readonly path: t.ReceiveMailEventsData['path'];
  readonly headers: HeaderInput<NonNullable<t.ReceiveMailEventsData['headers']>, 'x-signature'>;
  readonly body: ByteBody;
}

export interface ReceiveChannelMessageInput {
  readonly path: t.ReceiveChannelMessageData['path'];
  readonly headers: HeaderInput<NonNullable<t.ReceiveChannelMessageData['headers']>, 'x-signature'>;
  readonly body: ByteBody;
  readonly accept: 'application/json' | 'text/html';
}

/** Messages: one handler per operation of the contract. */
export interface HostedMessagesHandlers {
  /** Receive an e-mail · POST /hosted/mail/{token} · token:mail_intake */
  readonly receiveMail: (ctx: WriteContext<never>, input: ReceiveMailInput) => Promise<Result<t.ReceiveMailResponse['data']>>;
  /** Receive e-mail delivery reports · POST /hosted/mail-events/{token} · token:mail_events */
  readonly receiveMailEvents: (ctx: WriteContext<never>, input: ReceiveMailEventsInput) => Promise<Result<t.ReceiveMailEventsResponse['data']>>;
  /** Receive a channel message · POST /hosted/channel-messages/{token} · token:channel_messages */
  readonly receiveChannelMessage: (ctx: WriteContext<never>, input: ReceiveChannelMessageInput) => Promise<Result<t.ReceiveChannelMessageResponse['data']> | TextAnswer<'text/html'>>;
}
