import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { pricePerMetre, unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { type Language, localeOf } from '@mall/contract/kernel/language.ts';
import type { Fen } from '@mall/contract/kernel/money.ts';
import { formatFigure } from '@mall/kit/words/format-figure.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { formatPrice } from '@mall/ui/price.rules.ts';
import styles from './by-length.module.css';

type Length = Pick<GoodsCard, 'packLength'>;

const metre = '米';
const isPacked = (packLength: number | undefined): packLength is number => packLength !== undefined && packLength > 1;

/** "¥86.50/米" of a reel or roll; undefined where one buys metres anyway, or no length at all. */
export const perMetreWords = ({ packLength }: Length, price: string, language: Language): string | undefined => {
  if (!isPacked(packLength)) return undefined;
  const fen = pricePerMetre(Math.round(Number(price) * 100) as Fen, packLength);
  return `${formatPrice((fen / 100).toFixed(2), '¥', localeOf[language])}/${unitIn(metre, language)}`;
};

/** What a metre costs, beside the price of the reel, or below it in a column. */
export function PerMetre({ of, price, below = false }: { of: Length; price: string; below?: boolean }) {
  const words = perMetreWords(of, price, useLanguage());
  return words === undefined ? null : <span className={below ? `meta num ${styles.below}` : 'meta num'}>{words}</span>;
}

/** How many metres so many reels are: "2 盘 = 2,000 米". */
export function InMetres({ of: { packLength }, num, unit, below = false }: { of: Length; num: number; unit: string; below?: boolean }) {
  const language = useLanguage();
  if (!isPacked(packLength) || num <= 0) return null;
  return (
    <span className={below ? `meta num ${styles.below}` : 'meta num'}>
      {num} {unit} = {formatFigure(num * packLength, language)} {unitIn(metre, language)}
    </span>
  );
}

type Counted = Length & { unit: string; num: number };

/** What several lines come to: their pieces where all are counted alike, metres where all are cable, otherwise nothing that could be added up. */
export const sumQuantity = (lines: readonly Counted[], language: Language): { count: number; unit: string } | undefined => {
  const add = (of: (line: Counted) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const [first] = lines;
  if (!first) return undefined;
  if (lines.every(({ unit, packLength }) => unit === first.unit && packLength === first.packLength))
    return { count: add(({ num }) => num), unit: first.unit };
  if (lines.every(({ packLength }) => packLength !== undefined))
    return { count: add(({ num, packLength }) => num * (packLength ?? 0)), unit: unitIn(metre, language) };
  return undefined;
};
