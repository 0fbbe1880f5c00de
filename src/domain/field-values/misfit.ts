import type { PresentValue } from './definition.ts';

/** Why a value does not fit its field; reads on after the place, such as `must be a number`. */
export class Misfit {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

export const misfit = (message: string): Misfit => new Misfit(message);

/**
 * Brings a value to the form it is stored in, or says why it does not fit. `stored` is what the record holds now: what
 * was allowed once, such as a choice archived since, may stay.
 */
export type CheckValue = (value: PresentValue, stored: PresentValue | undefined) => PresentValue | Misfit;
