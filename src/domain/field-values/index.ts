// Custom field values wherever they are stored: which fields a record has, whether values fit, what follows from them.
//
// A write of a record that carries values goes:
//   const fields = await loadFieldSet(ctx, 'client', profileId);
//   const checked = await validateValues(ctx, fields, body.field_values, { mode: 'create', profileId });
//   await Promise.all([insertClient(ctx.db, id, { field_values: checked.values, ... }), recordValues(ctx, checked, id)]);
// A change of one that exists holds the definitions while it locks the record, before it judges the values:
//   const [, client] = await Promise.all([holdDefinitions(ctx.db), lockClient(ctx.db, id)]);
// The event carries `checked.fieldSet.publicValues(checked.values)`: sensitive values never leave in events.
export type {
  FieldConfig,
  FieldDefinition,
  FieldRecordKind,
  FieldType,
  FieldValue,
  FieldValues,
  PresentValue,
} from './definition.ts';
export { Field, FieldSet } from './field-set.ts';
export {
  forgetFieldSets,
  loadFieldSet,
  loadObjectFieldSet,
  readFieldSet,
  readFieldSets,
  type FieldReader,
} from './load.ts';
export { Misfit } from './misfit.ts';
export { isPublicPath, publicPaths } from './public-paths.ts';
export { validateValue, validateValues, type CheckedValues, type ValidateOptions } from './validate.ts';
export { holdDefinitions, lockDefinitions } from './hold.queries.ts';
export { recordValues } from './record.ts';
export { checkUnique, claimAgain } from './unique.ts';
export { writeHistory } from './history.ts';
export { kindOf, typedExpression, type ExpressionKind, type TypedExpression } from './expressions.queries.ts';

// For those who keep the definitions themselves.
export { compositeTypes, findCompositeType } from './composite-types.ts';
export { createFormula, orderFormulas } from './formula/formula.ts';
export { renameInExpression } from './formula/compile.ts';
export { FormulaError } from './formula/values.ts';
export { currencyDigits, isCurrency } from './types/amounts.ts';
export { patternProblem } from './types/text.ts';
export { canBeUnique } from './unique.ts';
export { maxFields } from './limits.ts';
export { claimAllValues, firstOf, releaseAllValues } from './unique.queries.ts';
export { changeBy } from './change-by.ts';
export { recomputeFormulas, recomputeObject } from './recompute.ts';
export { fieldRecordKinds, storeOf, storeOfObject, type ValueStore } from './stores.ts';
export {
  countChoices,
  countValues,
  countValuesOutside,
  eraseValues,
  renameValueKey,
  replaceChoiceInValues,
  type Change,
} from './stores.queries.ts';
