// Providers of calls, texts and chats: how their accounts are checked, what they send, and how messages reach them.
import { custom } from './custom.ts';
import type { ChannelProvider } from './provider.ts';
import { twilio } from './twilio.ts';

export type {
  ChannelAccess,
  ChannelEvent,
  ChannelLine,
  ChannelMedia,
  ChannelMessage,
  ChannelProvider,
  ChannelReport,
  ChannelRequest,
  Handover,
  LeavingMessage,
  Reading,
  Verdict,
} from './provider.ts';
export { addressPurpose, secretPurpose } from './sealing.ts';

export const channelProviders = { twilio, custom } as const satisfies Record<string, ChannelProvider>;
export type ChannelProviderName = keyof typeof channelProviders;
