export const minPasswordLength = 12;
export const maxPasswordLength = 1000;

/** Whose password it is: words that anyone who knows them would try first. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
}

const maxWords = 30;
const minWordLength = 3;
const minOwnPart = 8;

/** What a password should not be made of: names and the parts of the e-mail address, as a whole and word by word. */
export function personalWords({ email, names }: PasswordOwner): string[] {
  const texts = [email, ...email.split('@'), ...names].map((text) => text.trim().toLowerCase().slice(0, 254));
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words)]
    .filter((word) => word.length >= minWordLength)
    .sort((a, b) => b.length - a.length)
    .slice(0, maxWords);
}

/** Whether little is left of the password without these words, digits and punctuation, such as of `dana.reyes.2026`. */
export function isBuiltFrom(password: string, words: readonly string[]): boolean {
  const text = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && rest.replaceAll(/[^\p{L}]/gu, '').length < minOwnPart;
}
