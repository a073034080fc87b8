import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { storeEvents, storeStates } from './store.machine.ts';
import { FreezeStore, UnfreezeStore } from './store-freeze.rules.ts';

const Count = z.number().int();
const storeKinds = ['self', 'third', 'cross'] as const;

export const StoreRow = z.strictObject({
  id: Id,
  name: z.string(),
  companyName: z.string(),
  kind: z.enum(storeKinds),
  state: z.enum(storeStates),
  /** Goods on its shelf, and its orders. */
  goods: Count,
  orders: Count,
  /** When it was ordered from last. */
  orderDate: TimeText.nullable(),
});
export type StoreRow = z.infer<typeof StoreRow>;

export const StoreStanding = z.strictObject({
  ...StoreRow.shape,
  /** Why it is frozen; empty otherwise. */
  reason: z.string(),
  stateDate: TimeText.nullable(),
  openDate: TimeText,
  /** Orders that wait for their money, for its parcels, and those on their way. */
  toPay: Count,
  toShip: Count,
  underWay: Count,
  paid: Money,
  /** Who works for it; mobiles are masked. */
  people: z.array(z.strictObject({ id: Id, name: z.string(), mobile: z.string() })),
  steps: z.array(z.strictObject({ id: Id, event: z.enum(storeEvents), name: z.string(), reason: z.string(), date: TimeText })),
  actions: z.array(z.enum(['freeze', 'unfreeze'])),
});
export type StoreStanding = z.infer<typeof StoreStanding>;

const StoreFilter = z.strictObject({
  state: z.enum(storeStates).optional(),
  kind: z.enum(storeKinds).optional(),
  /** In its name or its company's. */
  word: text(40).optional(),
});
export type StoreFilter = z.infer<typeof StoreFilter>;
const StoresQuery = StoreFilter.extend(paging(20, 50));
export type StoresQuery = z.infer<typeof StoresQuery>;

const views = operator({ may: right('operations:members:view') });
const manages = operator({ may: right('operations:members:manage') });

/** Stores as the mall deals with them once they are open; their papers are decided on elsewhere. */
export const storesApi = {
  page: call({
    verb: 'GET',
    path: '/operations/stores/page',
    access: views,
    summary: 'Stores, who was ordered from last first',
    query: StoresQuery,
    data: pageOf(StoreRow),
  }),
  export: exportCall('/operations/stores/export', views, 'Stores', StoreFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/stores/{id}',
    access: views,
    summary: 'One of them: who works for it, its orders, and what the mall decided',
    data: StoreStanding,
  }),
  freeze: call({
    verb: 'POST',
    path: '/operations/stores/freeze/{id}',
    access: manages,
    summary: 'Takes everything of an open store from sale; what is paid is shipped, and its people read why',
    body: FreezeStore,
    trail: act('store.frozen', 'store'),
    data: Nothing,
  }),
  unfreeze: call({
    verb: 'POST',
    path: '/operations/stores/unfreeze/{id}',
    access: manages,
    summary: 'Lets it sell again',
    body: UnfreezeStore,
    trail: act('store.unfrozen', 'store'),
    data: Nothing,
  }),
};

export const ownStoreApi = {
  standing: call({
    verb: 'GET',
    path: '/seller/store/standing',
    access: seller({ may: right('seller:view') }),
    summary: 'Whether the store of the reader sells, and if not, since when and why',
    data: z.strictObject({ state: z.enum(storeStates), reason: z.string(), date: TimeText.nullable() }),
  }),
};
