import { conflict, invalid, type Problem } from '#src/platform/errors/index.ts';
import { PaymentFault } from '#src/platform/payments/index.ts';

/** What a caller is told of a request to a provider that failed. `place` is where the keys or the token stand in the request. */
export function providerRefusal(error: unknown, place: string | null): Problem {
  if (!(error instanceof PaymentFault)) throw error;
  if (error.kind === 'unauthorized')
    return place === null
      ? conflict('The provider refuses the keys of the account. Connect it again with other keys.')
      : invalid(place, 'was refused by the provider. Enter another key.');
  if (error.kind === 'unknown')
    return conflict(`The provider did not answer. Try again later. (${error.message})`);
  return conflict(`The provider refused the request: ${error.message}`);
}
