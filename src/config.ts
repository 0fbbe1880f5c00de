import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readModelFile, singleModel, type AiModelSpec, type ModelConnection } from './domain/ai/index.ts';
import { servicesByClient, type OutsideService } from './domain/connections/index.ts';
import { parseDatabaseUrl } from './platform/db/index.ts';
import { parseNameServers } from './platform/dns/index.ts';
import { StartError } from './platform/errors/index.ts';
import type { MetricsAccess } from './api/http/index.ts';
import type { GeocoderSettings } from './platform/geocoding/index.ts';
import {
  outboxSender,
  parseMailbox,
  parseSmtpUrl,
  type Mailbox,
  type MailSettings,
  type SmtpSettings,
} from './platform/mail/index.ts';
import { parseClamavUrl, type ClamavAddress } from './platform/scanner/index.ts';
import { parseS3Url, type S3Address } from './platform/storage/index.ts';
import { logLevels, type LogLevel } from './platform/log-levels.ts';

export type Role = 'all' | 'serve' | 'work';
export type Seed = 'demo' | 'none';

/** The settings of a process, read once when it starts. Nothing else reads the environment. */
export interface Config {
  readonly host: string;
  /** 0: the system picks one. */
  readonly port: number;
  /** False for the default port, which is replaced by another one when it is in use. */
  readonly isPortChosen: boolean;
  /** Public address without a trailing slash; null: follows from host and port. */
  readonly baseUrl: string | null;
  /** Public address of hosted addresses, preferably on a host of their own; null: that of the service. */
  readonly hostedUrl: string | null;
  readonly dataDir: string;
  /** Number of proxies in front of the service whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number;
  /** How long `SIGTERM` lets it serve on, not ready any more, until balancers have noticed. */
  readonly shutdownDelaySeconds: number;
  /** Owner role of an existing database; null: the embedded Postgres. */
  readonly databaseUrl: string | null;
  readonly role: Role;
  readonly seed: Seed;
  /** Requests a minute. */
  readonly rateLimitRest: number;
  readonly rateLimitMcpTenant: number;
  readonly rateLimitMcpSubject: number;
  /** Calls that the process works on at once. */
  readonly callsAtOnce: number;
  /** Of these, calls of agencies that have more waiting, while several agencies are at work. */
  readonly callsShared: number;
  /** Over hosted addresses: of one agency, of one address, and from one network. */
  readonly rateLimitHostedTenant: number;
  readonly rateLimitHostedAddress: number;
  readonly rateLimitHostedClient: number;
  /** For documents that need no credential: of one kind, from one network. */
  readonly rateLimitDocuments: number;
  /** Sender of e-mails, and the server that sends them. */
  readonly mail: MailSettings;
  /** Where feedback of agencies is sent; null: it is only in the operator's list. */
  readonly operatorMail: string | null;
  /** Where contents of files are kept, for every process of the installation; null: in `dataDir`. */
  readonly s3: S3Address | null;
  /** Outside services whose accounts members may connect. */
  readonly outsideServices: readonly OutsideService[];
  /** What finds the places of addresses. */
  readonly geocoder: GeocoderSettings;
  /** Name servers to ask for records of domains; null: those of the system. */
  readonly dnsServers: readonly string[] | null;
  /** A virus scanner that looks at every file; null: none does. */
  readonly clamav: ClamavAddress | null;
  /** The models that agencies may choose from, the default first. */
  readonly aiModels: readonly AiModelSpec[];
  /** AI credits that each agency is granted every month. */
  readonly aiMonthlyCredits: number;
  /** A fast language model that ranks the tools of a pack; null: text matching ranks them. */
  readonly routerModel: ModelConnection | null;
  /** Origins of browser-based AI hosts that may call /v1/mcp, beside our own. */
  readonly mcpAllowedOrigins: readonly string[];
  /** Keys of 32 bytes for secrets at rest, the current one first; empty: one that is kept in DATA_DIR. */
  readonly encryptionKeys: readonly Buffer[];
  /** Whether deliveries may reach private and plain-HTTP addresses. */
  readonly webhookAllowPrivate: boolean;
  /** Who may read metrics; neither: this machine alone. */
  readonly metrics: MetricsAccess;
  readonly logLevel: LogLevel;
  /** Share of responses that are checked against the contract, 0 to 1. */
  readonly responseCheckSample: number;
}

/** The values of these variables are never shown. */
const secretNames = new Set([
  'DATABASE_URL',
  'ENCRYPTION_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'STORAGE_URL',
  'GOOGLE_CLIENT_SECRET',
  'HUBSPOT_CLIENT_SECRET',
  'SLACK_CLIENT_SECRET',
  'XERO_CLIENT_SECRET',
  'AI_KEY',
  'ROUTER_MODEL_KEY',
]);

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws one error that lists all invalid variables, a line for each. */
export function readConfig(environment: Environment = process.env): Config {
  const faults: string[] = [];
  const read = <T>(
    name: string,
    fallback: T,
    parse: (text: string) => T | undefined,
    expected: string,
  ): T => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    faults.push(
      `${name} is ${secretNames.has(name) ? 'not valid' : `"${text}"`}: set it to ${expected}, or leave it unset${secretNames.has(name) || typeof fallback === 'object' ? '' : ` for ${String(fallback)}`}.`,
    );
    return fallback;
  };
  const integer = (name: string, fallback: number, min: number, max: number) =>
    read(name, fallback, (text) => inRange(/^\d+$/, text, min, max), `a whole number from ${min} to ${max}`);
  const oneOf = <T extends string>(name: string, fallback: T, values: readonly T[]) =>
    read(name, fallback, (text) => values.find((value) => value === text), `one of ${values.join(', ')}`);
  const modelSettings = (urlName: string, modelName: string, keyName: string) => {
    const url = read<string | null>(
      urlName,
      null,
      httpUrl,
      'the address of an OpenAI-compatible API, such as https://api.openai.com/v1',
    );
    const model = environment[modelName];
    if (url !== null && !model)
      faults.push(
        `${modelName} is missing: set it to the name of a model at ${urlName}, or leave ${urlName} unset.`,
      );
    return url === null || !model
      ? null
      : { protocol: 'openai' as const, url, model, key: environment[keyName] || null };
  };

  const mailSettings = (): MailSettings => {
    const smtp = read<SmtpSettings | null>(
      'SMTP_URL',
      null,
      parseSmtpUrl,
      'the address of a mail server, such as smtps://user:secret@mail.example.com:465 (special characters of the secret percent-encoded)',
    );
    const from = read<Mailbox>(
      'MAIL_FROM',
      outboxSender,
      parseMailbox,
      'the sender address of e-mails, such as Example Agency <mail@example.com>',
    );
    if (smtp !== null && !environment['MAIL_FROM'])
      faults.push(
        'MAIL_FROM is missing: set it to the sender address of e-mails, such as Example Agency <mail@example.com>, or leave SMTP_URL unset.',
      );
    return { smtp, from };
  };

  const geocoderSettings = (): GeocoderSettings => {
    const kind = oneOf('GEOCODER', 'gazetteer', ['gazetteer', 'nominatim', 'none']);
    const url = read<string | null>(
      'GEOCODER_URL',
      null,
      httpUrl,
      'the address of a Nominatim server, such as https://nominatim.example.com',
    );
    if (kind === 'nominatim' && url === null && !environment['GEOCODER_URL'])
      faults.push(
        'GEOCODER_URL is missing: set it to the address of a Nominatim server, such as https://nominatim.example.com, or leave GEOCODER unset.',
      );
    return { kind, url };
  };

  const ai = modelSettings('AI_URL', 'AI_MODEL', 'AI_KEY');
  const protocol = oneOf('AI_PROTOCOL', 'openai', ['openai', 'anthropic']);
  const aiModels = (): readonly AiModelSpec[] => {
    const path = environment['AI_MODELS'];
    if (path) return readModelFile(path, environment);
    return ai === null ? [] : [singleModel({ ...ai, protocol })];
  };

  const outsideServices = (): readonly OutsideService[] =>
    Object.entries(servicesByClient).flatMap(([client, services]) => {
      const [idName, secretName] = [`${client}_CLIENT_ID`, `${client}_CLIENT_SECRET`];
      const [clientId, clientSecret] = [environment[idName], environment[secretName]];
      if (clientId && clientSecret) return services.map((service) => service({ clientId, clientSecret }));
      if (clientId || clientSecret)
        faults.push(
          `${clientId ? secretName : idName} is missing: set both, from the OAuth client that you registered with the service, or neither.`,
        );
      return [];
    });

  const config: Config = {
    host: read(
      'HOST',
      '127.0.0.1',
      (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
      'an address of this machine, such as 0.0.0.0',
    ),
    port: integer('PORT', 4000, 0, 65_535),
    isPortChosen: Boolean(environment['PORT']),
    baseUrl: read<string | null>('BASE_URL', null, httpUrl, 'an address such as https://api.example.com'),
    hostedUrl: read<string | null>(
      'HOSTED_URL',
      null,
      httpUrl,
      'an address such as https://links.example.com',
    ),
    trustedProxies: integer('TRUSTED_PROXIES', 0, 0, 10),
    shutdownDelaySeconds: integer('SHUTDOWN_DELAY_SECONDS', 0, 0, 300),
    dataDir: resolve(environment['DATA_DIR'] || '.data'),
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      parseDatabaseUrl,
      'an address such as postgres://owner:secret@host:5432/name, with special characters of the password percent-encoded (# as %23, / as %2F, ? as %3F, @ as %40)',
    ),
    role: oneOf('ROLE', 'all', ['all', 'serve', 'work']),
    seed: oneOf('SEED', environment['DATABASE_URL'] ? 'none' : 'demo', ['demo', 'none']),
    rateLimitRest: integer('RATE_LIMIT_REST', 600, 1, 100_000_000),
    rateLimitMcpTenant: integer('RATE_LIMIT_MCP_TENANT', 240, 1, 100_000_000),
    rateLimitMcpSubject: integer('RATE_LIMIT_MCP_SUBJECT', 120, 1, 100_000_000),
    callsAtOnce: integer('CALLS_AT_ONCE', 24, 2, 10_000),
    callsShared: integer('CALLS_SHARED', Math.max(1, availableParallelism() - 1), 1, 10_000),
    rateLimitHostedTenant: integer('RATE_LIMIT_HOSTED_TENANT', 1200, 1, 100_000_000),
    rateLimitHostedAddress: integer('RATE_LIMIT_HOSTED_ADDRESS', 300, 1, 100_000_000),
    rateLimitHostedClient: integer('RATE_LIMIT_HOSTED_CLIENT', 600, 1, 100_000_000),
    rateLimitDocuments: integer('RATE_LIMIT_DOCUMENTS', 120, 1, 1_000_000),
    mail: mailSettings(),
    operatorMail: read<string | null>(
      'OPERATOR_MAIL',
      null,
      (text) => parseMailbox(text)?.address,
      'the e-mail address of the operator, such as operator@example.com',
    ),
    s3: read<S3Address | null>(
      'STORAGE_URL',
      null,
      parseS3Url,
      'the address of a bucket, such as s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket (special characters of the secret percent-encoded), with region, tls, style, direct and public as parameters',
    ),
    outsideServices: outsideServices(),
    geocoder: geocoderSettings(),
    dnsServers: read<readonly string[] | null>(
      'DNS_SERVERS',
      null,
      parseNameServers,
      'addresses of name servers, such as 127.0.0.1:53, separated by commas',
    ),
    clamav: read<ClamavAddress | null>(
      'CLAMAV_URL',
      null,
      parseClamavUrl,
      'the address of a clamd, such as clamav://127.0.0.1:3310',
    ),
    aiModels: aiModels(),
    aiMonthlyCredits: integer('AI_MONTHLY_CREDITS', 0, 0, 1_000_000_000_000),
    routerModel: modelSettings('ROUTER_MODEL_URL', 'ROUTER_MODEL_NAME', 'ROUTER_MODEL_KEY'),
    mcpAllowedOrigins: read<readonly string[]>(
      'MCP_ALLOWED_ORIGINS',
      [],
      origins,
      'origins such as https://inspector.example.com, separated by commas',
    ),
    encryptionKeys: read<readonly Buffer[]>(
      'ENCRYPTION_KEY',
      [],
      keys32,
      '32 random bytes in base64 (openssl rand -base64 32), followed by former keys, separated by commas',
    ),
    webhookAllowPrivate: read(
      'WEBHOOK_ALLOW_PRIVATE',
      false,
      (text) => ({ 0: false, 1: true })[text],
      '1 to allow, 0 to refuse',
    ),
    metrics: {
      port: read<number | null>(
        'METRICS_PORT',
        null,
        (text) => inRange(/^\d+$/, text, 1, 65_535),
        'a separate port for metrics',
      ),
      token: read<string | null>(
        'METRICS_TOKEN',
        null,
        (text) => (/^[\x21-\x7e]{16,255}$/.test(text) ? text : undefined),
        'at least 16 visible ASCII characters',
      ),
    },
    logLevel: oneOf('LOG_LEVEL', 'info', logLevels),
    responseCheckSample: read(
      'RESPONSE_CHECK_SAMPLE',
      0,
      (text) => inRange(/^(0|1|0?\.\d+|[01]\.0+)$/, text, 0, 1),
      'a number from 0 to 1',
    ),
  };
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  return Object.freeze(config);
}

function inRange(form: RegExp, text: string, min: number, max: number): number | undefined {
  const value = form.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

function origins(text: string): string[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => URL.parse(part)?.origin === part) ? parts : undefined;
}

function keys32(text: string): Buffer[] | undefined {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  return keys.every((key) => key.length === 32) ? keys : undefined;
}

function httpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return undefined;
  return url.href.replace(/\/+$/, '');
}
