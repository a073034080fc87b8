import { mostTips, type SearchTip } from '@mall/contract/search/search.api.ts';
import { foldText } from '@mall/grammar/fold-text.ts';
import type { Tx } from '../kernel/db.ts';
import { correctKeyword } from './correct-keyword.ts';
import { planOf } from './find-with-help.ts';
import { type Question, readQuestion } from './read-question.ts';
import type { SearchEngine } from './search-engine.ts';
import { settlePlan } from './settle-plan.ts';
import { listTips } from './tip.queries.ts';

const question = (engine: SearchEngine, keyword: string): Question | undefined => {
  const plan = planOf(engine, keyword);
  if (plan.slots.length === 0 || plan.unknown.length > 0 || plan.unmet.length > 0) return undefined;
  return { ...readQuestion(engine.book, plan, { keyword, sort: 'relevance', pageNo: 1, pageSize: 1 }), limit: 0 };
};

const plain = (text: string): string => foldText(text).toLowerCase().replaceAll(' ', '');

/** Where the last figure begins: behind a blank, a hyphen (S22-M-4) or Chinese (箱变6). */
const lastFigure = [/^(.*\S)\s+(\S*\d\S*)$/u, /^(.*\S)-(\d\S*)$/u, /^(.*\p{Script=Han})(\d\S*)$/u];

/** 3x2 behind YJV22: the values of what the words before it find that begin so. */
const finishValue = async (engine: SearchEngine, keyword: string): Promise<SearchTip[]> => {
  const text = foldText(keyword).trim();
  for (const pattern of lastFigure) {
    const [, before = '', typed = ''] = pattern.exec(text) ?? [];
    const asked = typed === '' ? undefined : question(engine, before);
    if (!asked) continue;
    const begun = plain(typed).replace(/[*x]$/, '×');
    const { found } = await settlePlan(engine, asked);
    const tips = new Map<string, SearchTip & { sort: number }>();
    for (const [no, count] of found.values) {
      const value = engine.book.values[no];
      if (!value || value.group === 0 || !plain(value.text).startsWith(begun)) continue;
      const word = `${before} ${value.text}`;
      const known = tips.get(word);
      tips.set(word, { word, count: Math.max(count, known?.count ?? 0), sort: known?.sort ?? value.sort });
    }
    if (tips.size > 0)
      return [...tips.values()].toSorted((one, other) => one.sort - other.sort).map(({ word, count }) => ({ word, count }));
  }
  return [];
};

/** What was typed, where it is a model or has a figure and leads somewhere as it stands. */
const asTyped = async (engine: SearchEngine, keyword: string): Promise<SearchTip[]> => {
  const asked = /\d/.test(keyword) ? question(engine, keyword) : undefined;
  const total = asked ? (await settlePlan(engine, asked)).found.total : 0;
  return total > 0 ? [{ word: foldText(keyword).trim(), count: total }] : [];
};

/** Words that begin as typed; where none does, models and figures that go on so, and what was probably meant. */
export const finishTips = async (tx: Tx, engine: SearchEngine, keyword: string): Promise<SearchTip[]> => {
  const tips = await listTips(tx, keyword);
  if (tips.length > 0 || plain(keyword) === '') return tips;
  const finished = await finishValue(engine, keyword);
  const found = finished.length > 0 ? finished : await asTyped(engine, keyword);
  if (found.length > 0) return found.slice(0, mostTips);
  const correction = correctKeyword(engine, keyword, planOf(engine, keyword).slips);
  if (!correction) return [];
  const meant = await listTips(tx, correction.keyword);
  return meant.length > 0 ? meant : asTyped(engine, correction.keyword);
};
