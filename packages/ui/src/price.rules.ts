export type PriceParts = { minus: boolean; integer: string; decimals: string };

/** "-1234.50" → minus, "1,234", ".50". Works on the text: a price never passes through a float. Null when it is not a price. */
export function splitPrice(value: string): PriceParts | null {
  const match = /^([-−]?)(\d+)(\.\d+)?$/.exec(value.trim());
  if (!match) return null;
  const digits = (match[2] ?? '').replace(/^0+(?=\d)/, '');
  return { minus: match[1] !== '', integer: groupThousands(digits), decimals: match[3] ?? '' };
}

/** "-1234.50", "¥" → "−¥1,234.50". */
export function formatPrice(value: string, currency: string): string {
  const parts = splitPrice(value);
  return parts ? `${parts.minus ? '−' : ''}${currency}${parts.integer}${parts.decimals}` : value;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
