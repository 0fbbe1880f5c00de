/** How widely a component is used: that decides where a text tells of it. */
export type Usage = 'once' | 'in places' | 'everywhere';

// From so many references on a type is used all over.
const often = 20;

export const usageOf = (references: number): Usage =>
  references === 1 ? 'once' : references < often ? 'in places' : 'everywhere';
