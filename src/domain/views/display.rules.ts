import type { View } from '#generated/types.gen.ts';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { requireGroupable, unknownColumn, type Find } from './columns.rules.ts';

type Display = View['display'];

/** What each setting of a display needs of its field. */
const needs: Readonly<
  Record<string, { readonly fits: (column: ViewedColumn) => boolean; readonly what: string }>
> = {
  date_field: { fits: isTime, what: 'a day or an instant' },
  end_field: { fits: isTime, what: 'a day or an instant' },
  start_field: { fits: isTime, what: 'a day or an instant' },
  image_field: { fits: ({ valueType }) => valueType === 'file', what: 'a file field' },
  address_field: {
    fits: ({ valueType, key }) => valueType === 'address' || key === 'addresses',
    what: 'an address',
  },
};

function isTime({ kind }: ViewedColumn): boolean {
  return kind === 'date' || kind === 'instant';
}

/** 400 at the place of a setting whose field the list does not have, or that does not fit it. */
export function checkDisplay(display: Display, find: Find): void {
  for (const [setting, value] of Object.entries(display)) {
    const place = `body.display.${setting}`;
    if (setting === 'column_field') requireGroupable(find, value as string, place);
    else if (setting === 'card_fields') checkCards(value as readonly string[], find);
    else if (setting in needs) checkField(find, value as string, place, needs[setting]!);
  }
}

function checkField(find: Find, name: string, place: string, { fits, what }: (typeof needs)[string]): void {
  const column = find(name);
  if (column === undefined) throw unknownColumn(place, name);
  if (!fits(column)) throw invalid(place, `names "${name}", which is not ${what}.`);
}

function checkCards(names: readonly string[], find: Find): void {
  names.forEach((name, index) => {
    if (find(name) === undefined) throw unknownColumn(`body.display.card_fields[${index}]`, name);
  });
}
