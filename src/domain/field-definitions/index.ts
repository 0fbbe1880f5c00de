// Definitions of custom fields, wherever they belong: what a request may say of one, and what the fields around it make of that.
export { choicesOf, requireCompositeType } from './config.rules.ts';
export {
  settleDefinition,
  type DefinedField,
  type DefinitionContent,
  type WantedDefinition,
} from './content.ts';
export { checkReaders, readersOf, settleFormula, type FormulaReader } from './formulas.ts';
