import { fill, type Language } from '@mall/contract/kernel/language.ts';
import type { ComparedSpec, CompareSheetQuery } from '@mall/contract/procurement/compare.api.ts';
import { readWatts } from '@mall/contract/procurement/compare.rules.ts';
import { type ComparedMore, compareRows } from '@mall/contract/procurement/compare-rows.rules.ts';
import { cellWords, groupNames, sheetWords } from '@mall/contract/procurement/compare-words.ts';
import { findAveragePrice, listParity } from '../../catalogue/goods.queries.ts';
import type { Tx } from '../../kernel/db.ts';
import type { FileAnswer } from '../../kernel/http/route.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type Cell, writeXlsx, xlsxType } from '../../kernel/xlsx.ts';
import { requireCompared } from './compared.queries.ts';

/** Columns are at most four, so what each is held against is asked one after the other. */
const readMore = async (tx: Tx, specs: readonly ComparedSpec[], query: CompareSheetQuery, language: Language): Promise<ComparedMore[]> => {
  const [noLoad, load] = [readWatts(query.p0), readWatts(query.pk)];
  const asked = query.specId.split(',');
  const more: ComparedMore[] = [];
  for (const { specId, gcId } of specs) {
    const column = asked.indexOf(specId);
    more.push({
      noLoad: noLoad[column],
      load: load[column],
      parity: await listParity(tx, specId, language),
      average: await findAveragePrice(tx, { gcId }, language),
    });
  }
  return more;
};

/** What the page of the same address shows, as a sheet. */
export const exportComparison = async (tx: Tx, query: CompareSheetQuery, language: Language): Promise<FileAnswer> => {
  const { specs } = await requireCompared(tx, query.specId, language);
  if (specs.length === 0) throw refuse('compare.none');
  const rows = compareRows(specs, { language, terms: query, more: await readMore(tx, specs, query, language) });
  const say = (key: keyof typeof sheetWords, values = {}) => fill(sheetWords[key][language], values);
  const { load, hours, kwh, years } = query;
  const sheet: Cell[][] = [
    [say('group'), say('row'), say('differs'), ...specs.map(({ specName }) => specName)],
    ['', say('itemNumber'), '', ...specs.map(({ itemNumber }) => itemNumber)],
    ...rows.map(({ group, name, differs, bestWord, cells }) => [
      groupNames[group][language],
      name,
      differs ? say('yes') : '',
      ...cells.map(({ text, best }) => (best ? `${text} [${cellWords[bestWord][language]}]` : text)),
    ]),
    ...(rows.some(({ key }) => key === 'lossCost') ? [['', say('formula', { load, hours, kwh, years })]] : []),
  ];
  const bytes = await writeXlsx({ name: say('title'), widths: [14, 22, 12, ...specs.map(() => 36)], rows: sheet });
  return { bytes, type: xlsxType, name: 'comparison.xlsx' };
};
