import { type BreakingPoint, findBreakingPoints, type Growth, growths } from './breaking-points.ts';
import { type Assumptions, asStated, type Figure, figures } from './figures.ts';
import { keptGigabytes, loadsAt, openSearchAt, type Size } from './loads.ts';
import { goodsUntilLate, ordersUntilLate, simulateBusiest, simulateDay } from './simulate.ts';

const whole = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = (part: number): string => `${Math.round(part * 100)} %`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const rowOf = (figure: Figure): string[] => [
  figure.what,
  `${exact.format(figure.value)} ${figure.unit}`.trim(),
  'measured' in figure ? figure.measured : `*assumed*: ${figure.assumed}`,
];

const writeFigures = (): string => table(['what', 'figure', 'from'], Object.values<Figure>(figures).map(rowOf));

const writeBreakingPoints = (points: readonly BreakingPoint[]): string =>
  Object.entries(growths)
    .map(([growth, name]) =>
      table(
        [`at so many ${name}`, 'breaks', 'which bears', 'then'],
        points
          .filter((point) => point.growsWith === (growth as Growth))
          .map(({ at, part, bears, remedy }) => [`**${whole.format(at)}**`, part, bears, remedy]),
      ),
    )
    .join('\n\n');

const sizes: readonly Size[] = [
  { goods: 10_000, ordersADay: 1000 },
  { goods: 100_000, ordersADay: 10_000 },
  { goods: 1_000_000, ordersADay: 30_000 },
  { goods: 1_000_000, ordersADay: 100_000 },
  { goods: 10_000_000, ordersADay: 300_000 },
  { goods: 100_000_000, ordersADay: 1_000_000 },
];

const writeSizes = (a: Assumptions, mostGoods: number): string =>
  table(
    [
      'goods',
      'orders a day',
      'visits a second',
      'nodes (cores)',
      'cores of the primary',
      'open pages',
      'line, behind a CDN',
      'orders kept a year',
      'search',
    ],
    sizes.map((size) => {
      const loads = loadsAt(size, a);
      const inMemory = size.goods < mostGoods;
      const cores = inMemory ? loads.nodeCores : loads.nodeCores - loads.searchCores;
      const index = openSearchAt(size.goods, a);
      return [
        exact.format(size.goods),
        exact.format(size.ordersADay),
        whole.format(loads.visitsASecond),
        `${Math.ceil(cores / (a.busy / 100))} (${whole.format(cores)})${inMemory ? '' : ' without searching'}`,
        whole.format(loads.databaseCores),
        whole.format(loads.openPages),
        `${whole.format(loads.megabits)}, ${whole.format(loads.megabitsBehindCdn)} Mbit/s`,
        `${whole.format(keptGigabytes(size.ordersADay * 365, a))} GB`,
        inMemory ? 'in memory' : `OpenSearch, ${whole.format(index.gigabytes)} GB in ${index.shards} shards with their copies`,
      ];
    }),
  );

const databaseCores = 16;
const simulated: readonly (Size & { nodes: number })[] = [
  { goods: 1_000_000, ordersADay: 20_000, nodes: 1 },
  { goods: 1_000_000, ordersADay: 60_000, nodes: 3 },
  { goods: 1_000_000, ordersADay: 60_000, nodes: 2 },
  { goods: 1_000_000, ordersADay: 90_000, nodes: 3 },
  { goods: 10_000_000, ordersADay: 20_000, nodes: 2 },
  { goods: 30_000_000, ordersADay: 20_000, nodes: 5 },
];
/** Several times what the slowest of a node's answers takes, a page that is rendered for a member. */
const late = 250;

const writeSimulation = (a: Assumptions): string =>
  table(
    [
      'goods',
      'orders a day',
      'nodes',
      'busy by the model',
      'busy',
      '95 of 100 within',
      '99 of 100 within',
      `hours of the day with more than ${late} ms`,
    ],
    simulated.map((one) => {
      const asked = { ...one, databaseCores, assumptions: a };
      const most = simulateBusiest({ ...asked, seconds: 40 });
      const day = simulateDay({ ...asked, seconds: 8 });
      return [
        exact.format(one.goods),
        exact.format(one.ordersADay),
        String(one.nodes),
        percent(loadsAt(one, a).nodeCores / one.nodes),
        percent(most.nodeBusy),
        `${whole.format(most.p95)} ms`,
        `${whole.format(most.p99)} ms`,
        String(day.filter(({ p95 }) => p95 > late).length),
      ];
    }),
  );

const pointOf = (part: string, a: Assumptions): number => findBreakingPoints(a).find((point) => point.part === part)?.at ?? Number.NaN;

const writeTurns = (a: Assumptions): string => {
  const ofOneNode = pointOf('processor of one node', a);
  return [
    ...[1, 3].map(
      (nodes) =>
        `- ${nodes} node${nodes > 1 ? 's' : ''}, 1,000,000 goods: 60 % busy at ${whole.format(nodes * ofOneNode)} orders a day by the model; answers take more than ${late} ms from ${whole.format(ordersUntilLate(1_000_000, { nodes, databaseCores }, late, a))} on.`,
    ),
    `- Always as many nodes as the model asks for: answers of all kinds take more than ${late} ms from ${whole.format(goodsUntilLate({ nodes: 3, databaseCores }, late, a))} goods on, because they wait behind searches.`,
  ].join('\n');
};

const otherwise: readonly { what: string; assumptions: Partial<Assumptions> }[] = [
  { what: 'as stated', assumptions: {} },
  { what: 'twice as many visits for each order', assumptions: { visits: asStated.visits * 2 } },
  { what: 'a third of the day in its busiest hour', assumptions: { peakHour: 33 } },
  { what: 'a page for a member takes 24 ms, as his orders do', assumptions: { memberPage: 24 } },
  { what: 'a search of a million goods takes 2.5 ms, as in another run', assumptions: { largeSearch: 2500 } },
  { what: 'twice as many goods change in a day', assumptions: { changes: asStated.changes * 2 } },
  { what: 'signed-in pages stay open for two hours', assumptions: { openMinutes: 120 } },
];

const writeOtherwise = (): string =>
  table(
    [
      'if',
      'one node bears orders a day',
      'open pages of one HAProxy are used up at orders a day',
      'model made anew without pause from goods on',
    ],
    otherwise.map(({ what, assumptions }) => {
      const a = { ...asStated, ...assumptions };
      return [
        what,
        ...['processor of one node', 'connections through one HAProxy, where there are several nodes', 'making the model anew'].map(
          (part) => whole.format(pointOf(part, a)),
        ),
      ];
    }),
  );

/** The parts of docs/scale.md that are figures, by the mark they stand behind. */
export const writeScale = (a: Assumptions = asStated): ReadonlyMap<string, string> =>
  new Map([
    ['breaking points', writeBreakingPoints(findBreakingPoints(a))],
    ['sizes', writeSizes(a, pointOf('making the model anew', a))],
    ['otherwise', writeOtherwise()],
    ['simulation', writeSimulation(a)],
    ['turns', writeTurns(a)],
    ['figures', writeFigures()],
  ]);

const markOf = (name: string): string => `<!-- ${name}: written by npm run bench -- --only=scale -->`;
const endMark = '<!-- end -->';

/** The text with its figures as they are now. Refuses a text that has lost a mark. */
export const fillScale = (text: string, parts: ReadonlyMap<string, string>): string => {
  let filled = text;
  for (const [name, part] of parts) {
    const from = filled.indexOf(markOf(name));
    const end = filled.indexOf(endMark, from);
    if (from < 0 || end < 0) throw new Error(`docs/scale.md has no place for: ${name}`);
    filled = `${filled.slice(0, from)}${markOf(name)}\n${part}\n${filled.slice(end)}`;
  }
  return filled;
};
