import type {
  InboundDeliveryStatus,
  InboundRejectReason,
  OutboundDelivery,
  OutboundDeliveryStatus,
  WebhookEndpointStatus,
  WebhookErrorClass,
} from '#generated/console/types.gen.ts';
import type { Tone } from '../../parts/state.tsx';
import { reader } from '../../parts/locale.ts';

type Words<Key extends string> = Readonly<Record<Key, { readonly label: string; readonly tone: Tone }>>;

export const endpointStates: Words<WebhookEndpointStatus> = {
  active: { label: 'Active', tone: 'good' },
  disabled_by_user: { label: 'Turned off', tone: 'quiet' },
  disabled_by_failures: { label: 'Turned off after failures', tone: 'bad' },
};

export const sentStates: Words<OutboundDeliveryStatus> = {
  pending: { label: 'Waiting', tone: 'waiting' },
  delivering: { label: 'Being sent', tone: 'waiting' },
  delivered: { label: 'Delivered', tone: 'good' },
  retrying: { label: 'Will be retried', tone: 'notice' },
  exhausted: { label: 'Failed', tone: 'bad' },
  skipped: { label: 'Not sent', tone: 'quiet' },
};

export const receivedStates: Words<InboundDeliveryStatus> = {
  received: { label: 'Received', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'good' },
  captured: { label: 'Kept as sample', tone: 'good' },
  duplicate: { label: 'Repetition', tone: 'quiet' },
  rejected: { label: 'Refused', tone: 'bad' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** Why a call from outside was refused. */
export const rejections: Readonly<Record<InboundRejectReason, string>> = {
  bad_signature: 'Its signature or token was missing or wrong.',
  webhook_disabled: 'The inbound webhook is turned off.',
  automation_inactive: 'The automation is not active or has a different trigger.',
  body_too_large: 'The body was larger than 1 MiB.',
  not_json: 'The body was not a JSON object.',
  rate_exceeded: 'Too many requests in a short time.',
};

/** What to do about an attempt that failed. */
export const cures: Readonly<Record<WebhookErrorClass, string>> = {
  http_status: 'The receiver did not respond with a 2xx status. Check its log.',
  redirect: 'Redirects are not followed. Set the address that this one redirects to.',
  timeout: 'The receiver must respond within 30 seconds. Respond first and process the event afterwards.',
  network:
    'Check that the host name is correct and that the receiver is running and reachable from the internet.',
  tls: 'Check the certificate of the receiver: it must be valid, match the host name, and be sent with its full chain.',
  address_refused:
    'The host name resolves to an address that is not public, so nothing was sent. Correct the name or use another address.',
  interrupted:
    'The service stopped during the attempt, so the event may have arrived. It is retried immediately and does not count as a failure of the endpoint.',
  internal:
    'An internal error occurred and nothing was sent. It does not count as a failure of the endpoint.',
};

/** Whether it goes on by itself, and looking again is worthwhile. */
export const isUnderWay = ({ status }: Pick<OutboundDelivery, 'status'>): boolean =>
  status === 'pending' || status === 'delivering';

/** Tests cannot be sent again, and what is still on its way need not be. */
export const canRedeliver = ({
  status,
  is_test: isTest,
}: Pick<OutboundDelivery, 'status' | 'is_test'>): boolean =>
  !isTest && (status === 'delivered' || status === 'exhausted' || status === 'skipped');

/** Whether its next attempt is still to come and can be made now. */
export const canSendNow = ({
  status,
  next_attempt_at: next,
}: Pick<OutboundDelivery, 'status' | 'next_attempt_at'>): boolean =>
  (status === 'pending' || status === 'retrying') && next !== null && Date.parse(next) > Date.now();

const headings: Readonly<Record<string, string>> = {
  sop: 'SOPs',
  client: 'Clients',
  client_program: 'Client programs',
  custom_object: 'Custom objects',
  escalation: 'Escalations',
  manual: 'Buttons',
  task: 'Tasks',
  ticket: 'Tickets',
  user: 'People',
};

/** Heading of a category of events. */
export function headingOf(category: string): string {
  const text = category.replaceAll('_', ' ');
  return headings[category] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(reader.locale)} ${count === 1 ? one : many}`;

/** How long something took. */
export const duration = (ms: number): string =>
  ms < 1000
    ? `${Math.round(ms)} ms`
    : `${(ms / 1000).toLocaleString(reader.locale, { maximumFractionDigits: 1 })} s`;

/** With line breaks where it is JSON, and as it is where it is not. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export const size = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : `${(bytes / 1024).toLocaleString(reader.locale, { maximumFractionDigits: 1 })} KiB`;
