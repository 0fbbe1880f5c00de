import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface DemoAgency {
  readonly id: string;
  readonly name: string;
  /** Every permission. */
  readonly api_key: string;
  /** Every permission to see, none to change. */
  readonly readonly_api_key: string;
  readonly owner: { readonly email: string; readonly password: string };
}

/** What lets anyone call the API and sign in at once: `demo.json` in DATA_DIR. */
export interface DemoFile {
  readonly base_url: string;
  readonly agencies: readonly DemoAgency[];
}

const pathIn = (dataDir: string): string => join(dataDir, 'demo.json');

/** Complete or not at all, and readable by the owner of the process alone: it holds secrets. */
export async function writeDemoFile(dataDir: string, content: DemoFile): Promise<void> {
  const unfinished = `${pathIn(dataDir)}.${process.pid}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, pathIn(dataDir));
}

/** Keeps the address in `demo.json` true, where the file exists: the port may differ from start to start. */
export async function refreshDemoFile(dataDir: string, baseUrl: string): Promise<void> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return;
  const content = JSON.parse(text) as DemoFile;
  if (content.base_url !== baseUrl) await writeDemoFile(dataDir, { ...content, base_url: baseUrl });
}
