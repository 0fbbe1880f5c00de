import {
  isBuiltFrom,
  maxPasswordLength,
  minPasswordLength,
  personalWords,
  type PasswordOwner,
} from './password.rules.ts';

/** From here on a password is safe against everything but an attack on a stolen database with a lot of time. */
const minScore = 3;
// What comes after is not judged: the time that it takes grows with the square of the length.
const judgedLength = 40;
const maxSubstitutions = 16;

interface Estimate {
  readonly score: number;
  readonly feedback: { readonly warning: string | null; readonly suggestions: readonly string[] };
}

/** What is wrong with a new password and what would be better, in words for the person who chose it; null when nothing is. */
export async function passwordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  if (password.length < minPasswordLength)
    return `Use at least ${minPasswordLength} characters. A sentence is easy to remember and hard to guess.`;
  if (password.length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`;
  const words = personalWords(owner);
  if (isBuiltFrom(password, words))
    return 'Anyone who knows you can guess this password. Do not build it from your name or e-mail address; use several unrelated words instead.';
  const estimate = await loadEstimate();
  const {
    score,
    feedback: { warning, suggestions },
  } = estimate(password, words);
  if (score >= minScore) return null;
  const advice = suggestions.length > 0 ? suggestions.join(' ') : 'Add more words that are less common.';
  return `${warning ?? 'This password is easy to guess.'} ${advice}`;
}

let loaded: Promise<(password: string, words: string[]) => Estimate> | undefined;

/** The dictionaries are megabytes, so they are loaded when the first password is set. */
const loadEstimate = (): NonNullable<typeof loaded> => (loaded ??= load());

async function load(): Promise<(password: string, words: string[]) => Estimate> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: {
      ...english.translations,
      warnings: {
        ...english.translations.warnings,
        userInputs: 'This password is made of your name or e-mail address.',
      },
    },
    maxLength: judgedLength,
    l33tMaxSubstitutions: maxSubstitutions,
  });
  return (password, words) => zxcvbn.check(password, words);
}
