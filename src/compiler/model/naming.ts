/** `list_pets-all` → `ListPetsAll`, always an identifier; letters inside a word keep their case. */
export function pascal(name: string): string {
  const joined = name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^\p{ID_Start}/u.test(joined) ? joined : `_${joined}`;
}

export function camel(name: string): string {
  const word = pascal(name);
  return word.charAt(0).toLowerCase() + word.slice(1);
}

const words = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/** `Client Notes`, `clientNotes` → `client-notes`. */
export const kebab = (name: string): string => words(name).join('-');

/** `listClientNotes` → `list_client_notes`. */
export const snake = (name: string): string => words(name).join('_');

/** Suffixes of the types that the type emitter writes for each operation: `ListClientsData`, … */
export const operationTypes = ['Data', 'Errors', 'Error', 'Responses', 'Response'] as const;
