import type { ComparedQuote, Comparison, QuoteVersions } from '@mall/contract/inquiry/inquiry-data.ts';
import { measureRows, measures } from '@mall/contract/inquiry/measures.rules.ts';
import { withoutTax } from '@mall/contract/inquiry/tax.rules.ts';
import { changesOf } from '@mall/contract/inquiry/versions.rules.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { type Cell, writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { sheetWords } from './sheet-words.ts';

type Word = keyof typeof sheetWords;
const beside = ['price', 'amount', 'days', 'mark'] as const;
const marks = ['won', 'best', 'lowest', 'overBudget', 'fastest', 'late'] as const;
/** Title, budget and opening, suppliers, and what their columns are. */
const headRows = 4;

/** What each supplier changed from version to version, line by line; nothing where nobody did. */
const earlierRows = ({ quotes, lines }: Comparison, versions: QuoteVersions, language: Language): Cell[][] => {
  const word = (name: Word) => sheetWords[name][language];
  const names = new Map(lines.map(({ seq, name }) => [seq, name]));
  const rows = versions.flatMap(({ storeId, versions: given }) =>
    changesOf(given).map(({ to, seq, before, after }): Cell[] => [
      quotes.find((quote) => quote.storeId === storeId)?.storeName ?? '',
      `${to.round} / ${to.version}`,
      to.sealedAt.slice(0, 16),
      names.get(seq) ?? '',
      Number(before),
      Number(after),
    ]),
  );
  if (rows.length === 0) return [];
  return [
    [word('earlier')],
    [word('supplier'), word('version'), word('sealedAt'), word('material'), word('before'), word('after')],
    ...rows,
  ];
};

/** The rows of the comparison: materials down, suppliers across, each with price, amount, days and what stands out. */
export const compareRows = (sheet: Comparison, versions: QuoteVersions, language: Language): Cell[][] => {
  const { inquiryNumber, title, budget, openTime, openedBy, awardReason, weights, lines, quotes } = sheet;
  const word = (name: Word) => sheetWords[name][language];
  const across = (head: string, valueOf: (quote: ComparedQuote) => Cell): Cell[] => [
    head,
    '',
    '',
    '',
    ...quotes.flatMap((quote) => [valueOf(quote), '', '', '']),
  ];
  const markOf = (quote: ComparedQuote) =>
    marks
      .filter((name) => quote[name])
      .map(word)
      .join(' · ');
  const offered = (quote: ComparedQuote, seq: number): Cell[] => {
    const line = quote.lines.find((one) => one.seq === seq);
    return line ? [Number(line.price), Number(line.amount), line.days, line.lowest ? word('lowest') : ''] : ['', '', '', ''];
  };
  return [
    [`${inquiryNumber} ${title}`],
    [word('budget'), Number(budget), word('opened'), `${openTime.slice(0, 16)} ${openedBy || word('clock')}`],
    across('', ({ storeName }) => storeName),
    [word('material'), word('description'), word('num'), word('unit'), ...quotes.flatMap(() => beside.map(word))],
    ...lines.map(({ seq, name, description, num, unit }) => [
      name,
      description,
      num,
      unit,
      ...quotes.flatMap((quote) => offered(quote, seq)),
    ]),
    across(word('total'), ({ total }) => Number(total)),
    ...(quotes.some(({ taxRate }) => taxRate !== null)
      ? [
          across(word('taxRate'), ({ taxRate }) => taxRate ?? ''),
          across(word('net'), ({ total, taxRate }) => {
            const net = withoutTax(total, taxRate);
            return net === null ? '' : Number(net);
          }),
        ]
      : []),
    across(word('mark'), markOf),
    across(word('days'), ({ days }) => days),
    across(word('pay'), ({ payTerms }) => payTerms),
    across(word('warranty'), ({ warrantyMonths }) => warrantyMonths),
    across(word('valid'), ({ validDays }) => validDays),
    ...measures.map((name) =>
      across(`${word('points').replace('{name}', measureRows[name].words[language])} (${weights[name]}%)`, ({ scores }) => scores[name]),
    ),
    across(word('score'), ({ scores }) => scores.whole),
    across(word('contact'), ({ contact, phone }) => `${contact} ${phone}`),
    across(word('remark'), ({ remark }) => remark),
    ...(awardReason === '' ? [] : [[word('award'), awardReason]]),
    ...earlierRows(sheet, versions, language),
  ];
};

/** The comparison as a sheet. */
export const compareSheet = async (sheet: Comparison, versions: QuoteVersions, language: Language): Promise<FileAnswer> => ({
  type: xlsxType,
  name: `${sheet.inquiryNumber}-${sheet.round}.xlsx`,
  bytes: await writeXlsx({
    name: sheet.inquiryNumber,
    headRow: headRows,
    widths: [30, 40, 10, 18, ...sheet.quotes.flatMap(() => [22, 16, 10, 10])],
    rows: compareRows(sheet, versions, language),
  }),
});
