import { formatYuan } from '@mall/contract/kernel/format.ts';

/** An amount of money as a line of the books: "¥1,234.50", with its sign where it is a difference. */
export const yuanText = formatYuan;

export function Yuan({ value }: { value: string | null }) {
  return <span className="num">{value === null ? '—' : yuanText(value)}</span>;
}
