import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

export interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  readonly align?: 'right';
  /** Heads the row for screen readers, and the card that it becomes where there is little room. */
  readonly isHead?: boolean;
  /** Its title is for screen readers alone, such as that of a column of buttons. */
  readonly isBare?: boolean;
}

interface DataTableProps<T> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

/** A table; where there is little room each row becomes a card. */
export const DataTable = <T,>({ label, columns, rows, keyOf }: DataTableProps<T>) => (
  <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover className="data" aria-label={label}>
    <Table.Thead>
      <Table.Tr>
        {columns.map(({ title, align, isBare }) => (
          <Table.Th key={title} scope="col" className={align}>
            {isBare === true ? <span className="sr">{title}</span> : title}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map((row) => (
        <Table.Tr key={keyOf(row)}>
          {columns.map(({ title, cell, align, isHead, isBare }) =>
            isHead === true ? (
              <Table.Th key={title} scope="row" className="head">
                {cell(row)}
              </Table.Th>
            ) : (
              <Table.Td key={title} className={align} data-label={isBare === true ? undefined : title}>
                {cell(row)}
              </Table.Td>
            ),
          )}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
