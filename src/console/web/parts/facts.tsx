import './facts.css';
import type { ReactNode } from 'react';

interface FactsProps {
  /** Names beside values (`beside`), the same in two columns where there is room (`columns`), or names above values (`above`). */
  readonly layout: 'beside' | 'columns' | 'above';
  readonly children: ReactNode;
}

/** What is known of one thing, by name. */
export const Facts = ({ layout, children }: FactsProps) => <dl className={`facts ${layout}`}>{children}</dl>;

export const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
