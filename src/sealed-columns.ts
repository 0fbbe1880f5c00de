import { sealedColumnsOf, type SealedColumn, type SealedFacts } from './platform/secrets/index.ts';

/** Every column that holds sealed secrets; one that is missing is a type error. */
export async function loadSealedColumns(): Promise<readonly SealedColumn[]> {
  const delivery = await import('./platform/delivery/index.ts');
  const mail = await import('./platform/mail/operator.ts');
  const auth = await import('./api/auth/operator.ts');
  const door = await import('./api/door/operator.ts');
  const hosted = await import('./api/hosted/operator.ts');
  const channels = await import('./platform/channels/index.ts');
  const connections = await import('./domain/connections/index.ts');
  const notifications = await import('./domain/notifications/index.ts');
  const inbound = await import('./domain/inbound-webhooks/index.ts');
  const mcp = await import('./domain/mcp-connections/index.ts');
  const tickets = await import('./domain/tickets/index.ts');
  const payments = await import('./domain/payments/index.ts');
  const billing = await import('./domain/billing/index.ts');
  const payouts = await import('./domain/payouts/index.ts');
  const ofAgency =
    (...purposes: string[]): SealedFacts['contextsOf'] =>
    ({ tenant_id: tenantId }) =>
      purposes.map((purpose) => ({ tenantId: tenantId!, purpose }));
  return sealedColumnsOf({
    'webhook_settings.secret_sealed': { key: ['tenant_id'], contextsOf: ofAgency(delivery.secretPurpose) },
    'webhook_settings.former_secret_sealed': {
      key: ['tenant_id'],
      contextsOf: ofAgency(delivery.secretPurpose),
    },
    'connections.access_token_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(connections.accessPurpose),
    },
    'connections.refresh_token_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(connections.refreshPurpose),
    },
    'connections.inputs_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(connections.inputsPurpose),
    },
    'connections.consent_verifier_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(connections.verifierPurpose),
    },
    'channel_connections.address_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(channels.addressPurpose),
    },
    'channel_connections.secret_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(channels.secretPurpose),
    },
    'mcp_connections.access_sealed': { key: ['tenant_id', 'id'], contextsOf: ofAgency(mcp.accessPurpose) },
    'mcp_connections.consent_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(mcp.consentPurpose),
    },
    'invoices.payment_url_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(billing.paymentUrlPurpose),
    },
    'payment_methods.authorization_url_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(payments.authorizationUrlPurpose),
    },
    'payment_providers.secret_key_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(payments.keyPurpose),
    },
    'payment_providers.webhook_secret_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(payments.eventSecretPurpose),
    },
    'marketplace_payout_settings.tax_number_sealed': {
      key: ['tenant_id'],
      contextsOf: ofAgency(payouts.taxNumberPurpose),
    },
    'automation_inbound_webhooks.address_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(inbound.addressPurpose),
    },
    'automation_inbound_webhooks.secret_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(inbound.secretPurpose),
    },
    'automation_inbound_webhooks.former_secret_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(inbound.secretPurpose),
    },
    'mail_intakes.secret_sealed': { key: ['tenant_id', 'id'], contextsOf: ofAgency(tickets.intakePurpose) },
    'mail_intakes.former_secret_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(tickets.intakePurpose),
    },
    'mail_domains.dkim_key_sealed': { key: ['tenant_id', 'id'], contextsOf: ofAgency(mail.dkimPurpose) },
    'webhook_endpoints.headers_sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(delivery.headersPurpose),
    },
    'email_deliveries.sealed': {
      key: ['tenant_id', 'id'],
      where: "status = 'queued'",
      contextsOf: ofAgency(mail.mailPurpose),
    },
    'app.system_mails.sealed': {
      key: ['id'],
      where: "status = 'queued'",
      contextsOf: () => [{ tenantId: mail.noAgencyContext, purpose: mail.mailPurpose }],
    },
    'app.second_factors.totp_sealed': { key: ['account_id'], contextsOf: () => [auth.totpContext] },
    'app.second_factors.pending_sealed': { key: ['account_id'], contextsOf: () => [auth.totpContext] },
    'push_devices.sealed': {
      key: ['tenant_id', 'id'],
      contextsOf: ofAgency(notifications.subscriptionPurpose),
    },
    'app.vapid_keys.sealed': { key: ['id'], contextsOf: () => [notifications.vapidContext] },
    'app.oauth_keys.sealed': { key: ['slot'], contextsOf: () => [auth.keyContext] },
    'idempotency_keys.body': {
      key: ['tenant_id', 'user_id', 'key'],
      form: 'base64',
      contextsOf: ofAgency(door.answerPurpose, hosted.hostedAnswerPurpose),
    },
  });
}
