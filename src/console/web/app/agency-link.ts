/** Short name of the agency that the page shows, which every address of the console carries: a copied link leads to the same agency. */
export const shownAgency = { slug: '' };

const param = 'agency';

/** The agency that the address in the browser names; null when it names none. */
export const agencyInAddress = (): string | null => new URLSearchParams(location.search).get(param);

/** The address with the agency that the page shows; one that names an agency already stays as it is. */
export function withAgency(address: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (shownAgency.slug === '' || new URLSearchParams(search).has(param)) return address;
  const named = `${param}=${encodeURIComponent(shownAgency.slug)}`;
  return `${path}?${search === '' ? named : `${search}&${named}`}${hash}`;
}

/** The address with another agency instead of the one that it names. */
export function inAgency(address: string, slug: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(param, slug);
  return url.pathname + url.search + url.hash;
}
