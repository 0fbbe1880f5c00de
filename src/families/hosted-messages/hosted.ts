import type { HostedMessagesHandlers } from '#generated/hosted/families/hosted-messages/handlers.ts';
import { receiveMail } from './mail.ts';
import { receiveMailEvents } from './mail-events.ts';

export default { receiveMail, receiveMailEvents } satisfies HostedMessagesHandlers;
