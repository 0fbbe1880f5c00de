// The services that can be connected, each as its public API documents it.
import { airtable } from './airtable.ts';
import { googleAds } from './google-ads.ts';
import { googleCalendar } from './google-calendar.ts';
import { googleDrive } from './google-drive.ts';
import { googleSheets } from './google-sheets.ts';
import { http } from './http.ts';
import { hubspot } from './hubspot.ts';
import { mailchimp } from './mailchimp.ts';
import { notion } from './notion.ts';
import { endpointKey, type Endpoint, type Provider } from './provider.ts';
import { slack } from './slack.ts';
import { stripe } from './stripe.ts';
import { trello } from './trello.ts';
import { wordpress } from './wordpress.ts';
import { xero } from './xero.ts';

export const providers: readonly Provider[] = [
  airtable,
  googleAds,
  googleCalendar,
  googleDrive,
  googleSheets,
  http,
  hubspot,
  mailchimp,
  notion,
  slack,
  stripe,
  trello,
  wordpress,
  xero,
];

export interface CataloguedEndpoint {
  readonly key: string;
  readonly provider: Provider;
  readonly endpoint: Endpoint;
}

const byKey = new Map(providers.map((provider) => [provider.key, provider]));

export const endpoints: readonly CataloguedEndpoint[] = providers.flatMap((provider) =>
  provider.endpoints.map((endpoint) => ({ key: endpointKey(provider, endpoint), provider, endpoint })),
);
const endpointsByKey = new Map(endpoints.map((one) => [one.key, one]));

export const findProvider = (key: string): Provider | undefined => byKey.get(key);
export const findEndpoint = (key: string): CataloguedEndpoint | undefined => endpointsByKey.get(key);
export * from './provider.ts';
