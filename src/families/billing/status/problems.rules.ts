import type {
  BillingAiCreditBalance,
  BillingProblem,
  BillingSettings,
  ClientPaymentProvider,
} from '#generated/types.gen.ts';
import { counted } from '#src/platform/counted.ts';
import type { Affected } from './status.queries.ts';

export interface Findings {
  readonly settings: BillingSettings;
  /** The accounts that are connected. */
  readonly providers: readonly ClientPaymentProvider[];
  readonly failing: Affected;
  /** Invoices whose charges wait for the consent of clients, and how many methods do. */
  readonly waiting: Affected;
  readonly unauthorizedCount: number;
  readonly withoutRecipient: Affected;
  readonly credit: BillingAiCreditBalance;
}

const problem = (
  code: BillingProblem['code'],
  message: string,
  ids: readonly string[] = [],
): BillingProblem => ({ code, message, invoice_ids: [...ids] });

/** Details of the agency that its invoices lack, in words. */
export const missingDetails = ({ address, billing_email: email }: BillingSettings): string[] => [
  ...(address === null ? ['address'] : []),
  ...(email === null ? ['e-mail address'] : []),
];

/** Open problems, most urgent first: those of all clients, then those of some, then the agency's own credit. */
export const problemsOf = (findings: Findings): BillingProblem[] => [
  ...ofDetails(findings),
  ...ofProviders(findings),
  ...ofClients(findings),
  ...ofCredit(findings),
];

function ofDetails({ settings }: Findings): BillingProblem[] {
  const missing = missingDetails(settings);
  if (missing.length === 0) return [];
  const text = missing.join(' and ');
  return [
    problem(
      'details_missing',
      `Invoices do not show the agency's ${text}. Add ${missing.length === 1 ? 'it' : 'them'} in the billing settings.`,
    ),
  ];
}

function ofProviders({ providers }: Findings): BillingProblem[] {
  if (providers.length === 0)
    return [
      problem(
        'no_provider',
        'No payment provider is connected, so clients cannot pay online. Connect one to the agency.',
      ),
    ];
  const those = (which: (account: ClientPaymentProvider) => boolean) => providers.filter(which);
  return [
    ...those(({ status }) => status === 'onboarding').map(({ name }) =>
      problem(
        'provider_onboarding',
        `The account ${name} is incomplete and takes no payments. Its requirements list what the provider still needs.`,
      ),
    ),
    ...those(({ status }) => status === 'restricted').map(({ name }) =>
      problem(
        'provider_restricted',
        `The provider holds back payments or payouts of the account ${name}. Its requirements list what the provider needs.`,
      ),
    ),
    ...those(({ webhook_status: events }) => events === 'failing').map(({ name }) =>
      problem(
        'provider_events_failing',
        `Events of the account ${name} no longer arrive, so payments appear late. Disconnect the account and connect it again.`,
      ),
    ),
  ];
}

function ofClients({ withoutRecipient, failing, waiting, unauthorizedCount }: Findings): BillingProblem[] {
  return [
    ...(withoutRecipient.count === 0
      ? []
      : [
          problem(
            'recipient_missing',
            `${counted(withoutRecipient.count, 'invoice')} of programs stayed drafts because the client has no recipient. Add recipients to these clients, then send the invoices.`,
            withoutRecipient.ids,
          ),
        ]),
    ...(failing.count === 0
      ? []
      : [
          problem(
            'payments_failing',
            `The last charge of ${counted(failing.count, 'unpaid invoice')} failed. Ask the clients for another payment method.`,
            failing.ids,
          ),
        ]),
    ...(unauthorizedCount === 0
      ? []
      : [
          problem(
            'authorization_missing',
            `${counted(unauthorizedCount, 'payment method')} cannot be charged until the client consents. Ask the clients to open the authorization address.`,
            waiting.ids,
          ),
        ]),
  ];
}

function ofCredit({ credit, settings }: Findings): BillingProblem[] {
  const { balance_credits: balance, is_low: isLow, alert_below_credits: alertBelow } = credit;
  const { ai_credit_recharge: recharge } = settings;
  return [
    ...(isLow
      ? [
          problem(
            'ai_credit_low',
            `${balance} AI credits are left, below the warning level of ${alertBelow}. Buy AI credit before it runs out.`,
          ),
        ]
      : []),
    // A purchase is due as soon as the balance falls below the level, so a balance that stays there shows that none was made.
    ...(recharge !== null && balance < recharge.below_credits
      ? [
          problem(
            'recharge_failed',
            `${balance} AI credits are left, below the level of ${recharge.below_credits} for automatic purchases, but no credit was bought. Buy AI credit by hand.`,
          ),
        ]
      : []),
  ];
}
