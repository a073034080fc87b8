import { loadavg } from 'node:os';
import type { Mall } from '../open-mall.ts';
import { buyingText, type Row, type Section } from '../report.ts';
import { compareAdd } from './compare-add.ts';
import { compareOrders } from './compare-orders.ts';
import { openMarket } from './open-market.ts';
import { runStampede } from './run-stampede.ts';

export const buyingGoods = 2560;

/** The benchmarks of buying, on a mall as small as the demo's: how many goods there are does not matter to them. */
export const compareBuying = async (mall: Mall, add: (row: Row) => void, part: string | undefined): Promise<string> => {
  const market = await openMarket(mall);
  const works = { add: compareAdd, orders: compareOrders(true), stores: compareOrders(false), stampede: runStampede };
  const loadBefore = loadavg();
  const rows: Row[] = [];
  for (const [name, work] of Object.entries(works)) {
    if (part !== undefined && part !== name) continue;
    const row = await work(mall, market);
    rows.push(row);
    add(row);
  }
  const date = new Date().toISOString().slice(0, 10);
  const section: Section = { goods: mall.goods, date, rows, loadBefore, loadAfter: loadavg(), postgres: mall.postgres };
  return buyingText(section);
};
