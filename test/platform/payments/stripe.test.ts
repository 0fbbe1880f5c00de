import { describe, expect, it } from 'vitest';
import { nextCheck, nextRetry } from '#src/domain/payments/retries.rules.ts';
import { encoded } from '#src/platform/payments/stripe/http.ts';
import { accountOf, failureOf, stateOf } from '#src/platform/payments/stripe/readings.rules.ts';
import { isSignedEvent, signEvent } from '#src/platform/payments/stripe/signature.rules.ts';

describe('Stripe', () => {
  it('takes nested values as a form', () => {
    const form = encoded({
      amount: 5,
      expand: ['a', 'b.c'],
      metadata: { id: 'x', none: null },
      off: undefined,
    });
    expect([...form]).toEqual([
      ['amount', '5'],
      ['expand[0]', 'a'],
      ['expand[1]', 'b.c'],
      ['metadata[id]', 'x'],
    ]);
  });

  it('signs events over the bytes and the time', () => {
    const body = Buffer.from('{"id":"evt_1"}');
    const now = new Date('2026-03-02T14:05:09.000Z');
    const header = signEvent('whsec_a', body, now);
    expect(isSignedEvent('whsec_a', header, body, now)).toBe(true);
    expect(isSignedEvent('whsec_a', `${header},v1=${'0'.repeat(64)}`, body, now)).toBe(true);
    expect(isSignedEvent('whsec_b', header, body, now)).toBe(false);
    expect(isSignedEvent('whsec_a', header, Buffer.from('{"id":"evt_2"}'), now)).toBe(false);
    expect(isSignedEvent('whsec_a', header, body, new Date(now.getTime() + 301_000))).toBe(false);
    expect(isSignedEvent('whsec_a', '', body, now)).toBe(false);
    expect(isSignedEvent('whsec_a', 't=,v1=', body, now)).toBe(false);
  });

  it('takes no currency whose amounts it counts otherwise', () => {
    const { currencies } = accountOf({ id: 'acct_1', default_currency: 'isk' }, true, [
      'ISK',
      'UGX',
      'JPY',
      'EUR',
    ]);
    expect(currencies).toEqual(['EUR', 'JPY']);
  });

  it('has its states read as ours', () => {
    const read = (more: object) => stateOf({ id: 'pi_1', status: 'processing', ...more }).status;
    expect(read({})).toBe('pending');
    expect(read({ status: 'succeeded' })).toBe('succeeded');
    expect(read({ status: 'canceled' })).toBe('failed');
    expect(read({ status: 'requires_confirmation' })).toBe('prepared');
    expect(read({ status: 'requires_payment_method' })).toBe('prepared');
    expect(read({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } })).toBe(
      'failed',
    );
    expect(read({ status: 'requires_action' })).toBe('needs_authorization');
    const paid = (currency: string) =>
      stateOf({
        id: 'pi_1',
        status: 'succeeded',
        currency: 'eur',
        latest_charge: { balance_transaction: { fee: 59, currency } },
      }).feeMinor;
    expect([paid('eur'), paid('usd')]).toEqual([59, null]);
    expect(failureOf({ code: 'card_declined', decline_code: 'lost_card' })).toMatchObject({
      code: 'lost_card',
      isFinal: true,
    });
  });
});

describe('automatic charges', () => {
  it('are made again 1, 3, 5 and 7 times 24 hours after the first failure', () => {
    const first = new Date('2026-03-01T10:00:00.000Z');
    const days = [1, 2, 3, 4].map((failures) => nextRetry(first, failures)!.toISOString().slice(0, 10));
    expect(days).toEqual(['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-08']);
    expect(nextRetry(first, 5)).toBeNull();
  });

  it('are looked up more and more rarely, at last every hour', () => {
    const now = new Date(0);
    expect([0, 1, 2, 3, 6, 7, 100].map((checks) => nextCheck(now, checks).getTime() / 1000)).toEqual([
      5, 15, 30, 60, 900, 3600, 3600,
    ]);
  });
});
