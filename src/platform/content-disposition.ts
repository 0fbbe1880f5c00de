const maxNameLength = 200;

/** `Content-Disposition` of a file that is saved (RFC 6266): a name that old clients understand, and the name as it is. */
export function savedAs(name: string, maxLength = maxNameLength): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_').slice(0, maxLength);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name.slice(0, maxLength))}`;
}

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
