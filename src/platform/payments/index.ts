// Payment providers: what is asked of each, and the two that there are.
export {
  PaymentFault,
  type BuiltProvider,
  type CompletedSetup,
  type Consent,
  type Customer,
  type EventAddress,
  type FaultKind,
  type Instrument,
  type Mandate,
  type PaymentFailure,
  type PaymentProvider,
  type PaymentState,
  type ProviderAccess,
  type ProviderAccount,
  type ProviderEvent,
  type ProviderForm,
  type RefundState,
  type ReturnedMoney,
} from './provider.ts';
export { simulated, simulatedToken, simulatedTokens } from './simulated.ts';
export { stripe } from './stripe/stripe.ts';
export { signEvent } from './stripe/signature.rules.ts';
