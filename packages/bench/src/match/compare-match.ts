import { setTimeout as sleep } from 'node:timers/promises';
import { matchApi } from '@mall/contract/procurement/match.api.ts';
import { linesAtOnce } from '@mall/contract/procurement/match.rules.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { gridLines } from '@mall/server/procurement/match/bill-lines/grid.data.ts';
import { nameLines } from '@mall/server/procurement/match/bill-lines/names.data.ts';
import { nearestLines } from '@mall/server/procurement/match/bill-lines/nearest.data.ts';
import { sheetLines } from '@mall/server/procurement/match/bill-lines/sheets.data.ts';
import { stationLines } from '@mall/server/procurement/match/bill-lines/stations.data.ts';
import { toolLines } from '@mall/server/procurement/match/bill-lines/tools.data.ts';
import { workLines } from '@mall/server/procurement/match/bill-lines/works.data.ts';
import type { Mall } from '../open-mall.ts';
import { type Row, ratioOf } from '../report.ts';
import { shareOf } from '../share-of.ts';

const lines = 2000;
const base = '/api';
const mostSeconds = 10;
/** A visitor who clicks as fast as a person can, not one who takes half of the server. */
const visitMs = 100;

/** Another figure in the place of the first: a line like the first, and none that was asked before. */
const another = (text: string, more: number): string => text.replace(/(\d+)(?=\D)/u, (figure) => String(Number(figure) + more));

/** Lines as they stand in sheets, none of them twice: what one has asked must be of no use to the next. */
const makeLines = (): { line: number; text: string; quantity: string }[] => {
  const known = [...gridLines, ...workLines, ...toolLines, ...stationLines, ...sheetLines, ...nameLines, ...nearestLines].map(
    ([text]) => text.split('\t')[0] ?? text,
  );
  return Array.from({ length: lines }, (_, nth) => ({
    line: nth + 1,
    text: another(known[nth % known.length] ?? '', Math.floor(nth / known.length)),
    quantity: String((nth % 90) + 1),
  }));
};

/** Sends lines as the page does, so many at a time. */
const sendLines = async (url: string, bill: readonly { line: number; text: string }[]): Promise<void> => {
  for (let from = 0; from < bill.length; from += linesAtOnce) {
    const answer = await fetch(url + base + matchApi.match.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: bill.slice(from, from + linesAtOnce), magicaValue: makeMagicaValue() }),
    });
    const { code } = (await answer.json()) as { code: number };
    if (code !== 200) throw new Error(`the mall answered ${code}`);
  }
};

/** The dearest lines that were found by trying: a run of factors, of figures, of units, of words that nobody has, of one sign. */
const worstTexts = ['3×', '1 ', '9kV ', '断', '短路气断 ', 'abcdqxyz '].map((unit) => unit.repeat(400).slice(0, 396));
const mostTimes = 5;

/** What a line that was written to cost much costs, in usual lines: anybody may send such ones. */
export const compareWorst = async ({ mall }: Mall): Promise<Row> => {
  const usual = makeLines().slice(0, 300);
  const worst = Array.from({ length: 300 }, (_, nth) => ({ line: nth + 1, text: `${nth} ${worstTexts[nth % worstTexts.length]}` }));
  const costOf = async (bill: readonly { line: number; text: string }[]) => {
    const before = await mall.usage();
    await sendLines(mall.url, bill);
    return ((await mall.usage()).cpu - before.cpu) / 1000 / bill.length;
  };
  await costOf(usual.slice(0, linesAtOnce));
  const [one, other] = [await costOf(usual), await costOf(worst)];
  return {
    work: 'a line of a bill that was written to cost much',
    floor: `${one.toFixed(1)} ms CPU (a usual line)`,
    ours: `${other.toFixed(1)} ms CPU`,
    ratio: ratioOf(other / one),
    target: String(mostTimes),
    met: other <= one * mostTimes,
  };
};

/** A bill of 2,000 lines, sent as the page sends it, and how long a visitor's search takes meanwhile. */
export const compareMatch = async ({ mall }: Mall): Promise<Row> => {
  const bill = makeLines();
  const bound = { isDone: false };
  const searched: number[] = [];
  const visit = async () => {
    while (!bound.isDone) {
      const since = performance.now();
      await (await fetch(`${mall.url}${base}${searchApi.goods.path}?keyword=${encodeURIComponent('塑壳断路器 250A')}`)).text();
      searched.push(performance.now() - since);
      await sleep(visitMs);
    }
  };
  const visiting = visit();
  const before = await mall.usage();
  const since = performance.now();
  await sendLines(mall.url, bill);
  const seconds = (performance.now() - since) / 1000;
  const worked = ((await mall.usage()).cpu - before.cpu) / 1e6;
  bound.isDone = true;
  await visiting;
  return {
    work: `a bill of ${lines.toLocaleString('en')} different lines, ${linesAtOnce} at a time`,
    floor: '',
    ours: `${seconds.toFixed(1)} s (${worked.toFixed(1)} s of the processor, with the visitor); a search meanwhile: p50 ${shareOf(searched, 0.5)} ms, p95 ${shareOf(searched, 0.95)} ms`,
    ratio: '',
    target: `${mostSeconds} s`,
    met: seconds <= mostSeconds,
  };
};
