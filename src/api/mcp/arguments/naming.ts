/** `profileId` and `profile-id` as the contract writes names: `profile_id`. */
export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

/** `listClients` and `functions.list_clients` as tools are named: `list_clients`. */
export const toolName = (name: string): string => snakeCase(name.split(/[./]|__/).at(-1)!);

/** `client_profiles` → `client_profile`, `categories` → `category`, `statuses` → `status`. */
export function singularOf(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|us)es$/.test(noun)) return noun.slice(0, -2);
  return noun.endsWith('s') && !noun.endsWith('ss') ? noun.slice(0, -1) : noun;
}
