import { orderApi } from '@mall/contract/order/order.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { authorityOf } from '@mall/server/testing/authority.ts';
import { compareLoads } from '../compare-reads.ts';
import { measureGet } from '../make-load.ts';
import { mallEnvironment } from '../open-mall.ts';
import type { Row } from '../report.ts';
import { signIn } from '../sign-in.ts';
import { startServer } from '../start-server.ts';
import { withClient } from '../with-client.ts';
import type { GrownMall } from './open-grown-mall.ts';

const main = new URL(import.meta.resolve('@mall/server/main.ts'));
const least = 1 / 6;
const deep = 500;

/** Who may see all orders of the company, and of the store, that has the most. */
const watchers = (ownerUrl: string) =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ buyer: string; seller: string }>(`
      select (select m.mobile from member m join member_role h on h.member_id = m.id
          join role_right r on r.role_id = h.role_id and r.right_name = 'personalCenterBase:myOrders:view' and r.reach = 'company'
          where m.enabled and m.company_id = (select company_id from shop_order where company_id is not null group by 1 order by count(*) desc limit 1) order by m.id limit 1) as buyer,
        (select m.mobile from member m join member_role h on h.member_id = m.id join role_right r on r.role_id = h.role_id and r.right_name = 'seller:orders:view'
          where m.enabled and m.audience = 'seller' and m.store_id = (select store_id from shop_order group by 1 order by count(*) desc limit 1) order by m.id limit 1) as seller`);
    const { buyer, seller } = rows[0] as { buyer: string; seller: string };
    return { buyer: authorityOf(await signIn(client, buyer)), seller: authorityOf(await signIn(client, seller, 'seller-')) };
  });

/** Lists of many orders as their readers ask for them, over HTTP, against one primary-key select through bare Fastify. */
export const compareLists = async (mall: GrownMall, say: (row: Row) => void): Promise<Row[]> => {
  const env = { ...mallEnvironment(mall, mall.dataDir), DEMO_CLERK: 'off', LOG_LEVEL: 'error' };
  const asking = await watchers(mall.ownerUrl);
  const server = await startServer(main, '/readyz', env);
  const bare = await startServer(new URL('../bare-server.ts', import.meta.url), '/ready', env);
  const rows: Row[] = [];
  try {
    for (const [whose, path, headers] of [
      ["a company's orders", orderApi.page.path, asking.buyer],
      ["a store's orders, with tabs", orderSellerApi.page.path, asking.seller],
    ] as const)
      for (const page of [1, deep]) {
        const asked = `/api${path}?page=${page}&limit=10`;
        const row = await compareLoads(
          `${whose}, page ${page}`,
          (warm) => measureGet(bare, '/row', warm ? 2 : 3),
          (warm) => measureGet(server, asked, warm ? 2 : 4, headers),
          least,
        );
        rows.push(row);
        say(row);
      }
    return rows;
  } finally {
    await server.stop();
    await bare.stop();
  }
};
