import type {
  InboundDeliveryStatus,
  InboundRejectReason,
  OutboundDelivery,
  OutboundDeliveryStatus,
  WebhookEndpointStatus,
  WebhookErrorClass,
} from '#generated/console/types.gen.ts';
import type { Tone } from '../../parts/state.tsx';

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
  automation_inactive: 'The automation is not active, or starts in another way.',
  body_too_large: 'Its body was over 1 MiB.',
  not_json: 'Its body was no JSON object.',
  rate_exceeded: 'Too many calls came in a short time.',
};

/** What to do about an attempt that failed. */
export const cures: Readonly<Record<WebhookErrorClass, string>> = {
  http_status:
    'The receiver took the request and did not answer with a 2xx. Its own log of this time says why.',
  redirect: 'Redirects are not followed. Set the address that this one leads to.',
  timeout: 'The receiver has 30 seconds. Let it answer first and do its work afterwards.',
  network:
    'Check that the name of the receiver is right, that it runs, and that it takes connections from the internet.',
  tls: 'Check the certificate of the receiver: still valid, made for this name, and sent with its whole chain.',
  address_refused:
    'The name led to an address that is not public, so nothing was sent. Correct the name, or choose another address.',
  interrupted:
    'The service ended meanwhile, so it may have arrived. It is taken up again at once and does not count against the endpoint.',
  internal: 'The fault is ours, and nothing was sent. It does not count against the endpoint.',
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
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How long something took. */
export const duration = (ms: number): string =>
  ms < 1000
    ? `${Math.round(ms)} ms`
    : `${(ms / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;

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
    : `${(bytes / 1024).toLocaleString('en-US', { maximumFractionDigits: 1 })} KiB`;
