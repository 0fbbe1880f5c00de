import { describe, expect, it } from 'vitest';
import { isUri } from '#src/compiler/validation/runtime.ts';

describe('a URI', () => {
  it.each([
    'https://app.example/path?query=1#place',
    'http://127.0.0.1:8080/callback',
    'http://[::1]:8080/callback',
    'com.example.app:/callback',
    'mailto:ada@example.com',
    'urn:isbn:0451450523',
  ])('may be %s', (text) => expect(isUri(text)).toBe(true));

  it.each([
    // The grammar admits these; nothing can be reached there, and `new URL` throws.
    'https://a:99999999/x',
    'https://1.2.3.999/',
    'https://a%20b/x',
    'https://?x',
    // Programs read these; the grammar does not admit them.
    'https://app.example/a b',
    'app.example/path',
    '/path',
    '',
  ])('may not be %j', (text) => expect(isUri(text)).toBe(false));
});
