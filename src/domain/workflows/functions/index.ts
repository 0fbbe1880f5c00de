import { any } from './any.ts';
import type { ExpressionFunction } from './declare.ts';
import { lists } from './lists.ts';
import { numbers } from './numbers.ts';
import { texts } from './texts.ts';
import { times } from './times.ts';

/** The functions of expressions by their names, as the contract lists them (`AutomationExpression`). */
export const functions: ReadonlyMap<string, ExpressionFunction> = new Map(
  Object.entries({ ...any, ...texts, ...lists, ...numbers, ...times }),
);
