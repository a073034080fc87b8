import { dayCurve } from './day-curve.ts';
import { type Assumptions, asStated } from './figures.ts';
import { type Kind, kindsOf, loadsAt, type Size } from './loads.ts';
import { randomOf, waitOf } from './random.ts';

export type Machines = { readonly nodes: number; readonly databaseCores: number };
export type Hour = {
  readonly requestsASecond: number;
  readonly nodeBusy: number;
  readonly databaseBusy: number;
  /** Milliseconds from the request to its answer that five, or one, of a hundred exceed. */
  readonly p95: number;
  readonly p99: number;
};

type Simulated = Size &
  Machines & {
    /** So much of each hour is simulated. */
    readonly seconds?: number;
    readonly seed?: number;
    readonly assumptions?: Assumptions;
  };

/** A quiet hour still has to have some requests of which five of a hundred can be late. */
const fewest = 500;

const pickerOf = (kinds: readonly Kind[], random: () => number): (() => Kind) => {
  const total = kinds.reduce((sum, kind) => sum + kind.perOrder, 0);
  return () => {
    let left = random() * total;
    for (const kind of kinds) {
      left -= kind.perOrder;
      if (left < 0) return kind;
    }
    return kinds[0] as Kind;
  };
};

const firstFree = (freeAt: Float64Array): number => {
  let first = 0;
  for (let one = 1; one < freeAt.length; one += 1) if ((freeAt[one] as number) < (freeAt[first] as number)) first = one;
  return first;
};

type Passed = { readonly at: number; readonly database: number; readonly leaves: number };

/**
 * One hour by a sample of its requests, from an idle start. They come independently of one another, each to any node (the balancer counts open pages, too, so
 * that it knows little of who is busy), which serves them whole and in turn; then a core of the database does its part. Serving takes its kind's mean on the
 * average and varies as waiting times do.
 */
const simulateHour = (asked: Simulated, share: number, hour = 0): Hour => {
  const { goods, ordersADay, nodes, databaseCores, seconds = 10, seed = 1, assumptions = asStated } = asked;
  const random = randomOf(seed * 100 + hour);
  const kinds = kindsOf(goods, assumptions);
  const requestsASecond = (ordersADay * (share / 100) * kinds.reduce((sum, kind) => sum + kind.perOrder, 0)) / 3600;
  const pick = pickerOf(kinds, random);
  const nodesFree = new Float64Array(nodes);
  const passed: Passed[] = [];
  let now = 0;
  let nodeWork = 0;
  let databaseWork = 0;
  for (let left = Math.max(fewest, Math.round(requestsASecond * seconds)); left > 0; left -= 1) {
    now += waitOf(random, 1 / requestsASecond);
    const kind = pick();
    const work = waitOf(random, kind.node);
    const database = kind.database > 0 ? waitOf(random, kind.database) : 0;
    const node = Math.floor(random() * nodes);
    const leaves = Math.max(now, nodesFree[node] as number) + work;
    nodesFree[node] = leaves;
    nodeWork += work;
    databaseWork += database;
    passed.push({ at: now, database, leaves });
  }
  const coresFree = new Float64Array(databaseCores);
  const times = new Float64Array(passed.length);
  passed.sort((one, other) => one.leaves - other.leaves);
  for (const [place, { at, database, leaves }] of passed.entries()) {
    const core = database > 0 ? firstFree(coresFree) : undefined;
    const ends = core === undefined ? leaves : Math.max(leaves, coresFree[core] as number) + database;
    if (core !== undefined) coresFree[core] = ends;
    times[place] = ends - at;
  }
  times.sort();
  const exceededBy = (part: number) => (times[Math.floor(times.length * (1 - part))] as number) * 1000;
  return {
    requestsASecond,
    nodeBusy: nodeWork / now / nodes,
    databaseBusy: databaseWork / now / databaseCores,
    p95: exceededBy(0.05),
    p99: exceededBy(0.01),
  };
};

export const simulateDay = (asked: Simulated): readonly Hour[] => dayCurve.map((share, hour) => simulateHour(asked, share, hour));

export const simulateBusiest = (asked: Simulated): Hour => simulateHour(asked, Math.max(...dayCurve));

/** By halving on a scale of powers of ten: the least at which it happens. */
const leastAt = (from: number, to: number, happens: (size: number) => boolean): number => {
  let below = from;
  let above = to;
  for (let step = 0; step < 9; step += 1) {
    const middle = (below + above) / 2;
    if (happens(10 ** middle)) above = middle;
    else below = middle;
  }
  return 10 ** above;
};

const seconds = 15;

/** Orders a day, of ten thousand to a million, at which in the busiest hour five of a hundred answers take longer than this. */
export const ordersUntilLate = (goods: number, machines: Machines, milliseconds: number, assumptions: Assumptions = asStated): number =>
  leastAt(4, 6, (ordersADay) => simulateBusiest({ goods, ordersADay, ...machines, seconds, assumptions }).p95 > milliseconds);

/** Goods, of a million to a hundred million, at which the same happens although there are always as many nodes as the model asks for. */
export const goodsUntilLate = (machines: Machines, milliseconds: number, assumptions: Assumptions = asStated): number =>
  leastAt(6, 8, (goods) => {
    const perOrder = loadsAt({ goods, ordersADay: 1 }, assumptions).nodeCores;
    const ordersADay = (machines.nodes * (assumptions.busy / 100)) / perOrder;
    return simulateBusiest({ goods, ordersADay, ...machines, seconds: 40, assumptions }).p95 > milliseconds;
  });
