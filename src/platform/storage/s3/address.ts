/** Where a store is that speaks the protocol of S3, and how it is asked. */
export interface S3Address {
  /** Origin that the service reaches it at. */
  readonly endpoint: string;
  /** Origin that callers reach it at. */
  readonly publicEndpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Null: those of the environment or of the machine (`AWS_ACCESS_KEY_ID`, a role). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** The bucket stands in the path; false: before the host's name. */
  readonly isPathStyle: boolean;
  /** Whether callers send parts to the store and fetch files from it, or the service passes them on. */
  readonly isDirect: boolean;
}

const parameters = ['region', 'tls', 'style', 'direct', 'public'];
const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixForm = /^(?:[\w.-]+\/)*$/;

/** `s3://KEY:SECRET@host:port/bucket/prefix?region=…&tls=off&style=host&direct=off&public=https://…`. */
export function parseS3Url(text: string): S3Address | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.hostname === '' || url.hash !== '') return undefined;
  const settings = url.searchParams;
  if ([...settings.keys()].some((name) => !parameters.includes(name))) return undefined;
  const tls = choice(settings, 'tls', ['on', 'off']);
  const style = choice(settings, 'style', ['path', 'host']);
  const direct = choice(settings, 'direct', ['on', 'off']);
  const credentials = credentialsIn(url);
  const [bucket, ...folders] = url.pathname.split('/').filter((part) => part !== '');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  if (tls === undefined || style === undefined || direct === undefined || credentials === undefined)
    return undefined;
  if (bucket === undefined || !bucketForm.test(bucket) || !prefixForm.test(prefix)) return undefined;
  const endpoint = `http${tls === 'on' ? 's' : ''}://${url.host}`;
  const publicEndpoint = originOf(settings.get('public') ?? endpoint);
  if (publicEndpoint === undefined) return undefined;
  return {
    endpoint,
    publicEndpoint,
    region: settings.get('region') ?? regionIn(url.hostname),
    bucket,
    prefix,
    credentials,
    isPathStyle: style === 'path',
    isDirect: direct === 'on',
  };
}

/** The first of these without a choice; undefined for one that there is not. */
function choice<T extends string>(
  settings: URLSearchParams,
  name: string,
  choices: readonly [T, ...T[]],
): T | undefined {
  const text = settings.get(name);
  return text === null ? choices[0] : choices.find((each) => each === text);
}

/** Undefined when there is but half of them. */
function credentialsIn({ username, password }: URL): S3Address['credentials'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

const regionIn = (host: string): string =>
  /(?:^|\.)s3[.-]([a-z0-9-]+)\.amazonaws\.com$/.exec(host)?.[1] ?? 'us-east-1';

function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname)
    ? url.origin
    : undefined;
}
