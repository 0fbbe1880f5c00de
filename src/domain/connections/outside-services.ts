/** A service outside that members connect accounts of by consent, and the client that it knows us by. */
export interface OutsideService {
  readonly key: string;
  readonly name: string;
  /** Issuer of its authorization server. */
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** Null: consent is only withdrawn at the service itself. */
  readonly revocationEndpoint: string | null;
  /** The origins that its tokens are sent to, the usual one first. */
  readonly apiOrigins: readonly string[];
  readonly scopes: readonly string[];
  /** What stands between scopes (default: a space). */
  readonly scopeSeparator?: ',';
  /** How our client proves itself (default: in the form). `none`: it has no secret. */
  readonly clientProof?: 'basic' | 'none';
  /** What tokens are asked for, where the authorization server serves several (RFC 8707). */
  readonly resource?: string;
  /** What it calls its tokens, if not `bearer`. */
  readonly tokenType?: string;
  /** It says `ok: false` with status 200 to what it refuses. */
  readonly refusesWithOk?: true;
  /** What its authorization page wants besides, to give a refresh token. */
  readonly consentParameters: Readonly<Record<string, string>>;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface GoogleAddresses {
  readonly accounts?: string;
  readonly oauth?: string;
  readonly api?: string;
}

const google =
  (key: string, name: string, scopes: readonly string[], origins: readonly string[]) =>
  (
    client: OAuthClient,
    {
      accounts = 'https://accounts.google.com',
      oauth = 'https://oauth2.googleapis.com',
      api,
    }: GoogleAddresses = {},
  ): OutsideService => ({
    key,
    name,
    issuer: accounts,
    authorizationEndpoint: `${accounts}/o/oauth2/v2/auth`,
    tokenEndpoint: `${oauth}/token`,
    revocationEndpoint: `${oauth}/revoke`,
    apiOrigins: api === undefined ? origins : [api],
    scopes,
    consentParameters: { access_type: 'offline', prompt: 'consent' },
    ...client,
  });

const auth = 'https://www.googleapis.com/auth';

/** Google Drive, for files that a person picks (`drive.file`) and those that they may read. */
export const googleDrive = google(
  'google_drive',
  'Google Drive',
  [`${auth}/drive.readonly`],
  ['https://www.googleapis.com'],
);
const googleAds = google(
  'google_ads',
  'Google Ads',
  [`${auth}/adwords`],
  ['https://googleads.googleapis.com'],
);
const googleCalendar = google(
  'google_calendar',
  'Google Calendar',
  [`${auth}/calendar`],
  ['https://www.googleapis.com'],
);
const googleSheets = google(
  'google_sheets',
  'Google Sheets',
  [`${auth}/spreadsheets`, `${auth}/userinfo.email`],
  ['https://sheets.googleapis.com', 'https://www.googleapis.com'],
);

const hubspot = (client: OAuthClient): OutsideService => ({
  key: 'hubspot',
  name: 'HubSpot',
  issuer: 'https://app.hubspot.com',
  authorizationEndpoint: 'https://app.hubspot.com/oauth/authorize',
  tokenEndpoint: 'https://api.hubapi.com/oauth/v1/token',
  revocationEndpoint: null,
  apiOrigins: ['https://api.hubapi.com'],
  scopes: [
    'oauth',
    ...['contacts', 'companies', 'deals'].flatMap((type) => [
      `crm.objects.${type}.read`,
      `crm.objects.${type}.write`,
    ]),
    'crm.objects.owners.read',
  ],
  consentParameters: {},
  ...client,
});

const slack = (client: OAuthClient): OutsideService => ({
  key: 'slack',
  name: 'Slack',
  issuer: 'https://slack.com',
  authorizationEndpoint: 'https://slack.com/oauth/v2/authorize',
  tokenEndpoint: 'https://slack.com/api/oauth.v2.access',
  revocationEndpoint: null,
  apiOrigins: ['https://slack.com'],
  scopes: [
    'chat:write',
    'channels:read',
    'channels:history',
    'channels:manage',
    'groups:read',
    'users:read',
    'users:read.email',
  ],
  scopeSeparator: ',',
  tokenType: 'bot',
  refusesWithOk: true,
  consentParameters: {},
  ...client,
});

const xero = (client: OAuthClient): OutsideService => ({
  key: 'xero',
  name: 'Xero',
  issuer: 'https://identity.xero.com',
  authorizationEndpoint: 'https://login.xero.com/identity/connect/authorize',
  tokenEndpoint: 'https://identity.xero.com/connect/token',
  revocationEndpoint: 'https://identity.xero.com/connect/revocation',
  apiOrigins: ['https://api.xero.com'],
  scopes: ['offline_access', 'accounting.transactions', 'accounting.contacts'],
  clientProof: 'basic',
  consentParameters: {},
  ...client,
});

/** Services by the operator's client that they share: `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET` open four. */
export const servicesByClient = {
  GOOGLE: [googleDrive, googleAds, googleCalendar, googleSheets],
  HUBSPOT: [hubspot],
  SLACK: [slack],
  XERO: [xero],
} as const satisfies Readonly<Record<string, readonly ((client: OAuthClient) => OutsideService)[]>>;
