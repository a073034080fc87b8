import { type Assumptions, asStated } from './figures.ts';

/** How large a mall is. */
export type Size = { readonly goods: number; readonly ordersADay: number };

/** A kind of request: how many come with each order, its visits included, and what one costs on a node and in the database, in seconds of a core. */
export type Kind = { readonly name: string; readonly perOrder: number; readonly node: number; readonly database: number };

const micro = 1e-6;

/** On a line through what was measured at ten thousand and at a million goods; beyond a million it is drawn on. */
const throughBoth = (small: number, large: number, goods: number): number => small + ((large - small) * (goods - 10_000)) / 990_000;

export const searchSeconds = (goods: number, a: Assumptions = asStated): number => throughBoth(a.smallSearch, a.largeSearch, goods) * micro;

/** Every search is counted as one that was not recalled: answers are kept until a goods changes, and of a million goods one does every second. */
export const kindsOf = (goods: number, a: Assumptions = asStated): readonly Kind[] => {
  const kind = (name: string, perOrder: number, node: number, database: number): Kind => ({
    name,
    perOrder,
    node: node * micro,
    database: database * micro,
  });
  return [
    kind('kept page', 2 * a.visits, a.keptPage, 0),
    kind('class page', 2 * a.visits, a.classPage, 0),
    kind('detail', 3 * a.visits, a.detail, a.select),
    kind('tips', 2 * a.visits, a.tips, 0),
    kind('search', 2 * a.visits, searchSeconds(goods, a) / micro, a.select),
    kind('encrypted read', 2 * a.visits, a.post, a.select),
    kind('member page', a.memberPages * a.visits, a.memberPage * 1000, 4 * a.select),
    kind('add to cart', 3, a.addToCart, a.callAfterInDatabase),
    kind('order', 1, a.submission + a.behind, a.submissionInDatabase + a.behind),
    kind('after an order', a.callsAfter, a.write, a.callAfterInDatabase),
  ];
};

/** What falls on each part in the busiest hour. */
export type Loads = {
  readonly ordersASecond: number;
  readonly visitsASecond: number;
  readonly nodeCores: number;
  readonly searchCores: number;
  readonly databaseCores: number;
  readonly nodes: number;
  readonly openPages: number;
  readonly megabits: number;
  readonly megabitsBehindCdn: number;
  readonly redisCalls: number;
  readonly walMegabytes: number;
  readonly changesASecond: number;
};

export const loadsAt = ({ goods, ordersADay }: Size, a: Assumptions = asStated): Loads => {
  const inBusiest = a.peakHour / 100 / 3600;
  const ordersASecond = ordersADay * inBusiest;
  const visitsASecond = ordersASecond * a.visits;
  const kinds = kindsOf(goods, a);
  const cores = (of: (kind: Kind) => number) => ordersASecond * kinds.reduce((sum, kind) => sum + kind.perOrder * of(kind), 0);
  const nodeCores = cores((kind) => kind.node);
  const megabitsOf = (kilobytes: number) => (visitsASecond * kilobytes * 8) / 1000;
  const script = (a.scriptBytes * a.newVisitors) / 100;
  return {
    ordersASecond,
    visitsASecond,
    nodeCores,
    searchCores: cores((kind) => (kind.name === 'search' ? kind.node : 0)),
    databaseCores: cores((kind) => kind.database),
    nodes: Math.ceil(nodeCores / (a.busy / 100)),
    openPages: visitsASecond * a.memberPages * a.openMinutes * 60,
    megabits: megabitsOf(a.pageBytes + script + a.pictureBytes),
    // Pages and answers stay, pictures and scripts go; of the further answers a visit has ten of 5 KB.
    megabitsBehindCdn: megabitsOf(a.pageBytes + 50),
    redisCalls: visitsASecond * a.redisCalls,
    walMegabytes: (ordersASecond * a.orderBytes * a.walOfKept) / 1000,
    changesASecond: goods * (a.changes / 100) * inBusiest,
  };
};

export type SearchLoads = {
  /** How long making the model anew takes, and how long the changes leave until it is due again. */
  readonly buildSeconds: number;
  readonly secondsUntilDue: number;
  /** Taking in what changed while it was made, which a node does for every further change. */
  readonly freezeSeconds: number;
  readonly machineGigabytes: number;
};

export const searchLoadsAt = (goods: number, a: Assumptions = asStated): SearchLoads => {
  const { changesASecond } = loadsAt({ goods, ordersADay: 0 }, a);
  const buildSeconds = (a.buildSeconds * goods) / 1e6;
  const modelMegabytes = ((a.largeMemory - a.smallMemory) * goods) / 990_000;
  return {
    buildSeconds,
    secondsUntilDue: a.freshMost / changesASecond,
    freezeSeconds: changesASecond * buildSeconds * a.freezeGoods * micro,
    machineGigabytes: (a.smallMemory + a.buildMemory * modelMegabytes) / 1000,
  };
};

/** What an index of so many goods takes, with one copy of each shard. */
export const openSearchAt = (goods: number, a: Assumptions = asStated): { gigabytes: number; shards: number } => {
  const gigabytes = (goods * a.goodsBytes) / 1e6;
  return { gigabytes: gigabytes * 2, shards: Math.ceil(gigabytes / a.shardBytes) * 2 };
};

export const keptGigabytes = (orders: number, a: Assumptions = asStated): number => (orders * a.orderBytes) / 1e6;
export const restoreHours = (orders: number, a: Assumptions = asStated): number =>
  (keptGigabytes(orders, a) * 1000) / a.restoreSpeed / 3600;
export const countSeconds = (ordersOfOneCompany: number, a: Assumptions = asStated): number =>
  (ordersOfOneCompany / 500_000) * (a.countMs / 1000);
