import { expect, test } from 'vitest';
import { requireLoadable, requireParsable } from '../../src/compiler/loadable.ts';

const loading =
  (text: string, others: Readonly<Record<string, string>> = {}, options = {}) =>
  () =>
    requireLoadable(new Map(Object.entries({ 'families/a/validators.js': text, ...others })), options);

const validation = { 'validation.ts': 'export const formats: object = { uuid: /x/ };\n' };

test('modules that load are taken', () => {
  expect(
    loading(
      `import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { components as shared } from '../../components.js';
const { is_Id } = shared;
const func_1 = lib_ucs2length.default;
const formats_1 = lib_validation.formats["uuid"];
function v0(data) { return func_1(data) > 0 && formats_1.test(data) && is_Id(data); }
export const requests = { v0 };
`,
      { ...validation, 'components.js': 'function is_Id() {}\nexport const components = { is_Id };\n' },
    ),
  ).not.toThrow();
});

test('a module that names a function which was renamed is not written', () => {
  expect(loading('export const requests = { a: v0 };\n')).toThrow(
    'The emitted families/a/validators.js cannot be loaded: v0 is not defined',
  );
});

test('a module that does not parse is not written', () => {
  expect(loading('const v0 = (;\n')).toThrow(/cannot be loaded/);
  expect(loading('', { 'operations.ts': 'export const a: = 1;\n' })).toThrow(
    /operations.ts cannot be parsed/,
  );
  expect(loading('', { 'a.d.ts': 'export declare const;\n' })).toThrow(/a.d.ts cannot be parsed/);
  expect(() => requireParsable('types.gen.ts', 'export type = 1;\n')).toThrow(
    /types.gen.ts cannot be parsed/,
  );
});

test('a module that needs a format which nothing defines is not written', () => {
  const text = `import * as lib_validation from '../../validation.ts';\nconst formats_1 = lib_validation.formats["no-such"];\n`;
  expect(loading(text, validation)).toThrow('uses lib_validation.formats["no-such"], which does not exist');
});

test('a module that imports what another does not export is not written', () => {
  const text = `import { components as shared } from '../../components.js';\n`;
  expect(loading(text, { 'components.js': 'export const other = 1;\n' })).toThrow(
    'imports components of ../../components.js, which does not export it',
  );
  expect(loading(text)).toThrow('imports components.js, which is not emitted');
});

test('what is not emitted anew was written before', () => {
  expect(
    loading(
      `import { components as shared } from '../../components.js';\nconst { is_Id } = shared;\n`,
      {},
      { isPart: true },
    ),
  ).not.toThrow();
});
