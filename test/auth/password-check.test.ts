import { describe, expect, it } from 'vitest';
import { passwordFault } from '#src/domain/access/password-check.ts';

const owner = { email: 'dana.reyes@northlight.example', names: ['Dana Reyes'] };

describe('a new password', () => {
  it.each([
    'a sentence of several words',
    'correct horse battery staple',
    'k8Jx2_pQz0aVb3Tn',
    'Der Hund schläft im Garten',
    'dana likes her unusual green bicycle',
  ])('may be %j', async (password) => {
    expect(await passwordFault(password, owner)).toBeNull();
  });

  it.each([
    ['short', 'Use at least 12 characters'],
    ['x'.repeat(1001), 'Use at most 1000 characters'],
    ['passwordpassword', 'Avoid repeated words and characters.'],
    ['P@ssw0rdP@ssw0rd', 'Avoid repeated words and characters.'],
    ['qwertyuiopasdf', 'This is similar to a commonly used password. Add more words that are less common.'],
    ['aaaaaaaaaaaaaaa', 'easy to guess'],
    ['welcome123456', 'commonly used password'],
    ['abcdefghijklm', 'easy to guess'],
    ['dana.reyes@northlight.example', 'your name or e-mail address'],
    ['Dana.Reyes.2026', 'your name or e-mail address'],
    ['Northlight2026!!', 'your name or e-mail address'],
  ])('is refused when it is %j, with what would be better', async (password, message) => {
    expect(await passwordFault(password, owner)).toContain(message);
  });

  it('is judged by its beginning when it is long, so that nobody can keep the service busy', async () => {
    expect(await passwordFault('P@ssw0rd'.repeat(125), owner)).toContain('Avoid repeated words');
    expect(await passwordFault(`a sentence of several words ${'x'.repeat(900)}`, owner)).toBeNull();
  });

  it('may be chosen by somebody with a short name or none', async () => {
    expect(
      await passwordFault('a sentence of several words', { email: 'a@b.c', names: ['', 'A'] }),
    ).toBeNull();
  });
});
