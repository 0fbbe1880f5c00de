/** A mailbox as the header `From` names it. */
export interface Mailbox {
  readonly name: string | null;
  readonly address: string;
}

/** A mail server that takes our messages. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, as on port 465. */
  readonly isSecure: boolean;
  /** Whether to give up when the server offers no TLS. */
  readonly needsTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
}

export interface MailSettings {
  readonly from: Mailbox;
  /** Null: messages are written to the outbox in DATA_DIR. */
  readonly smtp: SmtpSettings | null;
}

/** What sends the messages, as the delivery log names it. */
export type ProviderName = 'smtp' | 'outbox';

/** Nobody can answer a message that stays on this machine. */
export const outboxSender: Mailbox = {
  name: 'Agency management service',
  address: 'no-reply@outbox.invalid',
};

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const address =
  /^[^\s@<>",;:\\()[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const named = /^\s*(?:"([^"\\\r\n]*)"|([^"<>\r\n]*?))\s*<([^<>]+)>\s*$/;

/**
 * `smtps://user:secret@host:465` or `smtp://host:587`. The latter changes to TLS before anything is said, and gives up
 * where the server has none; on this machine, or with `?tls=off`, it does without.
 */
export function parseSmtpUrl(text: string): SmtpSettings | undefined {
  const url = URL.parse(text);
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    !/^\/?$/.test(url.pathname) ||
    url.hash !== ''
  )
    return undefined;
  if (url.search !== '' && url.search !== '?tls=off') return undefined;
  const isSecure = url.protocol === 'smtps:';
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      isSecure,
      needsTls: isSecure || (url.search === '' && !localHosts.has(url.hostname)),
      user: url.username === '' ? null : decodeURIComponent(url.username),
      password: url.password === '' ? null : decodeURIComponent(url.password),
    };
  } catch {
    // A percent sign that stands for itself.
    return undefined;
  }
}

/** `mail@example.com` or `Example <mail@example.com>`. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain, inner] = named.exec(text) ?? [];
  const found = (inner ?? text).trim();
  if (!address.test(found) || found.length > 254) return undefined;
  return { name: quoted || plain || null, address: found };
}
