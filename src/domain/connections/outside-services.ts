/** A service outside that members connect accounts of, and the client that it knows us by. */
export interface OutsideService {
  readonly key: string;
  readonly name: string;
  /** Issuer of its authorization server. */
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly revocationEndpoint: string;
  /** The one origin that its tokens are sent to. */
  readonly apiOrigin: string;
  readonly scopes: readonly string[];
  /** What its authorization page wants besides, to give a refresh token. */
  readonly consentParameters: Readonly<Record<string, string>>;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Google Drive, for files that a person picks (`drive.file`) and those that they may read. */
export const googleDrive = (
  client: OAuthClient,
  {
    accounts = 'https://accounts.google.com',
    oauth = 'https://oauth2.googleapis.com',
    api = 'https://www.googleapis.com',
  } = {},
): OutsideService => ({
  key: 'google_drive',
  name: 'Google Drive',
  issuer: accounts,
  authorizationEndpoint: `${accounts}/o/oauth2/v2/auth`,
  tokenEndpoint: `${oauth}/token`,
  revocationEndpoint: `${oauth}/revoke`,
  apiOrigin: api,
  scopes: ['https://www.googleapis.com/auth/drive.readonly'],
  consentParameters: { access_type: 'offline', prompt: 'consent' },
  ...client,
});
