import type { Mall } from '../open-mall.ts';
import { withClient } from '../with-client.ts';
import { publicKeyOf } from './load-buyers.ts';
import { addBuyers, type Buyer, stockWares, type Ware } from './people.ts';

export type Market = { publicKeyHex: string; buyers: Buyer[]; wares: Ware[] };

const buyerCount = 4000;
const wareCount = 500;

/** Buyers who have never bought, and what they buy. */
export const openMarket = async ({ mall, url }: Mall): Promise<Market> => {
  const publicKeyHex = await publicKeyOf(mall);
  const head = `17${String(Date.now()).slice(-5)}`;
  return withClient(url, async (client) => {
    const buyers = await addBuyers(client, head, buyerCount);
    const wares = await stockWares(client, wareCount);
    await client.query('vacuum analyze');
    return { publicKeyHex, buyers, wares };
  });
};
