import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { lookupHere, Receiver, testCa } from '../../support/receiver.ts';
import { ConsoleBrowser } from './console.ts';
import { patiently } from '../../support/waiting.ts';

/** A console whose agency sends its events to a real receiver. */
export class WebhookDesk {
  readonly console: ConsoleBrowser;
  readonly receiver: Receiver;

  private constructor(console: ConsoleBrowser, receiver: Receiver) {
    this.console = console;
    this.receiver = receiver;
  }

  static async start(): Promise<WebhookDesk> {
    const receiver = await Receiver.start();
    return new WebhookDesk(
      await ConsoleBrowser.start({
        config: { role: 'all', webhookAllowPrivate: true },
        outbound: { ca: testCa, lookup: lookupHere },
      }),
      receiver,
    );
  }

  get service() {
    return this.console.service;
  }

  /** As if nothing had been set up or sent before. */
  async clear(): Promise<void> {
    await this.console.closePages();
    await vi.waitFor(
      async () =>
        expect(
          await this.service.query(
            "select from webhook_deliveries where status in ('pending', 'delivering')",
          ),
        ).toHaveLength(0),
      patiently,
    );
    for (const table of [
      'webhook_attempts',
      'webhook_deliveries',
      'webhook_endpoints',
      'webhook_settings',
      'inbound_webhook_deliveries',
    ])
      await this.service.query(`delete from ${table}`);
    this.receiver.answer(200, '{"taken":true}');
    this.receiver.forget();
  }

  async settings() {
    return (await this.service.ok('getWebhookSettings')).data;
  }

  async save(body: object) {
    return (await this.service.ok('updateWebhookSettings', { body })).data;
  }

  subscribe(...events: string[]) {
    return this.save({ endpoint: { url: this.receiver.url(), status: 'active' }, enabled_events: events });
  }

  /** Deliveries as the past left them. */
  past(count: number, state: string, event = 'client.created'): Promise<{ id: string; event_id: string }[]> {
    return this.service.query(
      `
      insert into webhook_deliveries (tenant_id, event_id, event_type, status, body, sequence, created_at, endpoint_id, endpoint_kind, url, attempt_count, last_attempt_at, last_status_code, error_class)
      select $1, gen_random_uuid(), $2, $3::text, '{"data":{}}', n, now() - interval '2 hours', gen_random_uuid(), 'global', $4, 8, now() - interval '1 hour',
        case $3::text when 'delivered' then 200 else 503 end, case $3::text when 'delivered' then null else 'http_status' end
      from generate_series(1, $5::int) n returning id, event_id`,
      [this.service.agencies[0].id, event, state, this.receiver.url(), count],
    );
  }

  async stop(): Promise<void> {
    await this.console.stop();
    await this.receiver.stop();
  }
}

/** Waits until the page tells it to those who listen. */
export const told = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();
