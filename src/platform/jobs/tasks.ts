import type { PoolClient } from 'pg';
import type { Connections } from '#src/platform/db/index.ts';
import type { GrantIdentity, Identity } from '#src/call/context.ts';
import type { Causation } from '#src/call/origin.ts';
import type { Log } from '#src/platform/log.ts';

/**
 * Every task of the queue and what its jobs carry. A payload is JSON; the jobs of a tenant carry `tenantId`, which
 * `addJob` fills in. A new task is a line here, and then the compiler asks for its handler in handlers.ts.
 */
export interface TaskPayloads {
  /** One attempt at a webhook delivery, added by the functions of 20261121T0050_webhooks.sql; it is tried once, and they add the next. */
  attempt_delivery: { readonly tenantId: string; readonly deliveryId: string };
  /** Skips what waits for a webhook endpoint that was turned off. */
  disable_endpoint: { readonly tenantId: string; readonly endpointId: string };
  /** Puts the parts of an upload together and looks at what they are. */
  finish_upload: { readonly tenantId: string; readonly uploadId: string };
  /** Copies a file from a cloud drive. */
  import_file: { readonly tenantId: string; readonly importId: string };
  /** An operation that a call asked for, once that call is committed. */
  invoke_operation: {
    readonly tenantId: string;
    readonly operationId: string;
    readonly input: {
      readonly path?: Readonly<Record<string, unknown>>;
      readonly query?: Readonly<Record<string, unknown>>;
      readonly body?: unknown;
    };
    /** Whose rights hold, and the credential of the call that asked. */
    readonly caller: Pick<Identity, 'userId' | 'credentialId' | 'subject'> & {
      readonly grant: GrantIdentity | null;
    };
    readonly key: string;
    readonly requestId: string;
    readonly causation: Causation | null;
  };
  /** Steps of an execution of an automation. */
  run_automation: { readonly tenantId: string; readonly executionId: string };
  /** Steps of a test of an automation. */
  run_automation_test: { readonly tenantId: string; readonly testRunId: string };
  /** Makes the PDFs of certificates that have none yet, of an agency. */
  render_certificates: { readonly tenantId: string };
  /** Looks at a submission of a form that was just sent, and makes its records. */
  process_form_submission: { readonly tenantId: string; readonly submissionId: string };
  /** Work that goes on after the response that promised it (`src/domain/background-jobs`). */
  run_background_job: { readonly tenantId: string; readonly jobId: string };
  /** Sends one e-mail of an agency. */
  send_mail: { readonly tenantId: string; readonly mailId: string };
  /** Sends one e-mail to an account, added by `app.queue_system_mail()`. */
  send_system_mail: { readonly mailId: string };
  /** Takes a payment that a provider makes as far as it goes. */
  run_payment: { readonly tenantId: string; readonly transactionId: string };
  /** Charges an invoice that was sent by itself. */
  charge_invoice: { readonly tenantId: string; readonly invoiceId: string };
  /** Lets an enrolment stop or go on, by what became of its invoice. */
  follow_invoice: { readonly tenantId: string; readonly invoiceId: string };
  /** Asks a payment provider for the state of an account. */
  refresh_payment_account: { readonly tenantId: string; readonly accountId: string };
  /** Looks up whether a method is authorized by now. */
  check_mandate: { readonly tenantId: string; readonly methodId: string };
  /** Looks up what has gone back of a payment at its provider. */
  check_payment_returns: { readonly tenantId: string; readonly transactionId: string };
  /** Looks up what became of a refund; with `isNew`, it is sent first. */
  check_refund: { readonly tenantId: string; readonly refundId: string; readonly isNew?: boolean };
  /** Takes a purchase of AI credit as far as it goes. */
  run_credit_purchase: { readonly tenantId: string; readonly purchaseId: string };
  /** Removes a method that was removed here at its provider, too. */
  detach_payment_method: { readonly tenantId: string; readonly methodId: string };
  /** Asks a payment provider to send events of an account. The address holds a credential, so it is sealed, in base64. */
  open_payment_events: { readonly tenantId: string; readonly accountId: string; readonly sealedUrl: string };
  /** Asks it to send no more, with the key that the account had, sealed, in base64. */
  close_payment_events: {
    readonly tenantId: string;
    readonly provider: 'simulated' | 'stripe';
    readonly externalId: string;
    readonly sealedKey: string;
  };
  /** Looks up what an event of a payment provider is about. */
  process_payment_event: { readonly tenantId: string; readonly eventId: string };
  /** Looks up the DNS records of a mail domain. */
  check_mail_domain: { readonly tenantId: string; readonly domainId: string };
  /** Hands one message of a ticket to its channel. */
  send_ticket_message: { readonly tenantId: string; readonly messageId: string };
  /** Asks the AI about a ticket that is new or has a new message. */
  triage_ticket: { readonly tenantId: string; readonly ticketId: string };
  /** Hands one push message to the service of its browser. */
  send_push: { readonly tenantId: string; readonly deliveryId: string };
  /** Reads an e-mail that was stored, and files it with the tickets of its inboxes. */
  receive_mail: { readonly tenantId: string; readonly mailId: string };
  /** Applies reports of a mail provider that were stored. */
  apply_mail_report: { readonly tenantId: string; readonly reportId: string };
  /** Files a text, a chat message, a call or a delivery report that a channel provider sent. */
  receive_channel_message: { readonly tenantId: string; readonly arrivalId: string };
  /** Removes what is past its time; added by the crontab. */
  purge: object;
}

export type TaskName = keyof TaskPayloads;

/** Tasks whose jobs belong to a tenant, and so can be added from its transactions. */
export type TenantTaskName = {
  [N in TaskName]: TaskPayloads[N] extends { tenantId: string } ? N : never;
}[TaskName];

/** What a handler works with. */
export interface TaskContext {
  readonly db: Connections;
  readonly log: Log;
  /**
   * Does `work` on a connection of the owner role, for work across tenants. When the connection is lost, it is done again as
   * soon as the database is back, so it must bear being done twice.
   */
  readonly withOwner: <T>(work: (owner: PoolClient) => Promise<T>) => Promise<T>;
  /** 1 at the first try. */
  readonly attempt: number;
  /** Aborted when the process stops and the job has had its time. */
  readonly signal: AbortSignal | undefined;
}

/** Runs one job. A job whose handler throws is tried again, later and later, up to 25 times. */
export type TaskHandler<N extends TaskName> = (
  payload: TaskPayloads[N],
  context: TaskContext,
) => Promise<void>;

export type TaskHandlers = { readonly [N in TaskName]: TaskHandler<N> };
