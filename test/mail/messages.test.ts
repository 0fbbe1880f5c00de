import { describe, expect, it } from 'vitest';
import { endpointDisabled, invitation, passwordChanged, passwordReset } from '#src/platform/mail/index.ts';

const expiresAt = new Date('2026-03-09T14:05:00Z');
const base = {
  agency: 'Northlight',
  inviter: 'Dana Reyes',
  name: 'Lee',
  url: 'https://agency.example/console/invitation?token=a_b-c',
  expiresAt,
  isResend: false,
};

describe('messages', () => {
  const all = [
    invitation(base),
    passwordReset({ url: 'https://agency.example/reset?token=abc', expiresAt }),
    passwordChanged({ at: expiresAt, signedOut: 'all', forgotUrl: 'https://agency.example/forgot' }),
    endpointDisabled({
      agency: 'Northlight',
      address: 'https://hooks.northlight.example/in',
      eventType: null,
      failures: 50,
      url: 'https://agency.example/console/webhooks',
    }),
  ];

  it.each(all.map((message) => [message.kind, message] as const))(
    '%s says the same as text and as a page, with its language, a heading and colours for the dark',
    (_, { text, html, subject }) => {
      const heading = /<h1[^>]*>(.+)<\/h1>/.exec(html)![1]!;
      expect(text.startsWith(heading)).toBe(true);
      expect(html).toContain('<html lang="en">');
      expect(html).toContain(`<title>${subject}</title>`);
      expect(html).toContain('prefers-color-scheme: dark');
      const link = /href="([^"]+)"/.exec(html)![1]!;
      expect(text).toContain(link);
      // Nothing is fetched when it is read.
      expect(html).not.toMatch(/<img|<link|<script|url\(/);
    },
  );

  it('tell when a link ends, and that a former one has ended', () => {
    expect(invitation(base).text).toContain('expires on 9 March 2026 at 14:05 UTC');
    expect(invitation({ ...base, reader: { locale: 'de-DE', timeZone: 'Europe/Berlin' } }).text).toContain(
      'expires on 9. März 2026 um 15:05 (Europe/Berlin)',
    );
    // Clocks there changed the day before.
    expect(invitation({ ...base, reader: { locale: 'en-US', timeZone: 'America/New_York' } }).text).toMatch(
      /expires on March 9, 2026 at 10:05\sAM \(America\/New_York\)/,
    );
    expect(invitation(base).text).not.toContain('previous');
    expect(invitation({ ...base, isResend: true }).text).toContain(
      'The link in the previous message no longer works.',
    );
  });

  it('show what the inviter wrote, in its paragraphs', () => {
    const { html, text } = invitation({ ...base, personalMessage: 'Welcome!\n\n1 < 2 <script>' });
    expect(text).toContain('Dana Reyes wrote:\n\nWelcome!\n\n1 < 2 <script>');
    expect(html).toContain('1 &lt; 2 &lt;script&gt;</p>');
  });

  it('show names as they are, without letting them become markup, lines or links', () => {
    const { html, text, subject } = invitation({
      ...base,
      agency: '<b>North</b>\nlight',
      inviter: 'Visit https://evil.example now'.padEnd(300, '!'),
    });
    expect(html).not.toContain('<b>North');
    expect(html).toContain('&lt;b&gt;North');
    expect(subject).not.toMatch(/[\r\n]/);
    for (const each of [html, text, subject]) expect(each).not.toContain('evil.example');
    expect(subject.length).toBeLessThan(300);
  });
});
