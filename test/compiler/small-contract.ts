import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompileOptions } from '#src/compiler/compile.ts';
import { scaffoldOperation } from '../../scripts/scaffold/operation.ts';
import { rules } from '../../spec/lint/rules.ts';

const root = (families: readonly string[]): string => `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
tags:
${families.map((family) => `  - name: ${family}\n    description: All ${family} of the agency.`).join('\n')}
paths:
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
`;

export interface SmallContract {
  /** Folder of its own, with a slash at the end. */
  readonly base: string;
  readonly options: CompileOptions;
  remove(): void;
}

/** A contract that keeps every rule, of some families with the operations named, on top of the real shared shapes. */
export function smallContract(families: Readonly<Record<string, readonly string[]>>): SmallContract {
  const base = `${mkdtempSync(join(tmpdir(), 'contract-'))}/`;
  mkdirSync(`${base}spec/families`, { recursive: true });
  cpSync(new URL('../../spec/shared', import.meta.url).pathname, `${base}spec/shared`, { recursive: true });
  writeFileSync(`${base}spec/openapi.yaml`, root(Object.keys(families)));
  for (const [family, operations] of Object.entries(families)) {
    for (const id of operations) scaffoldOperation(family, id, { permission: 'settings.manage' }, base);
  }
  const options: CompileOptions = {
    spec: `${base}spec/openapi.yaml`,
    out: `${base}generated`,
    overlays: [`${base}spec/shared/standard.overlay.yaml`],
    include: ['./shared/permissions.yaml#/components/schemas/Permission'],
    rules,
  };
  return { base, options, remove: () => rmSync(base, { recursive: true, force: true }) };
}
