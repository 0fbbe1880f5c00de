import type { TenantContext, TenantContextUser } from '#generated/types.gen.ts';

/** A value of the agency whose name a prompt has. */
export interface Mentioned {
  readonly kind:
    | 'client_profile'
    | 'client_status'
    | 'task_status'
    | 'department'
    | 'process_definition'
    | 'tag';
  readonly id: string | null;
  /** What requests call it by, when it has no id. */
  readonly key: string | null;
  readonly name: string;
}

/** As a model reads it: `department Accounts: <id>`. */
export const mentionedText = ({ kind, id, key, name }: Mentioned): string => `${kind} ${name}: ${id ?? key}`;

const maxMentioned = 20;
const maxPeople = 5;

/** Without case and accents, each run of other characters as one space, so that words can be looked for as they stand. */
export const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a text, made plain, has the name as whole words. */
export function says(text: string, name: string): boolean {
  const wanted = plain(name);
  if (wanted.trim().length < 2) return false;
  return text.includes(unspaced.test(name) ? wanted.trim() : wanted);
}

/** What the agency calls things, of which a prompt has the names: profiles, statuses, departments, processes and tags. */
export function mentionedIn(prompt: string, context: TenantContext): Mentioned[] {
  const text = plain(prompt);
  const all: Mentioned[] = [
    ...(context.client_profiles ?? []).flatMap(({ id, name, status_options: statuses }) => [
      { kind: 'client_profile' as const, id, key: null, name },
      ...statuses.map(({ key, label }) => ({ kind: 'client_status' as const, id: null, key, name: label })),
    ]),
    ...(context.departments ?? []).map(({ id, name }) => ({
      kind: 'department' as const,
      id,
      key: null,
      name,
    })),
    ...(context.processes ?? []).map(({ id, name }) => ({
      kind: 'process_definition' as const,
      id,
      key: null,
      name,
    })),
    ...(context.statuses ?? [])
      .filter(({ record_kind: kind }) => kind === 'task')
      .map(({ key, label }) => ({ kind: 'task_status' as const, id: null, key, name: label })),
    ...[...(context.task_tags ?? []), ...(context.client_tags ?? [])].map(({ tag }) => ({
      kind: 'tag' as const,
      id: null,
      key: tag,
      name: tag,
    })),
  ].filter(({ name }) => says(text, name));
  const once = new Map(all.map((one) => [`${one.kind} ${one.id} ${one.key}`, one]));
  return [...once.values()]
    .sort((left, right) => right.name.length - left.name.length)
    .slice(0, maxMentioned);
}

type Person = Pick<TenantContextUser, 'id' | 'name'>;

/** Members whom a prompt names: by their whole name, or else by a part of it, in which a letter may be wrong. */
export function peopleIn(prompt: string, users: readonly Person[]): Person[] {
  const text = plain(prompt);
  const whole = users.filter(({ name }) => name.includes(' ') && says(text, name));
  const told = new Set(whole.flatMap(({ name }) => plain(name).trim().split(' ')));
  const words = new Set(
    (prompt.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [])
      .filter((word) => /^\p{Lu}/u.test(word))
      .flatMap((word) =>
        plain(word.replace(/['’]s$/, ''))
          .trim()
          .split(' '),
      )
      .filter((word) => word.length > 1 && !told.has(word)),
  );
  const byPart = users.filter(
    (user) =>
      !whole.includes(user) &&
      (plain(user.name)
        .trim()
        .split(' ')
        .some((part) => [...words].some((word) => isNear(part, word))) ||
        (unspaced.test(user.name) &&
          user.name.split(/\s+/).some((part) => part.length > 1 && prompt.includes(part)))),
  );
  return [...whole, ...byPart].slice(0, maxPeople).map(({ id, name }) => ({ id, name }));
}

const shortestSlip = 5;

/** The same word, or of longer ones one that differs by a single letter. */
function isNear(name: string, word: string): boolean {
  if (name === word) return name.length > 1;
  if (Math.min(name.length, word.length) < shortestSlip || Math.abs(name.length - word.length) > 1)
    return false;
  let same = 0;
  while (same < name.length && name[same] === word[same]) same += 1;
  const [shorter, longer] = name.length < word.length ? [name, word] : [word, name];
  return longer.slice(same + 1) === shorter.slice(name.length === word.length ? same + 1 : same);
}
