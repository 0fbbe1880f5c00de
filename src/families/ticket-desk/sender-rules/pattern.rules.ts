import type { TicketSenderMatchType } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';

const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u;
const beginningOfNumber = /^\+[1-9][0-9]{0,14}$/;

/** The pattern as it is stored and compared. Errors: 400 for one that has not the form of what it matches. */
export function tidyPattern(type: TicketSenderMatchType, given: string): string {
  const text = given.trim();
  switch (type) {
    case 'email':
      return formed(
        email,
        text.toLowerCase(),
        'must be an e-mail address, such as priya@harbordental.example.',
      );
    case 'domain':
      return formed(
        domain,
        text.toLowerCase().replace(/^@/, ''),
        'must be a domain, such as harbordental.example.',
      );
    case 'phone':
      return formed(
        beginningOfNumber,
        text.replaceAll(/[\s().-]/g, ''),
        'must be the beginning of a phone number in E.164 form, such as +1207.',
      );
    case 'subject':
    case 'body':
      return formed(/^.{2,}$/s, text.replaceAll(/\s+/g, ' '), 'must have at least two characters.');
  }
}

function formed(form: RegExp, text: string, otherwise: string): string {
  if (!form.test(text)) throw invalid('body.pattern', otherwise);
  return text;
}
