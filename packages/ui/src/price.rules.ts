export type PriceParts = { minus: boolean; integer: string; decimals: string };

/**
 * "-1234.50" → minus, "1,234", ".50", or as `locale` groups and parts it. Works on the text: a price never passes through a float. Null
 * when it is not a price.
 */
export function splitPrice(value: string, locale?: string): PriceParts | null {
  const match = /^([-−]?)(\d+)(\.\d+)?$/.exec(value.trim());
  if (!match) return null;
  const digits = (match[2] ?? '').replace(/^0+(?=\d)/, '');
  const decimals = match[3] ?? '';
  return {
    minus: match[1] !== '',
    ...(locale && !plain.test(locale) ? partBy(locale, digits, decimals) : { integer: groupThousands(digits), decimals }),
  };
}

/** "-1234.50", "¥" → "−¥1,234.50". */
export function formatPrice(value: string, currency: string, locale?: string): string {
  const parts = splitPrice(value, locale);
  return parts ? `${parts.minus ? '−' : ''}${currency}${parts.integer}${parts.decimals}` : value;
}

/** These group as the text does; the browser's own formatter takes a telephone 100 ms to wake. */
const plain = /^(?:zh|en)\b/;

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

const formats = new Map<string, Intl.NumberFormat>();

function partBy(locale: string, digits: string, decimals: string): Pick<PriceParts, 'integer' | 'decimals'> {
  const length = Math.max(0, decimals.length - 1);
  const key = `${locale} ${length}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: length, maximumFractionDigits: length });
  formats.set(key, format);
  const parts = format.formatToParts(`${digits}${decimals}` as `${number}`);
  const textOf = (...types: string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map((part) => part.value)
      .join('')
      // Server and browser may not know the same spaces, and the page must wake up as it was drawn.
      .replaceAll(/\s/g, '\u00a0');
  return { integer: textOf('integer', 'group'), decimals: textOf('decimal', 'fraction') };
}
