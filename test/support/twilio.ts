import { createHmac, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Reply, silence, type OutsideWorld, type Seen } from './outside-world.ts';

export interface SentText {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly statusCallback: string;
  readonly at: Date;
}

/** Numbers that answer as Twilio's own test numbers do. */
export const unsubscribed = '+15005550004';
export const noNumber = '+15005550001';

const sidOf = (kind: 'SM' | 'CA'): string => kind + randomBytes(16).toString('hex');

/** Twilio as it is spoken with: accounts and messages over HTTP with basic auth, webhooks with its signature. */
export class Twilio {
  readonly account = `AC${randomBytes(16).toString('hex')}`;
  token = 'auth-token-of-twilio';
  status = 'active';
  /** `deaf`: takes a message, and its response is lost. */
  mood: 'well' | 'overloaded' | 'down' | 'deaf' = 'well';
  readonly sent: SentText[] = [];
  /** Contents of files by their paths in the store of Twilio. */
  readonly media = new Map<string, Buffer>();
  /** What happens before it answers. */
  meanwhile: (() => Promise<unknown>) | undefined;

  constructor(world: OutsideWorld) {
    world.any('mms.twiliocdn.com', ({ path, headers }, response) => {
      // The store behind the redirect is another company's, and gets no credentials.
      if (headers.authorization !== undefined) return new Reply(400, {});
      response.writeHead(200, { 'content-type': 'image/png' }).end(this.media.get(path));
      return silence;
    });
    world.any('api.twilio.com', (seen, response) => {
      void this.#respond(seen, response);
      return silence;
    });
  }

  async #respond(seen: Seen, response: ServerResponse): Promise<void> {
    const first = this.meanwhile;
    this.meanwhile = undefined;
    await first?.();
    const answer = this.#answer(seen);
    if (this.mood === 'deaf' && seen.method === 'POST') return void response.destroy();
    const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  }

  #answer({ method, path, headers, query, text }: Seen): unknown {
    const base = `/2010-04-01/Accounts/${this.account}`;
    const expected = `Basic ${Buffer.from(`${this.account}:${this.token}`).toString('base64')}`;
    if (headers.authorization !== expected)
      return new Reply(401, { code: 20003, message: 'Authenticate', status: 401 });
    if (this.mood === 'overloaded') return new Reply(429, { code: 20429, message: 'Too Many Requests' });
    if (this.mood === 'down') return new Reply(503, { code: 20503, message: 'Service Unavailable' });
    if (method === 'GET' && path === `${base}.json`) return { sid: this.account, status: this.status };
    if (method === 'POST' && path === `${base}/Messages.json`) return this.#take(headers, text);
    if (method === 'GET' && path === `${base}/Messages.json`)
      return {
        messages: this.sent
          .filter(({ to, from }) => to === query.get('To') && from === query.get('From'))
          .map(({ sid, body, at }) => ({
            sid,
            body,
            date_created: at.toUTCString().replace('GMT', '+0000'),
          })),
      };
    const [, file] = new RegExp(`^${base}/Messages/\\w+/Media/(\\w+)$`).exec(path) ?? [];
    if (file !== undefined && this.media.has(`/${file}`))
      return new Reply(307, {}, { location: `https://mms.twiliocdn.com/${file}` });
    return new Reply(404, { code: 20404, message: 'The requested resource was not found' });
  }

  #take(headers: Seen['headers'], text: string): Reply {
    if (headers['content-type'] !== 'application/x-www-form-urlencoded')
      return new Reply(415, { code: 20001, message: 'Unsupported media type' });
    const form = new URLSearchParams(text);
    const field = (name: string) => form.get(name) ?? '';
    if (field('To') === noNumber || !/^\+\d{7,15}$/.test(field('To')))
      return new Reply(400, {
        code: 21211,
        message: `The 'To' number ${field('To')} is not a valid phone number.`,
      });
    if (field('To') === unsubscribed)
      return new Reply(400, { code: 21610, message: 'Attempt to send to unsubscribed recipient' });
    if (field('Body') === '' || field('Body').length > 1_600)
      return new Reply(400, {
        code: 21617,
        message: 'The concatenated message body exceeds the 1600 character limit.',
      });
    const sid = sidOf('SM');
    this.sent.push({
      ...{ sid, to: field('To'), from: field('From'), body: field('Body') },
      ...{ statusCallback: field('StatusCallback'), at: new Date() },
    });
    return new Reply(201, { sid, status: 'queued', to: field('To'), from: field('From') });
  }

  signature(url: string, fields: Readonly<Record<string, string>>, token = this.token): string {
    const text = Object.keys(fields)
      .sort()
      .map((name) => name + fields[name]!)
      .join('');
    return createHmac('sha1', token)
      .update(Buffer.from(url + text, 'utf8'))
      .digest('base64');
  }

  /** Calls a webhook; `origin` is where the service really listens. */
  call(
    url: string,
    fields: Readonly<Record<string, string>>,
    { origin, signature }: { readonly origin: string; readonly signature?: string },
  ): Promise<Response> {
    const form = { AccountSid: this.account, ApiVersion: '2010-04-01', ...fields };
    const { pathname } = new URL(url);
    return fetch(new URL(pathname, origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-twilio-signature': signature ?? this.signature(url, form),
      },
      body: new URLSearchParams(form).toString(),
    });
  }

  text(from: string, to: string, body: string, sid = sidOf('SM')): Record<string, string> {
    return {
      ...{ MessageSid: sid, SmsSid: sid, SmsMessageSid: sid, SmsStatus: 'received' },
      ...{ From: from, To: to, Body: body, NumMedia: '0', NumSegments: '1', FromCountry: 'US' },
    };
  }

  /** A text with pictures; those without content are gone at Twilio. */
  pictures(
    from: string,
    to: string,
    body: string,
    contents: readonly (Buffer | null)[],
  ): Record<string, string> {
    const fields = this.text(from, to, body);
    for (const [index, content] of contents.entries()) {
      const file = `ME${randomBytes(16).toString('hex')}`;
      if (content !== null) this.media.set(`/${file}`, content);
      fields[`MediaContentType${index}`] = 'image/png';
      fields[`MediaUrl${index}`] =
        `https://api.twilio.com/2010-04-01/Accounts/${this.account}/Messages/${fields.MessageSid}/Media/${file}`;
    }
    return { ...fields, NumMedia: String(contents.length) };
  }

  report(sid: string, status: string, more: Record<string, string> = {}): Record<string, string> {
    return { MessageSid: sid, SmsSid: sid, MessageStatus: status, SmsStatus: status, ...more };
  }

  endedCall(
    from: string,
    to: string,
    seconds: number,
    more: Record<string, string> = {},
  ): Record<string, string> {
    return {
      ...{ CallSid: sidOf('CA'), From: from, To: to, Called: to, Caller: from, Direction: 'inbound' },
      ...{ CallStatus: 'completed', CallDuration: String(seconds), ...more },
    };
  }
}
