import { right } from '@mall/contract/account/rights.ts';
import { words } from '@mall/contract/kernel/language.ts';
import { StoreOrderFilter } from '@mall/contract/order/store-order.rules.ts';
import { makerTaking } from '../download/maker.ts';
import { refuse } from '../kernel/refusal.ts';
import { orderSheetTitle, writeOrderSheet } from './order-sheet-maker.ts';
import { whereOfStore } from './store-orders.queries.ts';

/** Orders of a store, a row for each line. */
export const storeSheetMaker = makerTaking(StoreOrderFilter, {
  kind: 'store_orders',
  format: 'xlsx',
  title: orderSheetTitle,
  source: words('订单发货', 'Store orders', 'Commandes de la boutique', 'Pedidos de la tienda', 'Pedidos da loja', 'Заказы магазина'),
  sourceUrl: '/orders',
  right: right('seller:orders:view'),
  make: async (making) => {
    const { storeId, input, house } = making;
    if (storeId === undefined) throw refuse('download.failed');
    await writeOrderSheet(making, whereOfStore({ kind: 'seller', storeId }, input, house.config), 'store');
  },
});
