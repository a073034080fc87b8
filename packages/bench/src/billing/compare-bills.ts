import { setTimeout as sleep } from 'node:timers/promises';
import type { Mall } from '../open-mall.ts';
import type { Row } from '../report.ts';
import { searchMeanwhile } from '../search-meanwhile.ts';
import { withClient } from '../with-client.ts';
import { writeOpenBills } from './write-open-bills.ts';

const orders = 10_000;
const mostSeconds = 120;
const mark = 'ZD9';

/** A month's end: bills over ten thousand orders that fall due at once, and how long a visitor's search takes while the clock issues them. */
export const compareBills = ({ mall, url }: Mall): Promise<Row> =>
  withClient(url, async (client) => {
    const bills = await writeOpenBills(client, orders, mark);
    await client.query('analyze');
    const visitor = searchMeanwhile(mall.url);
    const since = performance.now();
    await client.query(`update bill set issue_at = now() where bill_sn like '${mark}%'`);
    const left = async (): Promise<number> =>
      (await client.query<{ n: number }>(`select count(*)::int as n from bill where bill_sn like '${mark}%' and state = 'open'`)).rows[0]
        ?.n ?? 0;
    const steps = new Set<number>();
    for (let open = bills; open > 0; open = await left()) {
      steps.add(open);
      await sleep(100);
    }
    const seconds = (performance.now() - since) / 1000;
    const { said: searched } = await visitor.end();
    const { rows } = await client.query<{ bad: string }>(`select id as bad from inv.checks where id = 'I30' and bad > 0`);
    if (rows.length > 0) throw new Error('the bills are not what their orders come to');
    return {
      work: `a bill run over ${orders.toLocaleString('en')} orders, ${bills} bills`,
      floor: '',
      ours: `${seconds.toFixed(1)} s with the wait for the clock, what is left told in ${steps.size} steps; ${searched}`,
      ratio: '',
      target: `${mostSeconds} s`,
      met: seconds <= mostSeconds,
    };
  });
