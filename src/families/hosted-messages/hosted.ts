import type { HostedMessagesHandlers } from '#generated/hosted/families/hosted-messages/handlers.ts';
import { receiveChannelMessage } from './channel-messages.ts';
import { receiveMail } from './mail.ts';
import { receiveMailEvents } from './mail-events.ts';

export default { receiveMail, receiveMailEvents, receiveChannelMessage } satisfies HostedMessagesHandlers;
