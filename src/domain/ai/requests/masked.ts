const hidden = '[masked]';

// What nobody should find in a log, whoever may read the record: secrets, cards and accounts.
const secrets: readonly RegExp[] = [
  /\b(?:sk|pk|rk|ghp|gho|xox[abp]|whsec|AKIA)[-_]?[A-Za-z0-9_-]{12,}/g,
  /\bey[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{5,}/g,
  /\b(?:password|passwort|secret|token|api[ _-]?key|pin)\b\s*[:=]\s*\S+/gi,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
];
const cardLike = /\b\d(?:[ -]?\d){12,18}\b/g;

/** The text without passwords, keys, tokens, bank accounts and card numbers, at most `maxLength` characters of it. */
export function masked(text: string, maxLength: number): string {
  let result = text;
  for (const pattern of secrets) result = result.replace(pattern, hidden);
  result = result.replace(cardLike, (digits) =>
    isCardNumber(digits.replaceAll(/\D/g, '')) ? hidden : digits,
  );
  return result.slice(0, maxLength);
}

/** By the check digit of Luhn. */
function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
