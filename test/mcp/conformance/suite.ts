import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'));

/** Runs the official conformance suite; rejects with what it said when it is not content. `onLine` hears what it says meanwhile. */
export async function runSuite(
  args: readonly string[],
  onLine: (line: string) => void = () => {},
): Promise<string> {
  // It leaves its results in the folder that it runs in.
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  createInterface({ input: child.stdout }).on('line', onLine);
  const code = await new Promise((resolve) => void child.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`conformance ${args.join(' ')} ended with ${String(code)}:\n${output}`);
  return output;
}
