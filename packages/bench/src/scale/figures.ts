/**
 * What the model counts with. `measured` names where the figure stands (docs/benchmarks.md where no file is named), and `row` the row of it whose processor
 * time this is; `assumed` says how it was estimated.
 */
export type Figure = { readonly what: string; readonly value: number; readonly unit: string } & (
  | { readonly measured: string; readonly row?: readonly [section: string, work: string] }
  | { readonly assumed: string }
);

const figuresOf = <Name extends string>(figures: Record<Name, Figure>): Readonly<Record<Name, Figure>> => figures;

const small = '## 10,000 goods';
const large = '## 1,000,000 goods';

export const figures = figuresOf({
  keptPage: {
    what: "a guest's kept page, node",
    value: 71,
    unit: 'µs',
    measured: '10,000 goods',
    row: [small, "guest's home page from the cache"],
  },
  classPage: { what: 'a class page or list of cards, node', value: 213, unit: 'µs', measured: '10,000 goods', row: [small, 'class page'] },
  detail: { what: 'a goods detail, node', value: 340, unit: 'µs', measured: '1,000,000 goods', row: [large, 'goods detail'] },
  tips: { what: 'tips, node', value: 122, unit: 'µs', measured: '1,000,000 goods', row: [large, 'tips'] },
  smallSearch: {
    what: 'a search that is not recalled, 10,000 goods',
    value: 1028,
    unit: 'µs',
    measured: '10,000 goods',
    row: [small, 'the same with the recall'],
  },
  largeSearch: {
    what: 'a search that is not recalled, 1,000,000 goods',
    value: 3850,
    unit: 'µs',
    measured: '1,000,000 goods; 2.5 ms in another run',
    row: [large, 'the same with the recall'],
  },
  post: {
    what: 'an encrypted POST with one select, node',
    value: 1670,
    unit: 'µs',
    measured: '10,000 goods',
    row: [small, 'encrypted POST with'],
  },
  write: {
    what: "an encrypted POST of a member's transaction, node",
    value: 1327,
    unit: 'µs',
    measured: '10,000 goods',
    row: [small, 'encrypted POST of a'],
  },
  memberPage: {
    what: 'a page rendered for a member, node',
    value: 37,
    unit: 'ms',
    measured: '10,000 goods, 19 home pages, 29 carts, 42 lists of orders a second: the mean of the three',
  },
  addToCart: { what: 'an addition to the cart, node', value: 1802, unit: 'µs', measured: 'Buying', row: ['## Buying', 'add to cart'] },
  submission: {
    what: 'a submission of three lines, node',
    value: 3283,
    unit: 'µs',
    measured: 'Buying',
    row: ['## Buying', 'three lines of one store'],
  },
  submissionInDatabase: { what: 'a submission, database', value: 3400, unit: 'µs', measured: 'Notes, orders' },
  smallMemory: { what: 'a node under all loads, 10,000 goods', value: 359, unit: 'MB', measured: '10,000 goods' },
  largeMemory: { what: 'a node under all loads, 1,000,000 goods', value: 739, unit: 'MB', measured: '1,000,000 goods' },
  buildSeconds: { what: 'making a search model of 1,000,000 goods', value: 30, unit: 's', measured: 'Notes (18 to 33)' },
  freshMost: { what: 'changed goods after which the model is made anew', value: 2000, unit: 'goods', measured: '`search/search-model.ts`' },
  freezeGoods: {
    what: 'taking in a changed goods that is searched beside the model',
    value: 80,
    unit: 'µs',
    measured: 'Notes, imports (5,000: 0.4 s)',
  },
  orderBytes: {
    what: 'what an order keeps in the database',
    value: 4.2,
    unit: 'KB',
    measured: 'Growth (4.3 GB less 144 MB, a million orders)',
  },
  countMs: { what: "tabs of a company's 500,000 orders", value: 120, unit: 'ms', measured: 'Growth' },
  restoreSpeed: { what: 'restoring a backup', value: 140, unit: 'MB/s', measured: '`docs/operations.md`' },
  specRate: { what: 'orders of one and the same spec', value: 30, unit: 'a second', measured: 'Buying (100 pieces in 3.3 s)' },
  streams: { what: 'open pages that a node keeps a connection to', value: 5000, unit: '', measured: '`STREAMS`, a setting' },
  proxyPages: {
    what: 'open pages that nginx passes on',
    value: 768,
    unit: '',
    assumed: "Debian's `worker_connections` 768, two workers, two connections for each page; a setting",
  },
  balancerConnections: { what: 'connections that HAProxy passes on', value: 20_000, unit: '', measured: '`deploy/haproxy.cfg`, a setting' },
  nodeConnections: {
    what: 'connections of a node to the primary',
    value: 37,
    unit: '',
    measured:
      '21 of its PgBouncer (`deploy/`) and up to 16 past it: 5 that listen, jobs 4 and 1 for the words of the search, search 2, its model 1, an import 2, the watch of the replica 1 (10 seen at a node at rest)',
  },
  databaseConnections: {
    what: 'connections of the primary that are left to nodes',
    value: 190,
    unit: '',
    measured: '`deploy/patroni.yml` (200), 10 for its own',
  },
  pageBytes: { what: 'a rendered page', value: 43, unit: 'KB', measured: '10,000 goods' },
  scriptBytes: { what: 'the scripts of a first visit', value: 167, unit: 'KB', measured: '`docs/progress.md`' },

  visits: {
    what: 'visits for each order',
    value: 20,
    unit: '',
    assumed: 'one visit in twenty ends with an order, as is said of trade sites',
  },
  peakHour: { what: 'share of the day in its busiest hour', value: 15, unit: '%', assumed: 'office hours; 3.6 times the mean of the day' },
  busy: {
    what: 'how busy a part may be in that hour',
    value: 60,
    unit: '%',
    assumed: 'the rest is for minutes above the hour, and for a machine that is lost',
  },
  memberPages: {
    what: 'such pages in a visit',
    value: 0.5,
    unit: '',
    assumed: 'every second visitor has signed in, and goes on in the browser',
  },
  callsAfter: {
    what: 'calls of an order after it was placed',
    value: 12,
    unit: '',
    assumed: 'approve, pay, notice, ship, receive, bill, invoice, and who looks at it',
  },
  select: {
    what: 'a select, database',
    value: 200,
    unit: 'µs',
    assumed: 'what two cores have left at 3,500 a second after server and load',
  },
  callAfterInDatabase: {
    what: 'such a call, or an addition to the cart, database',
    value: 1000,
    unit: 'µs',
    assumed: 'a third of a submission',
  },
  behind: {
    what: 'news, messages, clock and jobs of an order, node and database each',
    value: 3000,
    unit: 'µs',
    assumed: 'as much as the submission',
  },
  walOfKept: {
    what: 'log written for each byte kept',
    value: 5,
    unit: '',
    assumed: 'not measured; rows are written several times, pages whole after a checkpoint',
  },
  changes: {
    what: 'goods that change in a day (price, in stock or not, text)',
    value: 5,
    unit: '%',
    assumed: 'each wakes every node; the same busiest hour',
  },
  buildMemory: {
    what: 'room of the model on its machine while it is made anew',
    value: 3,
    unit: 'times',
    assumed: 'the old, the new, and the process that makes it',
  },
  openMinutes: {
    what: 'how long the page of a signed-in visitor stays open',
    value: 15,
    unit: 'min',
    assumed: 'guess; each keeps one connection',
  },
  pictureBytes: {
    what: 'pictures and further answers of a visit',
    value: 650,
    unit: 'KB',
    assumed: '20 pictures of 30 KB, 10 answers of 5 KB',
  },
  newVisitors: { what: 'visits that fetch the scripts', value: 50, unit: '%', assumed: 'the others have them' },
  redisCalls: { what: 'calls of Redis in a visit', value: 30, unit: '', assumed: 'limits of each request, three for an encrypted POST' },
  redisRate: {
    what: 'calls that one Redis answers',
    value: 50_000,
    unit: 'a second',
    assumed: 'half of what redis-benchmark shows on common machines',
  },
  wordsInMap: {
    what: 'different words or models in one map of V8',
    value: 16.7,
    unit: 'million',
    assumed: '2^24 is what V8 holds; one model for each goods',
  },
  goodsBytes: { what: 'what a goods keeps in OpenSearch', value: 4, unit: 'KB', assumed: 'not measured; four specs nested, words, values' },
  shardBytes: { what: 'a shard of OpenSearch', value: 30, unit: 'GB', assumed: 'its operators advise 10 to 30 GB where is searched' },
});

type FigureName = keyof typeof figures;
/** The figures without where they are from, so that a question "what if" needs one number. */
export type Assumptions = Readonly<Record<FigureName, number>>;

export const asStated: Assumptions = Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])) as Record<
  FigureName,
  number
>;
