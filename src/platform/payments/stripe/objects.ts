// What is read of Stripe's objects. They have far more, and others may be missing whatever their documentation says.

export interface StripeAccount {
  readonly id: string;
  readonly country?: string;
  readonly default_currency?: string;
  readonly charges_enabled?: boolean;
  readonly details_submitted?: boolean;
  readonly capabilities?: Readonly<Record<string, string>>;
  readonly business_profile?: { readonly name?: string | null } | null;
  readonly settings?: { readonly dashboard?: { readonly display_name?: string | null } };
  readonly requirements?: {
    readonly currently_due?: readonly string[];
    readonly disabled_reason?: string | null;
  } | null;
}

export interface StripeMethod {
  readonly id: string;
  readonly type: string;
  readonly customer?: string | { readonly id: string } | null;
  readonly card?: Partial<{
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string | null;
  }>;
  readonly us_bank_account?: Bank;
  readonly sepa_debit?: Bank;
  readonly bacs_debit?: Bank;
  readonly paypal?: { readonly payer_id?: string | null };
}

type Bank = Partial<{
  bank_name: string | null;
  bank_code: string | null;
  last4: string;
  fingerprint: string | null;
}>;

export interface StripeAction {
  readonly type?: string;
  readonly verify_with_microdeposits?: { readonly hosted_verification_url?: string | null };
}

export interface StripeSetup {
  readonly id: string;
  readonly status: string;
  readonly client_secret?: string | null;
  readonly payment_method?: StripeMethod | string | null;
  readonly next_action?: StripeAction | null;
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface StripePayment {
  readonly id: string;
  readonly object?: string;
  readonly currency?: string;
  readonly status: string;
  readonly payment_method?: StripeMethod | string | null;
  readonly next_action?: StripeAction | null;
  readonly cancellation_reason?: string | null;
  readonly last_payment_error?: {
    readonly code?: string;
    readonly decline_code?: string;
    readonly message?: string;
  } | null;
  readonly latest_charge?:
    | {
        readonly balance_transaction?: { readonly fee?: number; readonly currency?: string } | string | null;
      }
    | string
    | null;
}

export interface StripeSession {
  readonly id: string;
  readonly status?: 'open' | 'complete' | 'expired' | null;
  readonly url?: string | null;
  readonly expires_at?: number;
  readonly payment_intent?: StripePayment | string | null;
  readonly setup_intent?: StripeSetup | string | null;
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface StripeRefund {
  readonly id: string;
  readonly status: string;
  readonly amount?: number;
  readonly reason?: string | null;
  readonly failure_reason?: string | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

export interface StripeDispute {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly reason?: string | null;
}

export interface StripeEvent {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly data?: { readonly object?: unknown };
}
