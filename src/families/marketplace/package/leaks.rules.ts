import type { Content } from '../kinds/index.ts';
import { withoutPlaceholders } from './placeholders.rules.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
// Reserved domains stand for nobody: name@example.com, name@agency.example.
const email = /[\w.+-]+@(?!(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-]*\w))[\w-]+(?:\.[\w-]+)+/i;
const secretName = /authorization|password|passphrase|secret|token|credential|api_?-?key/i;

/** Something that others must not get. `place` is where in the body. */
export interface Leak {
  readonly place: string;
  readonly what: 'an id' | 'an e-mail address' | 'a secret';
}

/**
 * What stands in a body that must stay with the publisher. Exports name what they take, so nothing should; values that people wrote, such
 * as the inputs of a step or the value of a filter, may hold anything.
 */
export function leaksOf(body: Content): Leak[] {
  const leaks: Leak[] = [];
  const look = (value: unknown, place: string, name: string): void => {
    if (typeof value === 'string') {
      const what = leakOf(withoutPlaceholders(value), name);
      if (what !== undefined) leaks.push({ place, what });
      return;
    }
    if (Array.isArray(value)) return value.forEach((each, index) => look(each, `${place}[${index}]`, name));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (uuid.test(key)) leaks.push({ place: place === '' ? key : `${place}.${key}`, what: 'an id' });
      look(each, place === '' ? key : `${place}.${key}`, key);
    }
  };
  look(body, '', '');
  return leaks;
}

function leakOf(text: string, name: string): Leak['what'] | undefined {
  if (uuid.test(text)) return 'an id';
  if (email.test(text)) return 'an e-mail address';
  // What an expression reads at the run is no secret itself.
  if (secretName.test(name) && text.length >= 8 && /\d/.test(text) && !/\s|\{\{/.test(text))
    return 'a secret';
  return /\bBearer\s+[\w.~+/-]{8,}/.test(text) ? 'a secret' : undefined;
}
