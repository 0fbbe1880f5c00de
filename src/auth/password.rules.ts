export const leastPasswordLength = 12;
export const mostPasswordLength = 1000;

/** What is wrong with a new password, in words for who chose it; null when nothing is. Length is what makes guessing hard. */
export function passwordFault(password: string, email: string): string | null {
  if (password.length < leastPasswordLength) return `Use at least ${leastPasswordLength} characters. A sentence is easy to remember and hard to guess.`;
  if (password.length > mostPasswordLength) return `Use at most ${mostPasswordLength} characters.`;
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'The password must not be the e-mail address.';
  if (new Set(password).size < 5) return 'Use more than four different characters.';
  return null;
}
