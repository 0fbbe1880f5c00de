import { isObject } from '../../json.ts';
import { list, object, resolve, strings, text, type OpenApiDocument } from '../../schema.ts';
import { isNews, oneLine } from './wording.ts';

/**
 * What the choices of a value mean: `` `draft`: Never published; `active`: Published and enabled; `closed`. ``, from
 * `x-enumDescriptions`. A choice that says it itself is only named; empty where all do, or where nothing explains them.
 */
export function choicesOf(schema: unknown): string {
  const { enum: values, 'x-enumDescriptions': explanations } = object(schema);
  if (!isObject(explanations)) return '';
  const told = strings(values).map((value) => {
    const said = oneLine(text(explanations[value])).replace(/\.$/, '');
    return isNews(said, [value]) ? `\`${value}\`: ${said}` : `\`${value}\``;
  });
  return told.some((choice) => !choice.endsWith('`')) ? `${told.join('; ')}.` : '';
}

/** The choices of a value, or of each in a list of them, with or without null; not those of a shape with a name. */
export function choicesInside(
  document: OpenApiDocument,
  schema: unknown,
  isNamed: (ref: string) => boolean,
): string {
  const { $ref, items, anyOf } = object(schema);
  if (typeof $ref === 'string')
    return isNamed($ref) ? '' : choicesInside(document, resolve(document, schema), isNamed);
  if (items !== undefined) return choicesInside(document, items, isNamed);
  const branches = list(anyOf).filter((branch) => object(branch).type !== 'null');
  return branches.length === 1 ? choicesInside(document, branches[0], isNamed) : choicesOf(schema);
}

/** The description, and the choices behind it unless it names them. */
export const withChoices = (description: string, choices: string): string => {
  if (choices === '' || namesOf(choices).every((name) => namesOf(description).includes(name)))
    return description;
  return [oneLine(description), choices].filter((part) => part !== '').join(' ');
};

const namesOf = (told: string): string[] =>
  [...told.matchAll(/`([^`]+)`(?=[:;.,\s]|$)/g)].map(([, name]) => name!);
