/** The same server and role, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The superuser of an embedded server, who has the owner's password. */
export function superuserUrl(ownerUrl: string): string {
  const url = new URL(databaseUrl(ownerUrl, 'postgres'));
  url.username = 'postgres';
  return url.href;
}
