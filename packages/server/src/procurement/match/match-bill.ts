import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { BillLine, MatchedLine } from '@mall/contract/procurement/match.api.ts';
import { listSpecCards } from '../../catalogue/goods-card.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { type FoundLine, findLine } from './find-line.ts';
import { findNumbers, isNumber, numberKey } from './find-numbers.ts';
import type { Laid } from './laid.ts';
import { layOut } from './lay-out-line.ts';
import { listSpecNames } from './list-spec-names.ts';
import { codeKey, findCodes } from './material-code.queries.ts';
import { prepareLine } from './prepare-line.ts';

type Input = { lines: readonly BillLine[]; stockFirst: boolean; isGone: () => boolean };

const cardsAtOnce = 500;
const mostPacked = 4;

const readCards = async (tx: Tx, ids: readonly Id[], language: Language): Promise<Map<Id, GoodsCard>> => {
  const cards = new Map<Id, GoodsCard>();
  for (let from = 0; from < ids.length; from += cardsAtOnce)
    for (const card of await listSpecCards(tx, ids.slice(from, from + cardsAtOnce), language)) cards.set(card.specId, card);
  return cards;
};

/**
 * Finds the spec of every line. What the company itself calls so comes first, then numbers of the mall, then what the line says. Between two lines
 * whoever else waits gets his turn: a bill of 2,000 lines must not hold up the mall, and nobody works for who has gone.
 */
export const matchBill = async (
  tx: Tx,
  engine: SearchEngine,
  actor: Actor,
  { lines, stockFirst, isGone }: Input,
  language: Language,
): Promise<MatchedLine[]> => {
  const prepared = lines.map(prepareLine);
  const companyId = actor.kind === 'buyer' ? actor.companyId : undefined;
  const codes =
    companyId === undefined
      ? new Map<string, never>()
      : await findCodes(
          tx,
          companyId,
          prepared.map(({ code }) => code),
        );
  const numbers = await findNumbers(
    tx,
    prepared.flatMap(({ code, plain }) => [code, plain.text]),
  );
  const known = new Map<string, FoundLine>();
  const found: FoundLine[] = [];
  for (const one of prepared) {
    const own = codes.get(codeKey(one.code));
    const number = [one.code, one.plain.text].filter(isNumber).flatMap((text) => numbers.get(numberKey(text)) ?? [])[0];
    const key = `${one.plain.text} ${one.line.brand ?? ''}`;
    const spec = own ?? number;
    const made = spec
      ? findLine.named(engine, one, own ? 'code' : 'number', spec)
      : (known.get(key) ?? (await findLine.byWords(tx, engine, one)));
    if (!spec) known.set(key, made);
    found.push(made);
    await nextTurn();
    if (isGone()) throw refuse('kernel.unavailable');
  }
  // Of the first ones, in which package so much is bought best; what is not packed has one.
  const ids = [
    ...new Set(
      found.flatMap(({ matches }) =>
        matches.flatMap(({ specId, sisters, traits }, nth) =>
          nth === 0 || (nth < mostPacked && traits.has('包装')) ? [specId, ...sisters] : [specId],
        ),
      ),
    ),
  ];
  const cards = await readCards(tx, ids, language);
  const names = await listSpecNames(tx, ids);
  const laid: Laid = { cards, names, stockFirst };
  return prepared.map((one, nth) => layOut(one, found[nth] as FoundLine, laid));
};
