import { runDueBills } from '@mall/server/billing/run-due-bills.ts';
import { usualSettings } from '@mall/server/kernel/config.ts';
import { openDb, openPool } from '@mall/server/kernel/db.ts';
import { openNews } from '@mall/server/kernel/news.ts';
import { listenersOf } from '@mall/server/listeners.ts';
import { writeOpenBills } from '../billing/write-open-bills.ts';
import { withClient } from '../with-client.ts';

type Urls = { readonly url: string; readonly ownerUrl: string };

const failures = { error: (facts: unknown) => process.stdout.write(`${String((facts as { err: unknown }).err)}\n`) } as never;

/** How long the clock's own verb takes for a month's end: bills over so many orders, due at once. In seconds. */
export const timeBillRun = async ({ url, ownerUrl }: Urls, orders: number): Promise<number> => {
  // Bills of an earlier run are still there.
  const mark = `ZD${String(Date.now()).slice(-7)}`;
  const pool = openPool(url, 2);
  const house = { db: openDb(pool, openNews(listenersOf(usualSettings)).hear), log: failures };
  try {
    // What the demo has due is not counted.
    await runDueBills(house);
    await withClient(ownerUrl, async (client) => {
      await writeOpenBills(client, orders, mark);
      for (const table of ['bill', 'bill_entry', 'bill_line']) await client.query(`analyze ${table}`);
      await client.query(`update bill set issue_at = now() where bill_sn like $1 || '%'`, [mark]);
    });
    const since = performance.now();
    await runDueBills(house);
    const seconds = (performance.now() - since) / 1000;
    const left = await pool.query(`select from bill where bill_sn like $1 || '%' and state = 'open'`, [mark]);
    if (left.rowCount) throw new Error(`${left.rowCount} bills were not issued`);
    return seconds;
  } finally {
    await pool.end();
  }
};
