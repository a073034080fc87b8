import { setImmediate as nextTurn } from 'node:timers/promises';
import { readText } from '@mall/grammar/read-text.ts';
import { openDb, openPool } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { listenToChannel } from '../kernel/listen-to-channel.ts';
import { takeTurns } from '../kernel/take-turns.ts';
import type { SearchEngine } from './search-engine.ts';
import { findsAnyInMemory, readSpecValues, readStoresInMemory, searchInMemory } from './search-in-memory.ts';
import { readStoresInSql, searchInSql } from './search-in-sql.ts';
import { applyChanges, buildModel, isDue, openState, type SearchState } from './search-model.ts';
import { spellWords } from './spell-words.ts';

export type Search = {
  /** The engine of this moment; waits only for what a search in SQL needs. */
  engine: () => Promise<SearchEngine>;
  start: () => void;
  close: () => Promise<void>;
};

const pollMs = 2000;

/** Opens the tables of the trade, so that no visitor waits for them. */
const openGrammar = (): void => void readText('');

/**
 * The search of one node. Its own small pool, because reading a million goods must not take a connection from a request. Opened by the first search or
 * when the server listens.
 */
export const openSearch = ({ db, reads, log, figures }: House): Search => {
  const url = db.directUrl;
  const pool = openPool(url, 2);
  const own = openDb(pool);
  let opening: Promise<SearchState> | undefined;
  let building: Promise<void> | undefined;
  const ending = new AbortController();
  // Without the model a search is slow; it must not take the connections that everything else needs.
  const inTurn = takeTurns(2, 60);

  const build = async (state: SearchState) => {
    const since = performance.now();
    try {
      await buildModel(reads, state, ending.signal);
      const megabytes = Math.round(((state.model?.segments ?? []).reduce((sum, segment) => sum + segment.bytes, 0) / 2 ** 20) * 10) / 10;
      log.info(
        { part: 'search', goods: state.big?.size, words: state.lexicon.words.length, megabytes, ms: Math.round(performance.now() - since) },
        'search model built',
      );
      figures.builtSearch(state.big?.size ?? 0);
      while (!ending.signal.aborted && !spellWords(state.lexicon, 200)) await nextTurn();
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ err: error, part: 'search' }, 'search model not built, searching in SQL');
    }
  };

  const wake = async () => {
    const state = await opening;
    if (!state || ending.signal.aborted) return;
    try {
      await applyChanges(own, state, reads.mustHave);
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ err: error, part: 'search' }, 'changes not read');
      return;
    }
    if (!building && isDue(state))
      building = build(state).finally(() => {
        building = undefined;
      });
  };
  const listener = listenToChannel(url, 'goods_change', pollMs, wake);

  const open = (): Promise<SearchState> => {
    if (opening) return opening;
    const made = openState(own);
    openGrammar();
    opening = made;
    made.then(
      () => !ending.signal.aborted && listener.start(),
      () => {
        // The next search tries again.
        opening = undefined;
      },
    );
    return made;
  };

  const engineOf = (state: SearchState): SearchEngine => {
    const { model, book, lexicon } = state;
    if (model)
      return {
        kind: 'memory',
        book: model.book,
        lexicon,
        find: (asked) => searchInMemory(model, asked),
        findsAny: (asked) => findsAnyInMemory(model, asked),
        storesOf: (plan, ids, most) => readStoresInMemory(model, plan, ids, most),
        specValues: (goodsId) => readSpecValues(model, goodsId),
        kept: model.kept,
        plans: model.plans,
      };
    return {
      kind: 'sql',
      book,
      lexicon,
      find: (asked) => inTurn(() => searchInSql(reads.shared, book, asked)),
      findsAny: async (asked) => (await inTurn(() => searchInSql(reads.shared, book, { ...asked, offset: 0, limit: 0 }))).total > 0,
      storesOf: (_plan, ids, most) => readStoresInSql(reads.shared, ids, most),
    };
  };

  return {
    engine: async () => engineOf(await open()),
    start: () => void open().catch((error: unknown) => log.warn({ err: error, part: 'search' }, 'search not opened')),
    close: async () => {
      ending.abort();
      await opening?.catch(() => {});
      await listener.close();
      await building;
      await pool.end();
    },
  };
};
