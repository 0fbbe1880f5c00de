import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/**
 * A function that runs as its owner passes row-level security. So it returns ids, whose rows the caller reads under the policy, or a
 * yes, a number, nothing at all. Others are listed with the reason.
 */
const others: Record<string, readonly string[]> = {
  'ids of notes, and how well each fits': ['find_client_notes'],
  'ids of places in SOPs, and how well each fits': ['find_sop_places', 'search_sop_places'],
  'ids of clients, and how well a name fits each': ['named_clients'],
  'credentials and sign-in, which come before an agency is known': [
    'begin_sign_in',
    'confirm_console_session',
    'create_agency',
    'create_console_session',
    'create_first_agency',
    'find_account',
    'find_account_email',
    'find_account_password',
    'find_api_key',
    'find_console_session',
    'find_hosted_token',
    'find_invitation',
    'find_oauth_artefact',
    'find_oauth_client',
    'find_oauth_grant',
    'find_oauth_session',
    'find_oauth_token',
    'find_passkey',
    'find_password_reset',
    'find_second_factors',
    'sign_in_origin',
    'take_passkey_challenge',
  ],
  'what an account may see of itself, across its agencies': [
    'reader_of_account',
    'select_account_agencies',
    'select_console_sessions',
    'select_passkeys',
    'select_tenants_of_account',
  ],
  'what whoever has the code of a certificate may see of it, whichever agency issued it': [
    'find_certification',
  ],
  'limits and figures of the agency, and of the machinery': [
    'event_backlog',
    'quotas_of',
    'suspension_of',
    'take_mail_day',
    'take_tokens',
  ],
};

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

/** Functions that run as their owner, by name. */
const selectFunctions = async () =>
  (
    await owner.query<{ name: string; result: string }>(`
      select proname as name, pg_get_function_result(oid) as result from pg_proc
      where pronamespace = 'app'::regnamespace and prosecdef order by proname`)
  ).rows;

it('returns ids, a yes, a number, or what is listed here with a reason', async () => {
  const harmless = ['void', 'trigger', 'uuid', 'SETOF uuid', 'boolean', 'integer', 'bigint'];
  const found = (await selectFunctions()).filter(({ result }) => !harmless.includes(result));
  expect(found.map(({ name }) => name)).toEqual(Object.values(others).flat().toSorted());
});
