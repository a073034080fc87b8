const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const;

const defaultDatePattern = '{y}-{m}-{d} {h}:{i}:{s}';

/** Accepts a Date, milliseconds, seconds (10 digits), 'yyyymmdd' (8 digits) or anything Date reads; 'yyyy-mm-dd hh:mm:ss' is China time. */
export const readTime = (value: Date | number | string): Date | undefined => {
  const date = value instanceof Date ? value : typeof value === 'number' ? readNumber(value) : readText(value.trim());
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const readNumber = (value: number) => new Date(String(Math.trunc(value)).length === 10 ? value * 1000 : value);

const readText = (text: string): Date => {
  const day = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (day) return readDay(Number(day[1]), Number(day[2]), Number(day[3]));
  if (/^\d+$/.test(text)) return readNumber(Number(text));
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return new Date(`${text.replace(' ', 'T')}+08:00`);
  return new Date(text);
};

const readDay = (year: number, month: number, day: number): Date => {
  const date = new Date(Date.UTC(year, month - 1, day) - chinaOffset);
  return chinaParts(date).d === day ? date : new Date(Number.NaN);
};

const chinaOffset = 8 * 3_600_000;

const chinaParts = (date: Date) => {
  const shifted = new Date(date.getTime() + chinaOffset);
  return {
    y: shifted.getUTCFullYear(),
    m: shifted.getUTCMonth() + 1,
    d: shifted.getUTCDate(),
    h: shifted.getUTCHours(),
    i: shifted.getUTCMinutes(),
    s: shifted.getUTCSeconds(),
    a: shifted.getUTCDay(),
  };
};

/** `{y}-{m}-{d} {h}:{i}:{s}` in China time; `{a}` is the Chinese weekday. Empty when the value is no time. */
export const formatTime = (value: Date | number | string, pattern: string = defaultDatePattern): string => {
  const date = readTime(value);
  if (!date) return '';
  const parts = chinaParts(date);
  return pattern.replace(/\{([ymdhisa])\}/g, (_, key: keyof typeof parts) =>
    key === 'a' ? (weekdays[parts.a] ?? '') : key === 'y' ? String(parts.y) : String(parts[key]).padStart(2, '0'),
  );
};

/** Two decimals, no separators: '1234.50'. */
export const formatPrice = (value: number | string): string => {
  const amount = Number(value);
  return Number.isFinite(amount) ? amount.toFixed(2) : '0.00';
};

/** Two decimals with thousands separators: '1,234.50'. */
export const formatCurrency = (value: number | string): string => formatPrice(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** "¥1,234.50"; what is below zero has its sign before the currency: "−¥1.00". */
export const formatYuan = (amount: string): string => `${amount.startsWith('-') ? '−' : ''}¥${formatCurrency(amount.replace('-', ''))}`;

/** Home breadcrumb of a goods page: the first 8 characters, then '...'. */
export const cutName = (name: string, most = 8): string => {
  const characters = [...name];
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : name;
};
