import { describe, expect, it } from 'vitest';
import { senderChecks } from '#src/domain/tickets/intake/authentication.rules.ts';
import { readDeliveryStatus, returnedMessageId } from '#src/domain/tickets/intake/bounce.rules.ts';
import { readMailReports } from '#src/domain/tickets/intake/mail-reports.rules.ts';
import {
  automatismOf,
  countReceived,
  isLooping,
  numberIn,
} from '#src/domain/tickets/intake/mail-kind.rules.ts';
import { splitQuoted } from '#src/domain/tickets/intake/quotes.rules.ts';
import { judgeMail } from '#src/domain/tickets/intake/spam-score.rules.ts';

const head = (...lines: readonly (readonly [string, string])[]) => ({
  headers: lines.map(([name, value]) => ({ name, value })),
  receivedCount: 0,
});

describe('results of the mail server in front', () => {
  const said = (value: string) => [{ name: 'Authentication-Results', value }];

  it('are those of the topmost header of the server that is believed', () => {
    const headers = [
      ...said(
        'mx.northlight.example 1; spf=pass smtp.mailfrom=a@b.example; dkim=fail; dmarc=fail (p=none dis=none)',
      ),
      ...said('mx.northlight.example; spf=pass; dkim=pass; dmarc=pass'),
    ];
    expect(senderChecks(headers, 'mx.northlight.example')).toEqual({
      spf: 'pass',
      dkim: 'fail',
      dmarc: 'fail',
    });
  });

  it('of another server are not believed', () => {
    expect(senderChecks(said('evil.example; dmarc=pass'), 'mx.northlight.example')).toBeNull();
    expect(
      senderChecks(said('evil.example (mx.northlight.example); dmarc=pass'), 'mx.northlight.example'),
    ).toBeNull();
    expect(senderChecks(said('mx.northlight.example; dmarc=pass'), null)).toBeNull();
  });

  it('tell nothing of what the domain has not published, and take one good signature of several', () => {
    expect(
      senderChecks(said('mx; spf=none; dkim=fail header.d=a; dkim=pass header.d=b; dmarc=temperror'), 'mx'),
    ).toEqual({ spf: 'none', dkim: 'pass', dmarc: 'none' });
    expect(senderChecks(said('mx; spf=softfail (dmarc=pass); dkim=none'), 'mx')).toEqual({
      ...{ spf: 'fail', dkim: 'none', dmarc: 'none' },
    });
  });
});

describe('the new part of a message', () => {
  it('ends where the quote begins, with the line above it', () => {
    expect(splitQuoted('Thanks!\n\nOn Monday, Dana wrote:\n> Is it fine?\n> Dana')).toEqual({
      text: 'Thanks!',
      quoted: 'On Monday, Dana wrote:\n> Is it fine?\n> Dana',
    });
    expect(
      splitQuoted('Danke\n\nAm 2. März 2026 um 14:05 schrieb Dana\nReyes <dana@x.example>:\n\n> Passt es?')
        .text,
    ).toBe('Danke');
  });

  it('is all of it when answers stand between the quoted lines', () => {
    const text = '> When?\nOn Friday.\n> Where?\nAt ours.';
    expect(splitQuoted(text)).toEqual({ text, quoted: null });
  });

  it('ends where another program repeats a message without marks', () => {
    expect(splitQuoted('Yes.\n\nFrom: Dana Reyes\nSent: Monday\nTo: Priya\n\nIs it fine?').text).toBe('Yes.');
    expect(splitQuoted('Yes.\n-----Original Message-----\nIs it fine?').quoted).toContain('Is it fine?');
    expect(splitQuoted('From: what I can see\nit works.').quoted).toBeNull();
  });

  it('leaves the signature apart, and a message that only repeats as it is', () => {
    expect(splitQuoted('Yes.\n-- \nPriya Shah')).toEqual({ text: 'Yes.', quoted: '-- \nPriya Shah' });
    expect(splitQuoted('> Is it fine?')).toEqual({ text: '> Is it fine?', quoted: null });
  });
});

describe('what a head says', () => {
  it('tells answers by programs from messages that programs write', () => {
    expect(automatismOf(head(['Auto-Submitted', 'auto-replied (vacation)']))).toBe('answer');
    expect(automatismOf(head(['Auto-Submitted', 'auto-generated']))).toBe('generated');
    expect(automatismOf(head(['Auto-Submitted', 'no']))).toBeNull();
    expect(automatismOf(head(['X-Autoreply', 'yes']))).toBe('answer');
    expect(
      automatismOf(head(['X-Auto-Response-Suppress', 'All'], ['List-Id', 'x'], ['Precedence', 'bulk'])),
    ).toBeNull();
    expect(
      automatismOf(
        head(['Content-Type', 'multipart/report; report-type="disposition-notification"; boundary=b']),
      ),
    ).toBe('answer');
  });

  it('tells loops by our mark and by the number of servers', () => {
    expect(isLooping(head(['X-Loop', 'agency-management-service']))).toBe(true);
    expect(isLooping(head(['X-Loop', 'another list']))).toBe(false);
    expect(isLooping({ headers: [], receivedCount: 25 })).toBe(true);
    expect(isLooping({ headers: [], receivedCount: 24 })).toBe(false);
    expect(
      countReceived(Buffer.from('Received: a\r\nX: y\r\n received: b\r\nreceived: c\r\n\r\nReceived: d')),
    ).toBe(2);
  });

  it('names a ticket by its number', () => {
    expect(numberIn('Re: Invoice (#1042)')).toBe(1042);
    expect(numberIn('#7 again')).toBe(7);
    expect(numberIn('color#1042 and #1234567890')).toBeNull();
    expect(numberIn(null)).toBeNull();
  });
});

describe('reports', () => {
  it('of mail servers name each recipient with what became of the message', () => {
    const status = [
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; leo@example.com',
      'Action: failed',
      'Status: 5.1.1 (no such user)',
      'Diagnostic-Code: smtp; 550 5.1.1 No such',
      '  user here',
      '',
      'Original-Recipient: rfc822;<Priya@example.com>',
      'Final-Recipient: rfc822; p@inner.example',
      'Action: Delayed',
      '',
      'Final-Recipient: x400; nonsense',
      'Action: failed',
    ].join('\r\n');
    expect(readDeliveryStatus(status)).toEqual([
      {
        address: 'leo@example.com',
        outcome: 'bounced',
        code: '5.1.1',
        reason: '550 5.1.1 No such user here',
      },
      { address: 'Priya@example.com', outcome: 'delayed', code: null, reason: null },
    ]);
    expect(returnedMessageId('Subject: x\r\nMessage-ID:\r\n <a.b@c>\r\n')).toBe('a.b@c');
  });

  it('of providers have one form, and kinds that nobody knows are passed over', () => {
    const events = [
      { type: 'bounced', message_id: '<a@b>', recipient: 'leo@example.com', code: '5.1.1' },
      { type: 'opened', message_id: '<a@b>', recipient: 'leo@example.com' },
      { type: 'constructor', message_id: '<a@b>', recipient: 'leo@example.com' },
    ];
    expect(readMailReports(JSON.stringify({ events }))).toEqual([
      {
        messageId: 'a@b',
        report: { address: 'leo@example.com', outcome: 'bounced', code: '5.1.1', reason: null },
      },
    ]);
    for (const wrong of [
      '',
      '[]',
      '{"events": {}}',
      '{"events": [{"type": "bounced"}]}',
      '{"events":["\\u0000"]}',
    ])
      expect(readMailReports(wrong)).toBeUndefined();
  });
});

describe('the spam score', () => {
  const facts = { subject: 'Hello', text: 'When do we meet?', checks: null, flag: null, fileNames: [] };

  it('is nothing for a plain message, and adds signs up as independent ones', () => {
    expect(judgeMail(facts)).toEqual({ score: 0, signs: [] });
    expect(judgeMail({ ...facts, flag: 'YES' }).score).toBe(0.9);
    expect(judgeMail({ ...facts, text: 'Buy backlinks now', fileNames: ['offer.exe'] })).toEqual({
      score: 0.88,
      signs: ['known_pattern', 'program_attached'],
    });
  });
});
