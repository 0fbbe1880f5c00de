/** Types of files that a machine runs as they are. Scripts are texts, which somebody has to decide to run. */
const programTypes = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-executable',
  'application/vnd.microsoft.portable-executable',
  'application/java-vm',
  'application/vnd.android.package-archive',
  'application/x-ms-shortcut',
  'application/x.ms.shortcut',
  'application/x.apple.alias',
  'application/x-deb',
  'application/x-rpm',
  'application/x-msi',
  'application/x-ms-installer',
  'application/x-shockwave-flash',
  'application/wasm',
]);

/** Whether these bytes are a program, whatever their name and type say. */
export const isProgram = (contentType: string, head: Buffer): boolean =>
  programTypes.has(contentType) || (head.toString('latin1', 0, 2) === 'MZ' && hasPortableHeader(head));

/** Behind the `MZ` of DOS stands where the header of Windows is; text may begin with the two letters too. */
function hasPortableHeader(head: Buffer): boolean {
  if (head.length < 64) return false;
  const at = head.readUInt32LE(60);
  return at + 2 <= head.length && head.toString('latin1', at, at + 2) === 'PE';
}
