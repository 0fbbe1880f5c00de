import { createHash } from 'node:crypto';
import type { Conversation } from '../intake/arrived.ts';

interface Talk {
  readonly channel: string;
  /** The address of ours. */
  readonly own: string;
  /** The number of the other. */
  readonly phone: string | null;
  /** As the provider names a chat. */
  readonly conversationId: string | null;
}

/** Who talks to which address; null for a caller whose number is hidden. */
export function conversationOf({ channel, own, phone, conversationId }: Talk): Conversation | null {
  const peer = channel === 'chat' ? conversationId : phone;
  if (peer === null) return null;
  const key = createHash('sha256')
    .update(JSON.stringify([channel, own.toLowerCase(), peer]))
    .digest('hex');
  return { key, id: channel === 'chat' ? peer : null };
}
