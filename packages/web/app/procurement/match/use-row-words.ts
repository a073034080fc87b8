import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { MatchedSpec } from '@mall/contract/procurement/match.api.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useWords } from '../../kernel/words.tsx';
import { canBeHad, isRounded, type MatchRow, specOf, stateOf } from './match-rows.rules.ts';

type RowWords = {
  /** What agrees: 型号、截面全对. */
  agreed: (spec: MatchedSpec) => string;
  /** 差异 31.5kA → 25kA. */
  differs: (spec: MatchedSpec) => string;
  /** 没写安装方式：手车式还是固定式？ */
  open: (spec: MatchedSpec) => string;
  /** What was made of the quantity, and what is in the way of ordering it. */
  quantity: (row: MatchRow) => string[];
  /** Why nothing can be ordered. */
  fault: (row: MatchRow) => string;
  result: (row: MatchRow) => string;
  reason: (row: MatchRow) => string;
};

const named = (agreed: MatchedSpec['agreed']): string[] => [...new Set(agreed.map(({ name, asked }) => name || asked))].slice(0, 5);

/** The words of a matched line, for the table and for the sheet alike. */
export const useRowWords = (): RowWords => {
  const t = useWords('procurement/match');
  const figure = useFigure();
  const agreed = (spec: MatchedSpec) => (spec.agreed.length > 0 ? t('row.agreed', { names: named(spec.agreed).join(t('row.comma')) }) : '');
  const differs = ({ differs: some }: MatchedSpec) =>
    some.length === 0
      ? ''
      : t('row.differs', {
          what: some
            .slice(0, 4)
            .map(({ asked, has, step }) =>
              has === '' ? t('row.lacks', { asked }) : step ? t(`step.${step}`, { asked, has }) : `${asked} → ${has}`,
            )
            .join(t('row.comma')),
        });
  const open = ({ open: some }: MatchedSpec) =>
    some.map(({ name, values }) => t('row.open', { name, values: values.join(' / ') })).join(' ');
  const converted = ({ matched: { quantity } }: MatchRow, spec: MatchedSpec): string[] => {
    if (quantity.number === null || spec.pieces === null) return [];
    if (spec.conversion !== 'converted' && spec.conversion !== 'packed') return [];
    return [
      t('row.converted', {
        typed: `${figure(quantity.number)} ${quantity.unit}`,
        pieces: `${figure(spec.pieces)} ${spec.unit}`,
        pack:
          spec.packLength !== undefined && spec.packLength > 1 ? t('row.pack', { metres: figure(spec.packLength), unit: spec.unit }) : '',
      }),
    ];
  };
  /** That more than was asked is bought; of whole reels, how many metres more. */
  const rounded = (row: MatchRow, spec: MatchedSpec): string[] => {
    if (row.num === null || row.num !== spec.pieces || !isRounded(spec, row)) return [];
    const num = `${figure(row.num)} ${spec.unit}`;
    const { number, typed } = row.matched.quantity;
    if (spec.conversion !== 'packed' || !spec.packLength || !spec.factor || number === null) return [t('row.rounded', { typed, num })];
    const metres = row.num * spec.packLength;
    const more = Math.round((row.num - number * spec.factor) * spec.packLength * 10) / 10;
    return [t('row.surplus', { num, metres: figure(metres), more: figure(more) })];
  };
  const corrected = (row: MatchRow, spec: MatchedSpec): string[] => {
    if (row.num === null || spec.pieces === null || spec.pieces === row.num || !canBeHad(spec)) return [];
    if (spec.pieces < spec.minOrderQuantity && row.num === spec.minOrderQuantity)
      return [t('row.least', { least: `${figure(spec.minOrderQuantity)} ${spec.unit}`, typed: figure(spec.pieces), num: figure(row.num) })];
    if (spec.pieces > row.num && (row.num === cartLineMost || row.num === spec.specStorage))
      return [t('row.most', { typed: figure(spec.pieces), num: `${figure(row.num)} ${spec.unit}` })];
    return [];
  };
  const noted = ({ matched: { quantity } }: MatchRow): string[] =>
    quantity.notes
      .filter((note) => note === 'estimated' || note === 'range' || note === 'spare' || note === 'per_piece')
      .map((note) => t(`note.${note}`));
  const fault = (row: MatchRow): string => {
    const { quantity, unknown } = row.matched;
    const spec = specOf(row);
    if (row.refusal !== undefined) return t('row.refused', { why: row.refusal });
    if (!spec) return unknown.length > 0 ? t('row.unknown', { words: unknown.slice(0, 3).join(t('row.comma')) }) : t('row.nothing');
    if (spec.specStorage < spec.minOrderQuantity) return t('row.soldOut');
    if (row.num !== null) return '';
    if (quantity.notes.includes('unreadable')) return t('row.unreadable', { typed: quantity.typed });
    if (quantity.notes.includes('not_positive')) return t('row.notPositive', { typed: quantity.typed });
    if (quantity.notes.includes('too_large')) return t('row.tooLarge', { typed: quantity.typed });
    if (quantity.notes.includes('lump')) return t('row.lump', { typed: quantity.typed });
    if (quantity.number === null) return t('row.noQuantity');
    return t('row.noConversion', { typed: `${figure(quantity.number)} ${quantity.unit}`, unit: spec.unit });
  };
  const quantity = (row: MatchRow): string[] => {
    const spec = specOf(row);
    return spec ? [...noted(row), ...converted(row, spec), ...rounded(row, spec), ...corrected(row, spec)] : [];
  };
  const result = (row: MatchRow): string => t(`tab.${stateOf(row)}`);
  const reason = (row: MatchRow): string => {
    const spec = specOf(row);
    return [fault(row), ...(spec ? [agreed(spec), differs(spec), open(spec)] : []), ...quantity(row)].filter(Boolean).join('；');
  };
  return { agreed, differs, open, quantity, fault, result, reason };
};
