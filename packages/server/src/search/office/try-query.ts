import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Trial } from '@mall/contract/search/search-office.api.ts';
import { readText } from '@mall/grammar/read-text.ts';
import type { Part } from '@mall/grammar/reading.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { planOf } from '../find-with-help.ts';
import type { Slot } from '../query-plan.ts';
import { sayOtherwise } from '../say-otherwise.ts';
import type { SearchEngine } from '../search-engine.ts';
import { searchGoods } from '../search-goods.ts';

const mostNamed = 6;
const mostGoods = 5;

/** What a part comes to, in the words of the trade. */
const meansOf = (part: Part): string[] => {
  if (part.kind === 'item') return part.keys;
  if (part.kind === 'outside') return [part.means, ...(part.nearest ? [part.nearest] : [])];
  if (part.kind === 'modifier') return part.classes ?? [];
  const figures = part.wants.map((want) => [...(want.attributes?.slice(0, 1) ?? []), want.text].join(' '));
  return 'classes' in part ? [...part.classes, ...figures] : figures;
};

const shownPart = (part: Part): Trial['parts'][number] => ({
  text: part.text,
  kind: part.kind === 'plate' && part.family.startsWith('rule-') ? 'rule' : part.kind,
  means: [...new Set(meansOf(part))].slice(0, mostNamed),
});

/** The parts in their order, with what stands between them as plain words. */
const partsOf = (folded: string, parts: readonly Part[]): Trial['parts'] => {
  const shown: Trial['parts'] = [];
  let at = 0;
  const plain = (to: number) => {
    const text = folded.slice(at, to).trim();
    if (text !== '') shown.push({ text, kind: 'plain', means: [] });
  };
  for (const part of parts) {
    if (part.from < at) continue;
    plain(part.from);
    shown.push(shownPart(part));
    at = part.to;
  }
  plain(folded.length);
  return shown;
};

const shownSlot = ({ book }: SearchEngine, { typed, alternatives, classes = [], values = [] }: Slot): Trial['slots'][number] => ({
  typed,
  words: alternatives.slice(0, mostNamed).map((words) => words.join(' ')),
  classes: classes.slice(0, mostNamed).flatMap((id) => book.classes.get(id)?.names.zh ?? []),
  values: values.slice(0, mostNamed).flatMap((no) => {
    const value = book.values[no];
    return value ? `${book.groups[value.group]?.names.zh ?? ''} ${value.text}`.trim() : [];
  }),
});

const Row = z.strictObject({ id: z.string(), name: z.string() });
const namesOfClasses = async (tx: Tx, goodsIds: readonly Id[]): Promise<Map<Id, string>> => {
  const rows = await readRows(tx, Row)`
    select g.id::text, c.names ->> 'zh' as name from goods g join goods_class c on c.id = g.gc_id where g.id = any (${sqlList(goodsIds)})`;
  return new Map(rows.map((row) => [row.id, row.name]));
};

/** How the search reads what somebody types, and what it finds first: the very plan and search that buyers get. */
export const tryQuery = async (
  tx: Tx,
  engine: SearchEngine,
  { keyword, classId }: { keyword: string; classId?: Id | undefined },
  language: Language,
): Promise<Trial> => {
  const { text, said } = sayOtherwise(engine, keyword);
  const within = classId === undefined ? undefined : engine.book.classes.get(classId);
  const { folded, parts } = readText(text, {
    plates: engine.book.plates,
    ...(within?.level === 3 && { classHint: within.former[0] ?? within.names.zh }),
  });
  const plan = planOf(engine, keyword, classId);
  const found = await searchGoods(
    tx,
    engine,
    { keyword, sort: 'relevance', pageNo: 1, pageSize: mostGoods, ...(classId !== undefined && { classId }) },
    language,
  );
  const classes = await namesOfClasses(
    tx,
    found.goodsVOList.map((card) => card.goodsId),
  );
  return {
    read: said.length > 0 ? text : '',
    parts: [...said.map(({ word, means }) => ({ text: word, kind: 'synonym' as const, means: [means] })), ...partsOf(folded, parts)],
    slots: plan.slots.map((slot) => shownSlot(engine, slot)),
    unknown: plan.unknown,
    unmet: [...plan.unmet.map((want) => want.text), ...plan.missing.map((one) => one.typed)],
    corrected: found.correction?.keyword ?? '',
    total: found.totalCount,
    goods: found.goodsVOList.map(({ goodsId, specId, specName }) => ({
      goodsId,
      specId,
      name: specName,
      className: classes.get(goodsId) ?? '',
    })),
  };
};
