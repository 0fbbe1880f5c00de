import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Leads from one box of a table to the next that can be reached, in the direction of an arrow key. */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  if (step === undefined || cell === null) return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows];
  let [row, column] = [rows.indexOf(cell.parentElement as HTMLTableRowElement), cell.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.cells[column];
    if (next === undefined) return;
    const box = next.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (box === null) continue;
    box.focus();
    return;
  }
}
