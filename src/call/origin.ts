/** Where a request comes from, for the record of what it did. The names are the columns of auth_events. */
export interface Origin {
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly request_id: string;
}

/** What a record comes from that no caller makes by itself: an automation, or a submission of a form. */
export interface RecordSource {
  readonly kind: 'automation' | 'form';
  readonly id: string;
}

/** The automation behind a change; `depth` counts the automations in the chain, 0 when there is none. */
export interface Causation {
  readonly execution_id?: string;
  readonly automation_id?: string;
  readonly depth: number;
  /** A test of the automation makes it: nothing is told by events. */
  readonly isTest?: true;
}
