/** The path as it would stand in a request; what is missing is the matter of those who check the input. */
export const filledPath = (path: string, values: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{([^}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(String(values[name])) : whole,
  );
