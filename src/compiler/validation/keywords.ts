import type { Ajv2020, CodeKeywordDefinition, KeywordCxt, Name, SchemaCxt } from 'ajv/dist/2020.js';
import { _, not } from 'ajv/dist/compile/codegen/index.js';
import names from 'ajv/dist/compile/names.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import { findRepeat, jsonBytes, maxFound } from './runtime.ts';
import { runtimeCode } from './runtime-module.ts';

/**
 * All errors are wanted of a request with a few mistakes. Of a request made to cost time they are not: Ajv would walk an
 * array of 25,000 items that may have 200, and compare each of them with each. With these keywords the work stays in
 * proportion to the value, whatever it is:
 *
 * - What is over `maxItems` or `maxProperties` is refused without a look at what is in it; a text far over `maxLength` is
 *   not matched against a pattern or format.
 * - A loop over items or properties ends once it has found `maxFound` errors.
 * - Unknown properties are named up to `maxFound`; one more error says in `more` how many there are beside.
 * - `uniqueItems` looks at each item once, and only when the items are valid.
 *
 * `x-max-bytes` bounds values of any form as a whole.
 */
export function boundWork(ajv: Ajv2020): void {
  ajv.addKeyword(maxBytes);
  change(ajv, ['maxItems'], () => (cxt) => refuseOver(cxt, _`${cxt.data}.length > ${cxt.schema}`));
  change(
    ajv,
    ['maxProperties'],
    () => (cxt) => refuseOver(cxt, _`Object.keys(${cxt.data}).length > ${cxt.schema}`),
  );
  change(ajv, ['maxLength'], () => (cxt) => cxt.fail(isLonger(cxt)));
  change(ajv, ['minLength'], () => (cxt) => cxt.fail(isShorter(cxt)));
  change(ajv, ['uniqueItems'], () => refuseRepeats);
  change(
    ajv,
    [
      'items',
      'contains',
      'propertyNames',
      'patternProperties',
      'additionalProperties',
      'unevaluatedProperties',
      'unevaluatedItems',
    ],
    skipWhenOver,
  );
  change(ajv, ['pattern', 'format'], skipWhenFarOver);
  change(
    ajv,
    [
      'items',
      'propertyNames',
      'patternProperties',
      'additionalProperties',
      'unevaluatedProperties',
      'unevaluatedItems',
    ],
    stopAtMany,
  );
  change(ajv, ['additionalProperties', 'unevaluatedProperties'], countUnknown);
}

const maxBytes: CodeKeywordDefinition = {
  keyword: 'x-max-bytes',
  schemaType: 'number',
  error: {
    message: 'must have fewer bytes as JSON',
    params: ({ schema }) => _`{limit: ${schema as number}}`,
  },
  code: (cxt) => {
    const bytes = cxt.gen.scopeValue('func', {
      key: jsonBytes,
      ref: jsonBytes,
      code: runtimeCode('jsonBytes'),
    });
    // What is refused already is not measured: it may be long.
    cxt.fail(_`${errors} === 0 && ${bytes}(${cxt.data}) > ${cxt.schema as number}`);
  },
};

type Code = CodeKeywordDefinition['code'];

function change(
  ajv: Ajv2020,
  keywords: readonly string[],
  changed: (code: Code, definition: CodeKeywordDefinition) => Code,
): void {
  for (const keyword of keywords) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    definition.code = changed(definition.code, definition);
  }
}

const { errors } = names.default;

/** Of each schema that is being compiled, the variable that says whether the value is over a limit. */
const overs = new WeakMap<SchemaCxt, Name>();

/** Of each schema that is being compiled, the variable with the number of errors before the items. */
const beforeItems = new WeakMap<SchemaCxt, Name>();

function refuseOver(cxt: KeywordCxt, condition: ReturnType<typeof _>): void {
  const over = cxt.gen.const('over', condition);
  overs.set(cxt.it, over);
  cxt.fail(over);
}

// A character takes one UTF-16 unit or two, so that characters are counted only where the number of units leaves it open.
const isLonger = ({ gen, data, schema }: KeywordCxt) =>
  _`${data}.length > ${schema} && (${data}.length > ${2 * schema} || ${useFunc(gen, ucs2length.default)}(${data}) > ${schema})`;
const isShorter = ({ gen, data, schema }: KeywordCxt) =>
  _`${data}.length < ${schema} || (${data}.length < ${2 * schema} && ${useFunc(gen, ucs2length.default)}(${data}) < ${schema})`;

/** Without `allErrors`, as inside of `not` and `if`, Ajv stops at the first error in any case. */
const skipWhenOver =
  (code: Code): Code =>
  (cxt, ruleType) => {
    const over = cxt.it.allErrors === true ? overs.get(cxt.it) : undefined;
    if (over === undefined) return code(cxt, ruleType);
    cxt.gen.if(not(over));
    code(cxt, ruleType);
    cxt.gen.endIf();
  };

/** A text is matched when it is a little too long, too: that it is no UUID says more than that it has 37 characters. */
const minMatched = 256;

const skipWhenFarOver =
  (code: Code): Code =>
  (cxt, ruleType) => {
    const { maxLength } = cxt.parentSchema as { readonly maxLength?: number };
    if (cxt.it.allErrors !== true || ruleType === 'number' || maxLength === undefined)
      return code(cxt, ruleType);
    cxt.gen.if(_`${cxt.data}.length <= ${Math.max(2 * maxLength, minMatched)}`);
    code(cxt, ruleType);
    cxt.gen.endIf();
  };

/** Each of these keywords applies its subschema in a loop, once in the text of it. */
const stopAtMany =
  (code: Code): Code =>
  (cxt, ruleType) => {
    const { gen, it, keyword } = cxt;
    if (it.allErrors !== true || cxt.schema === false) return code(cxt, ruleType);
    const before = gen.const('before', errors);
    if (keyword === 'items') beforeItems.set(it, before);
    const apply = cxt.subschema.bind(cxt);
    cxt.subschema = (application, valid) => {
      const applied = apply(application, valid);
      // Counted from the start of this loop: a branch of a choice must not look valid because another has found many errors.
      gen.if(_`${errors} - ${before} >= ${maxFound}`, () => gen.break());
      return applied;
    };
    code(cxt, ruleType);
  };

const countUnknown = (code: Code, definition: CodeKeywordDefinition): Code => {
  const { params } = definition.error!;
  definition.error = {
    ...definition.error!,
    params: (cxt) =>
      cxt.params.more !== undefined
        ? _`{more: ${cxt.params.more}}`
        : typeof params === 'function'
          ? params(cxt)
          : params!,
  };
  return (cxt, ruleType) => {
    const { gen, it } = cxt;
    if (it.allErrors !== true || cxt.schema !== false) return code(cxt, ruleType);
    const unknown = gen.let('unknown', 0);
    const report = cxt.error.bind(cxt);
    cxt.error = () => gen.if(_`${unknown}++ < ${maxFound}`, () => report());
    code(cxt, ruleType);
    gen.if(_`${unknown} > ${maxFound}`, () => {
      cxt.setParams({ more: _`${unknown} - ${maxFound}` });
      report();
    });
  };
};

function refuseRepeats(cxt: KeywordCxt): void {
  const { gen, data, it } = cxt;
  if (cxt.schema !== true) return;
  const find = gen.scopeValue('func', { key: findRepeat, ref: findRepeat, code: runtimeCode('findRepeat') });
  const [before, over] = [beforeItems.get(it), overs.get(it)];
  const isLookedAt = [
    ...(before === undefined ? [] : [_`${errors} === ${before}`]),
    ...(over === undefined ? [] : [not(over)]),
  ];
  const repeat = gen.const(
    'repeat',
    isLookedAt.reduceRight((call, condition) => _`${condition} && ${call}`, _`${find}(${data})`),
  );
  cxt.setParams({ i: _`${repeat}.i`, j: _`${repeat}.j` });
  cxt.fail(repeat);
}
