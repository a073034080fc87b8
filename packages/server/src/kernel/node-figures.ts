import type { OutsideSystem } from '@mall/contract/account/health.api.ts';

type Answer = { at: number; good: boolean; ms: number };
type Run = { at: number; ms: number; error: string };

/** What this process has seen of the outside world and of its own work, for whoever watches. */
export type NodeFigures = {
  /** An answer of an outside system, or that none came. */
  readonly note: (system: OutsideSystem, good: boolean, ms: number) => void;
  readonly ran: (name: string, ms: number, error?: unknown) => void;
  readonly builtSearch: (goods: number) => void;
  /** As it is written down for the other nodes. */
  readonly tell: () => ToldFigures;
};

type ToldOutside = { good: number; bad: number; p95Ms: number | null; lastGood: number | null; lastBad: number | null };
export type ToldFigures = {
  memoryMb: number;
  outside: Partial<Record<OutsideSystem, ToldOutside>>;
  runs: Record<string, Run>;
  search: { builtAt: number; goods: number } | null;
};

const hour = 3_600_000;
const mostAnswers = 1000;

const sumUp = (answers: readonly Answer[]): ToldOutside => {
  const times = answers.filter(({ good }) => good).map(({ ms }) => ms);
  const last = (good: boolean) => answers.findLast((answer) => answer.good === good)?.at ?? null;
  return {
    good: times.length,
    bad: answers.length - times.length,
    p95Ms: times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? null,
    lastGood: last(true),
    lastBad: last(false),
  };
};

export const openFigures = (now: () => number = Date.now): NodeFigures => {
  const answers = new Map<OutsideSystem, Answer[]>();
  const runs: Record<string, Run> = {};
  let search: ToldFigures['search'] = null;
  const fresh = (of: readonly Answer[]) => of.filter(({ at }) => at > now() - hour);
  return {
    note: (system, good, ms) =>
      void answers.set(system, [...(answers.get(system) ?? []).slice(1 - mostAnswers), { at: now(), good, ms: Math.round(ms) }]),
    ran: (name, ms, error) => {
      runs[name] = {
        at: now(),
        ms: Math.round(ms),
        error: error === undefined ? '' : String(error instanceof Error ? error.message : error).slice(0, 200),
      };
    },
    builtSearch: (goods) => {
      search = { builtAt: now(), goods };
    },
    tell: () => ({
      memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      outside: Object.fromEntries([...answers].map(([system, of]) => [system, sumUp(fresh(of))])),
      runs,
      search,
    }),
  };
};
