import { readFileSync } from 'node:fs';
import { _, getProperty, type Code } from 'ajv/dist/compile/codegen/index.js';
import { HEADER } from '../emit/source.ts';

/** `validation.ts`: what the emitted validators call. It is the compiler's own module, which judges examples by the same. */
export const runtimeFile = (): string =>
  `${HEADER}${readFileSync(new URL('./runtime.ts', import.meta.url), 'utf8')}`;

/** Stands in Ajv's text for the emitted file, whose address depends on the module. */
export const runtimePlaceholder = '#validation';

/** Something that the runtime exports, as Ajv writes it. */
export const runtimeCode = (name: string): Code => _`require(${runtimePlaceholder})${getProperty(name)}`;
