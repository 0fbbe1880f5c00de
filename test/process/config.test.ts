import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { StartError } from '#src/platform/errors/start-error.ts';
import { outboxSender } from '#src/platform/mail/settings.ts';

function faults(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message.split('\n');
  }
}

describe('the settings', () => {
  it('have a default each', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      isPortChosen: false,
      baseUrl: null,
      hostedUrl: null,
      dataDir: resolve('.data'),
      databaseUrl: null,
      role: 'all',
      seed: 'demo',
      rateLimitRest: 600,
      rateLimitMcpTenant: 240,
      rateLimitMcpSubject: 120,
      callsAtOnce: 24,
      callsShared: Math.max(1, availableParallelism() - 1),
      rateLimitHostedTenant: 1200,
      rateLimitHostedAddress: 300,
      rateLimitHostedClient: 600,
      rateLimitDocuments: 120,
      s3: null,
      operatorMail: null,
      outsideServices: [],
      geocoder: { kind: 'gazetteer', url: null },
      dnsServers: null,
      clamav: null,
      aiModels: [],
      aiMonthlyCredits: 0,
      routerModel: null,
      mail: { smtp: null, from: outboxSender },
      mcpAllowedOrigins: [],
      metrics: { port: null, token: null },
      trustedProxies: 0,
      shutdownDelaySeconds: 0,
      encryptionKeys: [],
      webhookAllowPrivate: false,
      logLevel: 'info',
      responseCheckSample: 0,
    });
  });

  it('take an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(readConfig({}));
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it('are read', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::',
      BASE_URL: 'https://api.example.com/',
      HOSTED_URL: 'https://links.example.com/',
      DATABASE_URL: 'postgres://o:s@db:5432/agency',
      ROLE: 'work',
      SEED: 'none',
      RATE_LIMIT_REST: '10',
      WEBHOOK_ALLOW_PRIVATE: '1',
      LOG_LEVEL: 'warn',
      RESPONSE_CHECK_SAMPLE: '0.25',
    });
    expect(config).toMatchObject({
      port: 0,
      isPortChosen: true,
      host: '::',
      baseUrl: 'https://api.example.com',
      hostedUrl: 'https://links.example.com',
      databaseUrl: 'postgres://o:s@db:5432/agency',
      role: 'work',
      seed: 'none',
      rateLimitRest: 10,
      webhookAllowPrivate: true,
      logLevel: 'warn',
      responseCheckSample: 0.25,
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '4000 '],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['BASE_URL', 'example.com'],
    ['BASE_URL', 'https://x.example/?a'],
    ['HOSTED_URL', 'links.example'],
    ['ROLE', 'both'],
    ['SEED', 'yes'],
    ['RATE_LIMIT_REST', '0'],
    ['CALLS_AT_ONCE', '1'],
    ['CALLS_SHARED', '0'],
    ['SHUTDOWN_DELAY_SECONDS', '301'],
    ['WEBHOOK_ALLOW_PRIVATE', 'true'],
    ['LOG_LEVEL', 'verbose'],
    ['RESPONSE_CHECK_SAMPLE', '1.5'],
  ])('refuse %s=%s, name it and say what would do', (name, value) => {
    expect(faults({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is ".*": set it to .+, or leave it unset`)),
    ]);
  });

  it.each([
    'mysql://x/y',
    'postgres://host',
    'postgres://owner:hunter2#x@db/agency',
    'postgres://owner:hunter2/x@db/agency',
    'postgres://owner:hunter2?x@db/agency',
    'host=/run/postgresql password=hunter2',
  ])('refuse the database %s without showing it', (url) => {
    const [fault] = faults({ DATABASE_URL: url });
    expect(fault).toMatch(
      /^DATABASE_URL is not valid: set it to an address such as .+ percent-encoded .+, or leave it unset\.$/,
    );
    expect(fault).not.toContain('hunter2');
  });

  it('fill the embedded database with a demo, and no other one unless it is said', () => {
    expect([
      readConfig({}).seed,
      readConfig({ DATABASE_URL: 'postgres://o:s@db:5432/agency' }).seed,
      readConfig({ DATABASE_URL: 'postgres://o:s@db:5432/agency', SEED: 'demo' }).seed,
    ]).toEqual(['demo', 'none', 'demo']);
  });

  it('take several keys, the current one first, and never show one that is wrong', () => {
    const [current, former] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(
      readConfig({ ENCRYPTION_KEY: `${current.toString('base64')}, ${former.toString('base64')}` })
        .encryptionKeys,
    ).toEqual([current, former]);
    expect(faults({ ENCRYPTION_KEY: 'hunter2' })).toEqual([
      expect.stringMatching(
        /^ENCRYPTION_KEY is not valid: set it to 32 random bytes in base64 .+, or leave it unset\.$/,
      ),
    ]);
  });

  it('take a mail server with who mails come from, or neither', () => {
    const from = 'Northlight <mail@northlight.example>';
    expect(readConfig({ SMTP_URL: 'smtps://user:p%40ss@mail.example.com', MAIL_FROM: from }).mail).toEqual({
      from: { name: 'Northlight', address: 'mail@northlight.example' },
      smtp: {
        host: 'mail.example.com',
        port: 465,
        isSecure: true,
        needsTls: true,
        user: 'user',
        password: 'p@ss',
      },
    });
    expect(readConfig({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: from }).mail.smtp).toMatchObject({
      port: 587,
      isSecure: false,
      needsTls: true,
      user: null,
    });
    expect(readConfig({ SMTP_URL: 'smtp://relay:25?tls=off', MAIL_FROM: from }).mail.smtp).toMatchObject({
      host: 'relay',
      port: 25,
      needsTls: false,
    });
    expect(
      readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'mail@northlight.example' }).mail,
    ).toMatchObject({ from: { name: null }, smtp: { needsTls: false } });
    expect(faults({ SMTP_URL: 'smtps://mail.example.com' })).toEqual([
      expect.stringMatching(/^MAIL_FROM is missing: set it to .+, or leave SMTP_URL unset\.$/),
    ]);
  });

  it.each([
    'https://user:hunter2@mail.example.com',
    'smtp://user:hunter2@',
    'smtps://user:hunter2%@mail.example.com',
    'smtp://mail.example.com/?tls=hunter2',
  ])('refuse the mail server %s without showing it', (url) => {
    const [fault] = faults({ SMTP_URL: url, MAIL_FROM: 'mail@example.com' });
    expect(fault).toMatch(/^SMTP_URL is not valid: set it to .+, or leave it unset\.$/);
    expect(fault).not.toContain('hunter2');
  });

  it.each([
    'mail',
    'Somebody',
    'a@b',
    'Dana <dana@example.com',
    'a@example.com, b@example.com',
    'x@example.com Bcc: y@example.com',
  ])('refuse %j as the sender of mails', (text) => {
    expect(faults({ MAIL_FROM: text })).toEqual([
      expect.stringMatching(/^MAIL_FROM is ".*": set it to .+, or leave it unset\.$/),
    ]);
  });

  it('take a model with its address, or neither', () => {
    const connections = (env: Record<string, string>) =>
      readConfig(env).aiModels.map(({ connection }) => connection);
    expect(connections({ AI_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'm' })).toEqual([
      { protocol: 'openai', url: 'http://127.0.0.1:11434/v1', model: 'm', key: null },
    ]);
    expect(connections({ AI_MODEL: 'm', AI_KEY: 'k' })).toEqual([]);
    expect(faults({ AI_URL: 'http://127.0.0.1:11434/v1' })).toEqual([
      expect.stringMatching(/^AI_MODEL is missing/),
    ]);
    expect(
      readConfig({
        ROUTER_MODEL_URL: 'http://127.0.0.1:11434/v1',
        ROUTER_MODEL_NAME: 'm',
        ROUTER_MODEL_KEY: 'k',
      }),
    ).toMatchObject({
      aiModels: [],
      routerModel: { url: 'http://127.0.0.1:11434/v1', model: 'm', key: 'k' },
    });
    expect(faults({ ROUTER_MODEL_URL: 'http://127.0.0.1:11434/v1' })).toEqual([
      expect.stringMatching(/^ROUTER_MODEL_NAME is missing/),
    ]);
  });

  it('take origins, not addresses', () => {
    expect(
      readConfig({ MCP_ALLOWED_ORIGINS: 'https://a.example, http://localhost:1' }).mcpAllowedOrigins,
    ).toEqual(['https://a.example', 'http://localhost:1']);
    expect(faults({ MCP_ALLOWED_ORIGINS: 'https://a.example/path' })).toHaveLength(1);
  });

  it('name everything that is wrong at once', () => {
    expect(faults({ PORT: 'x', ROLE: 'x', SEED: 'x' })).toHaveLength(3);
  });
});
