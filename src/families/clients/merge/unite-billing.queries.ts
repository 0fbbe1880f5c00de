import { sql, type RawBuilder } from 'kysely';
import type { Move } from './move.queries.ts';

/** How clients are billed: what the survivor has set stays, and of each default there is one. */
export const uniteBilling = (move: Move): RawBuilder<unknown>[] => [
  ...uniteSettings(move),
  ...uniteAddresses(move),
  ...uniteMethods(move),
  ...uniteRecipients(move),
];

/** Settings of which a client has one row: the survivor's stays, or else it gets the source's. */
const ofOneRow = [
  'client_billing_settings',
  'client_payment_terms',
  'client_tax_exemptions',
  'client_ticket_ai_overrides',
] as const;

const uniteSettings = ({ source, survivor }: Move): RawBuilder<unknown>[] => [
  sql`update client_billing_settings o set
      currency = coalesce(o.currency, s.currency), language = coalesce(o.language, s.language),
      is_auto_charged = coalesce(o.is_auto_charged, s.is_auto_charged),
      is_credit_auto_applied = coalesce(o.is_credit_auto_applied, s.is_credit_auto_applied),
      has_reminders = coalesce(o.has_reminders, s.has_reminders),
      purchase_order_number = coalesce(o.purchase_order_number, s.purchase_order_number),
      invoice_note = coalesce(o.invoice_note, s.invoice_note), revision = o.revision + 1, updated_at = app.now()
    from client_billing_settings s where o.client_id = ${survivor} and s.client_id = ${source}`,
  ...ofOneRow.flatMap((table) => [
    sql`update ${sql.table(table)} set client_id = ${survivor}, revision = revision + 1, updated_at = app.now()
      where client_id = ${source} and not exists (select from ${sql.table(table)} o where o.client_id = ${survivor})`,
    sql`delete from ${sql.table(table)} where client_id = ${source}`,
  ]),
];

const uniteAddresses = ({ source, survivor }: Move): RawBuilder<unknown>[] => [
  sql`update client_billing_addresses set client_id = ${survivor}, revision = revision + 1, updated_at = app.now(),
      is_default = is_default and not exists (
        select from client_billing_addresses o where o.client_id = ${survivor} and o.is_default and o.deleted_at is null)
    where client_id = ${source}`,
];

/** A method that both have saved stays with the survivor, which is charged for the source's enrolments from then on. */
const uniteMethods = ({ source, survivor, userId }: Move): RawBuilder<unknown>[] => {
  const twice = sql`payment_methods m join payment_methods o on o.tenant_id = m.tenant_id and o.fingerprint = m.fingerprint
    and o.client_id = ${survivor} and o.deleted_at is null where m.client_id = ${source} and m.deleted_at is null`;
  return [
    sql`update client_programs e set payment_method_id = k.known
      from (select m.id as former, o.id as known from ${twice}) k where e.payment_method_id = k.former`,
    sql`update payment_methods set deleted_at = app.now(), deleted_by = ${userId}, is_default = false where id in (select m.id from ${twice})`,
    sql`update payment_methods set client_id = ${survivor}, revision = revision + 1, updated_at = app.now(),
        is_default = is_default and not exists (
          select from payment_methods o where o.client_id = ${survivor} and o.is_default and o.deleted_at is null)
      where client_id = ${source}`,
  ];
};

/** The recipients of the survivor, then those of the source whom it does not have, as many as it may have. */
const uniteRecipients = ({ source, survivor }: Move): RawBuilder<unknown>[] => [
  sql`delete from client_billing_recipients r where r.client_id = ${source} and exists (
      select from client_billing_recipients o where o.client_id = ${survivor}
        and (o.contact_id = r.contact_id or lower(o.email) = lower(r.email)))`,
  sql`update client_billing_recipients r set client_id = ${survivor}, position = k.place
    from (select x.id, row_number() over (order by x.position) + coalesce((
        select max(o.position) from client_billing_recipients o where o.client_id = ${survivor}), -1) as place
      from client_billing_recipients x where x.client_id = ${source}
      order by x.position limit greatest(0, 50 - (select count(*) from client_billing_recipients o where o.client_id = ${survivor}))) k
    where r.id = k.id`,
  sql`delete from client_billing_recipients where client_id = ${source}`,
];
