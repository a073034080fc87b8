import { formatPrice } from '@mall/ui/price.rules.ts';

/** "¥2,537.95" of 2537.95 or "2537.95". */
export const priceText = (value: unknown): string => formatPrice(Number(value).toFixed(2), '¥');
