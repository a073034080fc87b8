import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { ZoneKind } from './catalogue.api.ts';
import { SixNames } from './class-office.rules.ts';
import { SaveZone, SaveZoneGoods, SetZonePrices, zonePriceFaults, zoneRuleKinds } from './zone-office.rules.ts';

const keeps = operator({ may: right('operations:catalogue:manage') });

export const ZoneRow = z.strictObject({
  id: Id,
  key: z.string(),
  kind: ZoneKind,
  names: SixNames,
  welcome: SixNames,
  skin: z.record(z.string(), z.string()),
  banner: z.string(),
  logo: z.string(),
  open: z.boolean(),
  /** Goods on the shelf that its rules take in, and companies whose people see it as theirs. */
  goodsCount: z.int(),
  companyCount: z.int(),
});
export type ZoneRow = z.infer<typeof ZoneRow>;

const ZoneCompany = z.strictObject({ id: Id, name: z.string(), people: z.int(), prices: z.int() });
export type ZoneCompany = z.infer<typeof ZoneCompany>;
const ShownRule = z.strictObject({ kind: z.enum(zoneRuleKinds), target: z.string(), name: z.string() });
export type ShownRule = z.infer<typeof ShownRule>;
const ZonePrice = z.strictObject({
  companyName: z.string(),
  contractSn: z.string(),
  itemNumber: z.string(),
  specName: z.string(),
  price: Money,
  agreed: Money,
  left: z.int(),
  until: TimeText,
});

const OwnPrice = z.strictObject({ specId: Id, itemNumber: z.string(), specName: z.string(), price: Money, own: Money });
export type OwnPrice = z.infer<typeof OwnPrice>;
/** Null: it had none, or has none any more. */
const PriceChange = z.strictObject({
  id: Id,
  itemNumber: z.string(),
  specName: z.string(),
  before: Money.nullable(),
  after: Money.nullable(),
  reason: z.string(),
  by: z.string(),
  date: TimeText,
});
/** unknown: no such item number; twice: named in a row above; notOwn: of a store that is not the mall's own, whose prices its contracts say; high: more than everybody pays. */
const ZonePriceFault = z.strictObject({ row: z.int(), code: z.enum(zonePriceFaults) });
export type ZonePriceFault = z.infer<typeof ZonePriceFault>;

/** Zones and big customers: whose they are, what they show, at which prices, in which colours. */
export const zoneOfficeApi = {
  list: call({
    verb: 'GET',
    path: '/operations/zone/list',
    access: keeps,
    summary: 'Every zone with its look, its goods and its companies counted',
    data: z.array(ZoneRow),
  }),
  save: call({
    verb: 'PUT',
    path: '/operations/zone/{id}',
    access: keeps,
    summary: 'Name, welcome, colours and pictures of a zone, and whether it is open',
    body: SaveZone,
    data: Nothing,
    trail: act('zone.changed', 'zone'),
  }),
  rules: call({
    verb: 'GET',
    path: '/operations/zone/{id}/rules',
    access: keeps,
    summary: 'Which goods a zone shows, rule by rule',
    data: z.array(ShownRule),
  }),
  saveRules: call({
    verb: 'PUT',
    path: '/operations/zone/{id}/rules',
    access: keeps,
    summary: 'Says anew which goods a zone shows; its lists and searches follow at once',
    body: SaveZoneGoods,
    data: z.strictObject({ goodsCount: z.int() }),
    trail: act('zone.goods_changed', 'zone'),
  }),
  companies: call({
    verb: 'GET',
    path: '/operations/zone/{id}/companies',
    access: keeps,
    summary: 'Companies whose people see the zone as theirs',
    query: z.strictObject(paging(20, 100)),
    data: pageOf(ZoneCompany),
  }),
  addCompany: call({
    verb: 'POST',
    path: '/operations/zone/{id}/company',
    access: keeps,
    summary: 'Takes a company into a zone; it is in one at most',
    body: z.strictObject({ companyId: Id }),
    data: Nothing,
    trail: act('zone.company_added', 'zone'),
  }),
  removeCompany: call({
    verb: 'DELETE',
    path: '/operations/zone/{id}/company/{companyId}',
    access: keeps,
    summary: 'Takes a company out of a zone; its contracts and their prices hold on',
    data: Nothing,
    trail: act('zone.company_removed', 'zone'),
  }),
  prices: call({
    verb: 'GET',
    path: '/operations/zone/{id}/prices',
    access: keeps,
    summary: 'Prices of their own that the companies of a zone have now, each by the contract that it comes from',
    query: z.strictObject({ word: text(40).optional(), ...paging(20, 100) }),
    data: pageOf(ZonePrice),
  }),
  ownPrices: call({
    verb: 'GET',
    path: '/operations/zone/{id}/ownPrices',
    access: keeps,
    summary: 'Prices that the mall gives the people of a zone for goods of its own stores',
    query: z.strictObject({ word: text(40).optional(), ...paging(20, 100) }),
    data: pageOf(OwnPrice),
  }),
  setPrices: call({
    verb: 'PUT',
    path: '/operations/zone/{id}/ownPrices',
    access: keeps,
    summary: 'Lays such prices by item number, all rows or none; they hold at once in lists, on the page of the goods, in carts and orders',
    body: SetZonePrices,
    bodyBytes: 512 * 1024,
    data: z.strictObject({ changed: z.int(), faults: z.array(ZonePriceFault) }),
    trail: act('zone.prices_changed', 'zone'),
  }),
  priceChanges: call({
    verb: 'GET',
    path: '/operations/zone/{id}/priceChanges',
    access: keeps,
    summary: 'What was changed of such prices, by whom and why',
    query: z.strictObject(paging(20, 100)),
    data: pageOf(PriceChange),
  }),
};
