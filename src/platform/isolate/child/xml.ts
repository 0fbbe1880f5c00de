// Texts of XML, of which nothing is followed: no entities but the five, no references.

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export const unescape = (text: string): string =>
  text.replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g,
    (whole, name, decimal, hex) => {
      if (name !== undefined) return named[name as string]!;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : (whole as string);
    },
  );
