/** Where a request comes from, for the record of what it did. The names are the columns of auth_events. */
export interface Origin {
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly request_id: string;
}
