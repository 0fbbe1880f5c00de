/** Tools that every conversation gets, since names in a request mostly turn out to be clients or people. */
const lookUps: ReadonlySet<string> = new Set(['search_clients', 'list_users']);

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies)$/, 'y').replace(/(?<=[^s])s$/, '');
const stemsOf = (text: string): Map<string, string> => new Map([...text.matchAll(/[\p{L}\d]{3,}/gu)].map(([word]) => [stem(word), word]));

/** What of the request the name of a tool has in it, its verb aside; null when that does not explain it. */
function sharedWords(tool: string, prompt: string): string | null {
  const asked = stemsOf(prompt);
  const words = [...stemsOf(tool.split('_').slice(1).join(' ')).keys()].flatMap((word) => asked.get(word) ?? []);
  return words.length === 0 ? null : words.map((word) => `“${word}”`).join(', ');
}

/** Why a conversation has a tool, as far as that can be told afterwards. */
export function whyGiven(tool: string, prompt: string): string {
  const words = sharedWords(tool, prompt);
  if (words !== null) return `The request says ${words}`;
  return lookUps.has(tool) ? 'To look names up' : 'By its description, as a step before another tool, or because the host asked for it';
}
