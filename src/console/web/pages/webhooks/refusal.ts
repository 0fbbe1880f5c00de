import { messageOf } from '../../app/api.ts';

/** What the service found wrong with what was sent, and where. */
export interface Refusal {
  /** Such as `endpoint.url`; empty when it is about no single value. */
  readonly place: string;
  readonly text: string;
}

/** Takes apart what an answer says: the place leads to the field, and the rest is for the person. */
export function refusalOf(error: unknown): Refusal {
  const message = messageOf(error);
  const [, place = '', text = message] = /^body\.(\S+) (.+)$/s.exec(message) ?? [];
  return { place, text };
}

/** As a sentence about the address. */
export const aboutAddress = (text: string): string => `The address ${text}`;
