import { CallError } from '@mall/client/call-error.ts';
import { type Bill, type BillLine, matchApi } from '@mall/contract/procurement/match.api.ts';
import { linesAtOnce } from '@mall/contract/procurement/match.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useRef, useState } from 'react';
import { type MatchRow, rowOf } from './match-rows.rules.ts';

type Other = Bill['others'][number];
type Progress = { done: number; total: number };

export type Matching = {
  rows: readonly MatchRow[];
  others: readonly Other[];
  /** Lines behind the last that is read. */
  left: number;
  progress: Progress | undefined;
  /** Lines that were not matched when the network went; they are not lost. */
  waiting: number;
  fault: string;
  seconds: number;
  start: (text: string, stockFirst: boolean) => void;
  /** The same for a file; `onText` hears what it says, for the pad. */
  startFile: (file: File, stockFirst: boolean, onText: (text: string) => void) => void;
  /** The lines that were read already. */
  again: (stockFirst: boolean) => void;
  goOn: () => void;
  clear: () => void;
  change: (line: number, next: (row: MatchRow) => MatchRow) => void;
  changeAll: (next: (row: MatchRow) => MatchRow) => void;
  remove: (line: number) => void;
};

const toldBy = (error: unknown): string => (error instanceof CallError ? error.msg : '');

/** Reads the pad and matches it a few lines at a time, so that the reader sees how far it is; what failed goes on from where it stopped. */
export const useMatching = (failed: string): Matching => {
  const [rows, setRows] = useState<readonly MatchRow[]>([]);
  const [bill, setBill] = useState<Bill>();
  const [progress, setProgress] = useState<Progress>();
  const [waiting, setWaiting] = useState<readonly BillLine[]>([]);
  const [fault, setFault] = useState('');
  const [seconds, setSeconds] = useState(0);
  // A new start ends the one before: its answers no longer belong here.
  const turn = useRef(0);
  const isStockFirst = useRef(true);

  const matchLines = async (own: number, lines: readonly BillLine[], total: number): Promise<void> => {
    let rest = lines;
    setWaiting([]);
    setFault('');
    const since = performance.now();
    try {
      while (rest.length > 0) {
        setProgress({ done: total - rest.length, total });
        const some = rest.slice(0, linesAtOnce);
        const { lines: matched } = await browserCall(
          matchApi.match,
          { body: { lines: [...some], stockFirst: isStockFirst.current ? '1' : '0' } },
          { noPopupMessage: true },
        );
        if (turn.current !== own) return;
        const typed = new Map(some.map((line) => [line.line, [line.code, line.text].filter(Boolean).join(' ')]));
        setRows((before) => [...before, ...matched.map((one) => rowOf(one, typed.get(one.line) ?? one.text))]);
        rest = rest.slice(linesAtOnce);
      }
      setSeconds((before) => before + (performance.now() - since) / 1000);
    } catch (error) {
      if (turn.current !== own) return;
      setWaiting(rest);
      setFault(toldBy(error) || failed);
    } finally {
      if (turn.current === own) setProgress(undefined);
    }
  };

  const begin = (): number => {
    turn.current += 1;
    setRows([]);
    setBill(undefined);
    setWaiting([]);
    setFault('');
    setSeconds(0);
    return turn.current;
  };

  /** Reads first, then matches what was read, as it was read. */
  const run = (reading: Promise<Bill>, stockFirst: boolean): void => {
    const own = begin();
    isStockFirst.current = stockFirst;
    setProgress({ done: 0, total: 0 });
    reading.then(
      async (read) => {
        if (turn.current !== own) return;
        setBill(read);
        await matchLines(own, read.lines, read.lines.length);
      },
      (error: unknown) => {
        if (turn.current !== own) return;
        setProgress(undefined);
        setFault(toldBy(error) || failed);
      },
    );
  };

  const startFile = (file: File, stockFirst: boolean, onText: (text: string) => void): void => {
    const form = new FormData();
    form.append('file', file);
    const reading = browserCall(matchApi.sheet, { body: form } as never, { noPopupMessage: true });
    run(reading, stockFirst);
    const own = turn.current;
    reading.then(
      ({ text }) => turn.current === own && onText(text),
      () => undefined,
    );
  };

  return {
    rows,
    others: bill?.others ?? [],
    left: bill?.left ?? 0,
    progress,
    waiting: waiting.length,
    fault,
    seconds,
    start: (text, stockFirst) => run(browserCall(matchApi.read, { body: { text } }, { noPopupMessage: true }), stockFirst),
    startFile,
    again: (stockFirst) => bill && run(Promise.resolve(bill), stockFirst),
    goOn: () => void matchLines(turn.current, waiting, bill?.lines.length ?? waiting.length),
    clear: () => {
      begin();
      setProgress(undefined);
    },
    change: (line, next) => setRows((before) => before.map((row) => (row.line === line ? next(row) : row))),
    changeAll: (next) => setRows((before) => before.map(next)),
    remove: (line) => setRows((before) => before.filter((row) => row.line !== line)),
  };
};
