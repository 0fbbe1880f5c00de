// make consumers: what integrators use, on the document that the service serves: generates, checks types, calls. `ONLY=orval` runs one.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/process.ts';
import { check, versionOf, type Verdict } from './check.ts';
import { tools, type Tool } from './tools.ts';

const only = process.env['ONLY']?.split(',').filter((name) => name !== '') ?? [];
const chosen = tools.filter(({ name }) => only.length === 0 || only.includes(name));
if (chosen.length === 0) {
  console.error(`ONLY must be among ${tools.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const dataDir = await mkdtemp(join(tmpdir(), 'consumers-'));
const server = await startServer(['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
  DATABASE_URL: '',
  BASE_URL: '',
  PORT: '0',
  SEED: 'demo',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_REST: '100000000',
});
try {
  const demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as {
    agencies: [{ api_key: string }];
  };
  const connection = { baseUrl: server.url, key: demo.agencies[0].api_key };
  const document = await (await fetch(`${server.url}/v1/openapi.json`)).text();
  console.log(`| tool | generates | types | calls |\n|---|---|---|---|`);
  for (const tool of chosen) {
    const { seconds, faults } = await check(tool, document, connection);
    console.log(await row(tool, seconds));
    if (faults.length === 0) continue;
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function row({ packages }: Tool, { generate, types, calls }: Verdict['seconds']): Promise<string> {
  const versions = await Promise.all(packages.map(async (name) => `${name} ${await versionOf(name)}`));
  const cells = [generate, types, calls].map((taken) =>
    taken === undefined ? '–' : `${taken.toFixed(1)} s`,
  );
  return `| ${versions.join(' + ')} | ${cells.join(' | ')} |`;
}
