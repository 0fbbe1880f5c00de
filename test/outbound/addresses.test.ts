import { describe, expect, it } from 'vitest';
import {
  guardedLookup,
  isPublicAddress,
  refuseLiteral,
  AddressRefused,
  type LookupAll,
} from '#src/platform/outbound/addresses.ts';
import { Poster, type PostResult } from '#src/platform/outbound/poster.ts';
import { Receiver, testCa } from '../support/receiver.ts';

const notPublic = {
  'this machine': ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::'],
  'private networks': [
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    'fc00::',
    'fd12:3456::1',
    'fec0::1',
  ],
  'the link, with the metadata of clouds': ['169.254.0.1', '169.254.169.254', 'fe80::1', 'fd00:ec2::254'],
  'networks of carriers and of tests': [
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
  ],
  'many receivers or none': ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  'an IPv4 address inside': [
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2002:808:808::1',
    '2001::1',
    '::127.0.0.1',
    '::7f00:1',
    '::10.0.0.1',
  ],
  'no assigned network': ['5f00::1', '4000::1', '8000::1', 'e000::1', '200::1'],
  'no address': ['', 'public.example', '1.2.3', '8.8.8.8.', '2001:db8', '8.8.8.8/32'],
};

describe('an address is not public', () => {
  it.each(Object.entries(notPublic))('that is of %s', (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

it.each([
  '8.8.8.8',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '169.253.255.255',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81a::200e',
  '::ffff:8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('a host that is an address', () => {
  it.each([
    'https://127.0.0.1/',
    'https://[::1]:8443/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::ffff:0:7f00:1]/',
  ])('%s is refused', (url) => {
    expect(() => refuseLiteral(new URL(url), { allowPrivate: false })).toThrow(AddressRefused);
    expect(() => refuseLiteral(new URL(url), { allowPrivate: true })).not.toThrow();
  });

  it.each(['https://8.8.8.8/', 'https://[2606:4700:4700::1111]/', 'https://name.example/'])(
    '%s is not',
    (url) => {
      expect(() => refuseLiteral(new URL(url), { allowPrivate: false })).not.toThrow();
    },
  );
});

const resolvingTo =
  (...addresses: string[]): LookupAll =>
  (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('a lookup', () => {
  const found = (lookup: LookupAll, options: { all?: boolean } = { all: true }) =>
    new Promise((resolve) => {
      guardedLookup({ allowPrivate: false, lookup })('name.example', options, (error, ...answer) =>
        resolve(error?.message ?? answer),
      );
    });

  it('hands out what is public, in either form that Node asks for', async () => {
    expect(await found(resolvingTo('8.8.8.8', '2606:4700::1'))).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ],
    ]);
    expect(await found(resolvingTo('8.8.8.8', '2606:4700::1'), {})).toEqual(['8.8.8.8', 4]);
  });

  it('refuses an answer as a whole when any of it is not public, in whatever place', async () => {
    for (const addresses of [
      ['10.0.0.1'],
      ['8.8.8.8', '10.0.0.1'],
      ['10.0.0.1', '8.8.8.8'],
      ['8.8.8.8', '::1'],
    ]) {
      for (const options of [{ all: true }, {}])
        expect(await found(resolvingTo(...addresses), options)).toMatch(
          /^name\.example resolves to (10\.0\.0\.1|::1), which is not a public address$/,
        );
    }
  });

  it('fails when the name has no address', async () => {
    expect(await found(resolvingTo())).toBe('name.example has no address');
    expect(
      await found((_, done) => done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), [])),
    ).toBe('no such name');
  });
});

describe('a request', () => {
  const post = async (
    url: string,
    lookup: LookupAll,
    send: (poster: Poster, url: string) => Promise<PostResult> = (poster) =>
      poster.post({ url, headers: {}, body: '{}' }),
  ) => {
    const poster = new Poster({
      policy: { allowPrivate: false, lookup },
      ca: testCa,
      timeoutMs: 2000,
      connectionsPerHost: 4,
      keptBytes: 100,
    });
    try {
      return await send(poster, url);
    } finally {
      poster.close();
    }
  };

  it('to a name that was public when it was saved and is private when it is called reaches nobody', async () => {
    const receiver = await Receiver.start();
    let asked = 0;
    const rebinding: LookupAll = (_, done) =>
      done(null, [{ address: (asked += 1) === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]);
    expect(
      await new Promise((resolve) =>
        guardedLookup({ allowPrivate: false, lookup: rebinding })('receiver.test', { all: true }, (error) =>
          resolve(error),
        ),
      ),
    ).toBeNull();
    expect(await post(receiver.url(), rebinding)).toMatchObject({
      statusCode: null,
      failure: 'address_refused',
      message: 'receiver.test resolves to 127.0.0.1, which is not a public address.',
      ipAddress: null,
    });
    expect([asked, receiver.connections]).toEqual([2, 0]);
    await receiver.stop();
  });

  it('to a name with one private address, or to an address that is private, or without TLS, reaches nobody', async () => {
    const receiver = await Receiver.start();
    const { port } = new URL(receiver.url());
    expect(await post(receiver.url(), resolvingTo('8.8.8.8', '127.0.0.1'))).toMatchObject({
      failure: 'address_refused',
    });
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0177.1']) {
      expect([host, await post(`https://${host}:${port}/hooks`, resolvingTo('8.8.8.8'))]).toEqual([
        host,
        expect.objectContaining({
          failure: 'address_refused',
          statusCode: null,
          message: expect.stringContaining('is not a public address'),
        }),
      ]);
    }
    expect(await post(receiver.url().replace('https:', 'http:'), resolvingTo('8.8.8.8'))).toMatchObject({
      failure: 'address_refused',
      message: 'Only HTTPS addresses are allowed.',
    });
    expect(receiver.connections).toBe(0);
    await receiver.stop();
  });
});
