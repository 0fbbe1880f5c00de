import './facts.css';
import type { ReactNode } from 'react';

/** What is known of one thing, by name. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className="card facts">{children}</dl>;

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => <div><dt>{name}</dt><dd>{children}</dd></div>;
