import lighthouse, { Audit, type Result } from 'lighthouse';

export type Audited = {
  performance: number;
  accessibility: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  /** The same, counted in processor time of the page's main thread: what others do on the machine does not make it longer. */
  ownBlockingMs: number;
  /** `performance` with `ownBlockingMs` in the place of `blockingMs`. */
  ownPerformance: number;
  shift: number;
};

type Event = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number };

// Lighthouse's own: a phone is four times slower, and a task blocks from its 50th millisecond on; time blocked is 30 % of the score.
const slowdown = 4;
const longMs = 50;
const weightOfBlocking = 0.3;
const curveOfBlocking = { p10: 200, median: 600 };

const ownBlocking = (events: readonly Event[]): number => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the page was never painted');
  return events
    .filter(({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - longMs), 0);
};

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

type Node = { node?: { snippet?: string } };
type Details = { items?: readonly Node[] } | undefined;

/** What costs a page points of accessibility or SEO, with the first place where it was seen. */
const faultsOf = ({ audits, categories }: Result): string[] =>
  ['accessibility', 'seo']
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${(audit?.details as Details)?.items?.[0]?.node?.snippet ?? audit?.title}`);

/** One load of a page as Lighthouse's telephone does it: simulated line and processor, nothing in the cache. */
export const auditPage = async (url: string, port: number): Promise<{ figures: Audited; faults: readonly string[] }> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'seo'],
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const ownBlockingMs = ownBlocking(result.artifacts.Trace.traceEvents as unknown as Event[]);
  const performance = categories['performance']?.score ?? 0;
  const better = Audit.computeLogNormalScore(curveOfBlocking, ownBlockingMs) - (audits['total-blocking-time']?.score ?? 0);
  const figures = {
    performance: percent(performance),
    accessibility: percent(categories['accessibility']?.score),
    seo: percent(categories['seo']?.score),
    firstPaintMs: valueOf('first-contentful-paint'),
    largestPaintMs: valueOf('largest-contentful-paint'),
    blockingMs: valueOf('total-blocking-time'),
    ownBlockingMs,
    ownPerformance: percent(performance + weightOfBlocking * better),
    shift: valueOf('cumulative-layout-shift'),
  };
  return { figures, faults: faultsOf(result.lhr) };
};
