import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newRate, usd } from '../billing/billing.ts';
import { day, enrolled, fire, passDays } from './programs.ts';
import { payAll, sumsOf } from './settling.ts';

/** Whatever happens to an enrolment: what was invoiced, less credit, is the price of each day at the terms that applied to it. */
let service: Service;
let owner: pg.Pool;
let rateId: string;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  rateId = (await newRate(service)).id;
});
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const week = 7;
type Proration = 'none' | 'next_invoice' | 'credit';

type Step =
  | { readonly kind: 'change'; readonly minor: number; readonly proration: Proration }
  | { readonly kind: 'plan'; readonly minor: number; readonly proration: Proration; readonly inDays: number }
  | { readonly kind: 'pause'; readonly proration: Proration; readonly forDays: number | null }
  | { readonly kind: 'withdraw' | 'resume' | 'pay' }
  | { readonly kind: 'wait'; readonly days: number };

const proration = fc.constantFrom<Proration>('none', 'next_invoice', 'credit', 'credit');
const minor = fc.constantFrom(0, 4_000, 5_000, 9_999, 15_001, 20_000);
const wait = fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), minor, proration }),
  fc.record({ kind: fc.constant('plan' as const), minor, proration, inDays: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    kind: fc.constant('pause' as const),
    proration,
    forDays: fc.option(fc.integer({ min: 1, max: 9 })),
  }),
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'resume' as const, 'pay' as const) }),
  wait,
  wait,
);
const steps = fc.array(step, { minLength: 2, maxLength: 9 });

/** An enrolment that is billed weekly, day by day, as a person would work it out. */
class Book {
  today = 0;
  price = 9_999;
  planned: { readonly on: number; readonly minor: number; readonly proration: Proration } | null = null;
  paused: { readonly proration: Proration; readonly until: number | null; readonly billed: number } | null =
    null;
  nextBilling = 0;
  settlements = 0;
  /** What each billed day costs, in sevenths of a minor unit. */
  readonly days: number[] = [];

  constructor() {
    this.bill();
  }

  private bill(): void {
    if (this.paused !== null || this.nextBilling !== this.today) return;
    for (let at = 0; at < week; at += 1) this.days[this.today + at] = this.price;
    this.nextBilling += week;
    this.settlements += 1;
  }

  /** The rest of the billed period, at another price. */
  change(to: number, how: Proration): void {
    if (to === this.price) return;
    this.price = to;
    if (how === 'none') return;
    this.settlements += 1;
    for (let at = this.today; at < this.days.length; at += 1) this.days[at] = to;
  }

  plan(inDays: number, to: number, how: Proration): boolean {
    if (this.planned !== null) return false;
    if (to !== this.price) this.planned = { on: this.today + inDays, minor: to, proration: how };
    return true;
  }

  pause(how: Proration, forDays: number | null): boolean {
    if (this.paused !== null) return false;
    const until = forDays === null ? null : this.today + forDays;
    this.paused = { proration: how, until, billed: this.days.length };
    return true;
  }

  resume(): void {
    this.paused = null;
    this.settlements += 1;
    while (this.nextBilling < this.today) this.nextBilling += week;
    this.bill();
  }

  wait(days: number): void {
    for (let passed = 0; passed < days; passed += 1) {
      if (this.paused !== null && this.paused.proration !== 'none' && this.today < this.paused.billed)
        this.days[this.today] = 0;
      this.today += 1;
      if (this.paused?.until === this.today) {
        this.paused = null;
        this.settlements += 1;
        while (this.nextBilling < this.today) this.nextBilling += week;
      }
      if (this.planned?.on === this.today) {
        this.change(this.planned.minor, this.planned.proration);
        this.planned = null;
      }
      this.bill();
    }
  }

  /** What the client owes in all for an enrolment that ends today, before tax. */
  end(how: Proration): number {
    this.settlements += 1;
    const used = how === 'none' ? this.days : this.days.slice(0, this.today);
    return used.reduce((sum, each) => sum + each, 0) / week;
  }
}

async function take(book: Book, id: string, each: Step): Promise<void> {
  const change = (body: object) => service.ok('updateClientProgramBilling', { path: { id }, body } as never);
  const move = (body: object) => service.ok('transitionClientProgram', { path: { id }, body } as never);
  switch (each.kind) {
    case 'change':
      if (book.planned !== null) return;
      book.change(each.minor, each.proration);
      return void (await change({ pricing_override: usd(each.minor), proration: each.proration }));
    case 'plan': {
      const { minor: amount, proration: how, inDays } = each;
      if (!book.plan(inDays, amount, how)) return;
      const on = day(service, inDays);
      return void (await change({ pricing_override: usd(amount), effective_date: on, proration: how }));
    }
    case 'withdraw':
      book.planned = null;
      return void (await change({ scheduled_change: null, proration: 'credit' }));
    case 'pause': {
      if (!book.pause(each.proration, each.forDays)) return;
      const resume_on = each.forDays === null ? null : day(service, each.forDays);
      return void (await move({ status: 'paused', proration: each.proration, resume_on }));
    }
    case 'resume':
      if (book.paused === null) return;
      book.resume();
      return void (await move({ status: 'active' }));
    case 'pay':
      return payAll(service, id);
    case 'wait':
      book.wait(each.days);
      await passDays(service, owner, each.days);
      return fire(service, owner);
  }
}

it('sums of invoices less credit are the price of the days, after any sequence of steps', async () => {
  const run = async (sequence: readonly Step[], last: Proration, hasTax: boolean): Promise<void> => {
    const billing = {
      frequency: 'weekly',
      pricing_override: usd(9_999),
      tax_rate_id: hasTax ? rateId : null,
    };
    const { id, client } = await enrolled(service, { billing });
    const book = new Book();
    for (const each of sequence) {
      await take(book, id, each);
      const { invoiced, granted } = await sumsOf(service, id, client.id);
      expect(granted).toBeLessThanOrEqual(invoiced);
    }
    await service.ok('transitionClientProgram', {
      path: { id },
      body: { status: 'cancelled', proration: last },
    });
    const net = book.end(last);
    const owed = hasTax ? net * 1.055 : net;
    const { invoiced, granted, waiting } = await sumsOf(service, id, client.id);
    expect(waiting).toBe(0);
    expect(Math.abs(invoiced - granted - owed)).toBeLessThanOrEqual(book.settlements * (hasTax ? 2 : 1));
    // Paid in full, the client has as credit what was paid too much.
    await payAll(service, id);
    const paid = await sumsOf(service, id, client.id);
    expect(paid.cash - paid.credit).toBe(paid.invoiced - paid.granted);
  };
  const runs = Number(process.env['SETTLEMENT_RUNS'] ?? 12);
  await fc.assert(fc.asyncProperty(steps, proration, fc.boolean(), run), {
    numRuns: runs,
    seed: Number(process.env['SETTLEMENT_SEED'] ?? 20_261_129),
    endOnFailure: runs <= 12,
  });
}, 1_800_000);
