/**
 * The address of a database as the service passes it on, or undefined when the text is none. libpq's forms for a socket
 * (`postgres://owner:secret@/name?host=/run/postgresql`) become `postgres://owner:secret@%2Frun%2Fpostgresql/name`, so that
 * every address has its user, password and host where `URL` looks for them.
 *
 * A special character that is not percent-encoded moves the rest of the password into the host, the path or the query. Such
 * an address is refused here: later it would be told in errors as the name of a host or of a database.
 */
export function parseDatabaseUrl(text: string): string | undefined {
  const url = URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'));
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hash !== '' || url.search.includes('@'))
    return undefined;
  const isSplit = url.hostname === '' || !URL.canParse(text);
  const host = takeParameter(url, 'host');
  if (host !== null) url.hostname = encodeURIComponent(host);
  else if (isSplit) return undefined;
  const [user, password, port] = [
    takeParameter(url, 'user'),
    takeParameter(url, 'password'),
    takeParameter(url, 'port'),
  ];
  if (user !== null) url.username = encodeURIComponent(user);
  if (password !== null) url.password = encodeURIComponent(password);
  if (port !== null) url.port = port;
  const parts = [url.username, url.password, url.hostname, url.pathname];
  return /^\/[^/@]+$/.test(url.pathname) && parts.every(isDecodable) ? url.href : undefined;
}

/** The same server and database as another role. */
export function withRole(databaseUrl: string, role: string, password: string): string {
  const url = new URL(parseDatabaseUrl(databaseUrl) ?? databaseUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Server, role and database of an address, for people to read. The password is not among them. */
export function describeAddress(databaseUrl: string): {
  readonly place: string;
  readonly user: string;
  readonly name: string;
} {
  const url = new URL(parseDatabaseUrl(databaseUrl) ?? databaseUrl);
  const host = decodeURIComponent(url.hostname);
  return {
    place: host.startsWith('/') ? host : `${host}:${url.port || '5432'}`,
    user: decodeURIComponent(url.username),
    name: decodeURIComponent(url.pathname.slice(1)),
  };
}

function takeParameter(url: URL, name: string): string | null {
  const value = url.searchParams.get(name);
  if (value !== null) url.searchParams.delete(name);
  return value;
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
