import { expect, test } from 'vitest';
import { requireLoadable } from '../../src/compiler/validation/load-check.ts';

const loading = (text: string) => () => requireLoadable(text, './validation.ts');

test('validators that load are taken', () => {
  expect(
    loading(`import * as lib_validation from './validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const func1 = lib_ucs2length.default;
const formats1 = lib_validation.formats["date-time"];
function validate0(data) { return func1(data) > 0 && formats1.validate(data); }
const v0 = validate0;
`),
  ).not.toThrow();
});

test('validators that name a function which was renamed are not written', () => {
  expect(loading('const v0 = validate0;\n')).toThrow(/cannot be loaded: validate0 is not defined/);
});

test('validators that do not parse are not written', () => {
  expect(loading('const v0 = (;\n')).toThrow(/cannot be loaded/);
});

test('validators that need a format which nothing defines are not written', () => {
  const text = `import * as lib_validation from './validation.ts';\nconst formats1 = lib_validation.formats["no-such"];\n`;
  expect(loading(text)).toThrow('use lib_validation.formats["no-such"], which does not exist');
});
