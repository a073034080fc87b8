import type pg from 'pg';
import { layFirstFacts } from '../src/content/lay-first-facts.ts';
import { txOn } from '../src/kernel/db.ts';
import { indexAllGoods } from '../src/search/index-goods.ts';
import { rebuildSearchTerms } from '../src/search/rebuild-search-terms.ts';
import { fillMembers } from './account/fill-members.ts';
import { fillNewcomers } from './account/fill-newcomers.ts';
import { fillRoles } from './account/fill-roles.ts';
import { fillSignIns } from './account/fill-sign-ins.ts';
import { fillAfterSales } from './after-sale/fill-after-sales.ts';
import { fillApprovals } from './approval/fill-approvals.ts';
import { fillBillInvoices } from './billing/fill-bill-invoices.ts';
import { fillBills } from './billing/fill-bills.ts';
import { fillBuying } from './cart/fill-buying.ts';
import { fillClasses, planBrands } from './catalogue/fill-classes.ts';
import { fillFigures } from './catalogue/fill-figures.ts';
import { fillFreight } from './catalogue/fill-freight.ts';
import { fillGoods, goodsTables, manyGoods } from './catalogue/fill-goods.ts';
import { fillImports } from './catalogue/fill-imports.ts';
import { fillPriceBreaks } from './catalogue/fill-price-breaks.ts';
import { fillShelf } from './catalogue/fill-shelf.ts';
import { fillVersions } from './catalogue/fill-versions.ts';
import { fillZonePrices } from './catalogue/fill-zone-prices.ts';
import { fillZones } from './catalogue/fill-zones.ts';
import { openMarket } from './catalogue/make-goods.ts';
import { leavesOf, planClasses } from './catalogue/plan-classes.ts';
import { fillCertifications } from './company/fill-certifications.ts';
import { fillCompanies } from './company/fill-companies.ts';
import { fillPeople } from './company/fill-people.ts';
import { openAreaBook } from './content/area-book.ts';
import { openClassBook } from './content/class-book.ts';
import { fillAdvs } from './content/fill-advs.ts';
import { fillArticles } from './content/fill-articles.ts';
import { fillFeedback } from './content/fill-feedback.ts';
import { fillFloors } from './content/fill-floors.ts';
import { fillPageVersions } from './content/fill-page-versions.ts';
import { fillSite } from './content/fill-site.ts';
import { fillZoneClasses } from './content/zone-floors.ts';
import { fillCredit } from './credit/fill-credit.ts';
import { fillDownloads } from './download/fill-downloads.ts';
import { fillFavourites } from './favourite/fill-favourites.ts';
import { fillLooks } from './figures/fill-looks.ts';
import { fillInvoices } from './invoice/fill-invoices.ts';
import { fillGroups } from './marketing/fill-groups.ts';
import { fillMarketing } from './marketing/fill-marketing.ts';
import { fillSeckillApplications } from './marketing/fill-seckill-applications.ts';
import { fillStoreActivities } from './marketing/fill-store-activities.ts';
import { fillMessages } from './member/fill-messages.ts';
import { fillAcceptances } from './order/fill-acceptances.ts';
import { fillOrders } from './order/fill-orders.ts';
import { fillPriceChanges } from './order/fill-price-changes.ts';
import { fillMoney } from './payment/fill-money.ts';
import { fillCodes } from './procurement/fill-codes.ts';
import { fillLists } from './procurement/fill-lists.ts';
import { fillProjects } from './project/fill-projects.ts';
import { fillCrowd } from './review/fill-crowd.ts';
import { fillHiddenReviews } from './review/fill-hidden-reviews.ts';
import { fillReviews } from './review/fill-reviews.ts';
import { fillSearchWords } from './search/fill-search-words.ts';
import { fillApplications } from './store/fill-applications.ts';
import { fillCompanyPurchases } from './store/fill-company-purchases.ts';
import { fillDecorations } from './store/fill-decorations.ts';
import { fillPapers } from './store/fill-papers.ts';
import { fillStores, planStores } from './store/fill-stores.ts';

export type FillOptions = {
  /** 2,560 unless said: ten of every third-level class. */
  goods?: number;
  log: (line: string) => void;
  /** What times are relative to; the present unless a test says otherwise. */
  now?: Date;
};

export type FillResult = { goods: number; specs: number; milliseconds: number };

// A year of average prices by class: today's average, moved by a wave that differs from class to class.
const fillClassPrices = `
  insert into class_price (class_id, month, average_fen)
  select c.gc_id, (date_trunc('month', $1::timestamptz) - make_interval(months => back))::date,
         greatest(1, round(c.average * (1 + 0.05 * sin(c.gc_id + back * 0.9) - 0.004 * back)))::bigint
  from (select gc_id, avg(price_fen) as average from goods group by gc_id) c cross join generate_series(0, 11) back`;

const fillStoreSales = `update store s set sales = g.sales from (select store_id, sum(sales) as sales from goods group by store_id) g where g.store_id = s.id`;

const fillAll = async (client: pg.PoolClient, goods: number, now: Date, log: FillOptions['log']): Promise<number> => {
  const tops = planClasses();
  const brands = planBrands();
  const stores = planStores();
  const areas = openAreaBook();
  const tx = txOn(client);
  await layFirstFacts(tx, now.getFullYear());
  await fillSite(client, now);
  await fillArticles(client, now);
  const departments = await fillCompanies(client, areas, now);
  const storeClasses = await fillStores(client, tops, areas);
  await fillMembers(client, stores, departments);
  await fillCertifications(client, now);
  await fillRoles(client, now);
  await fillPeople(client, departments);
  await fillSignIns(client, now);
  await fillFeedback(client, now);
  await fillClasses(client, tops);
  await fillApplications(client, now);
  await fillZones(client, tops, brands);
  // With very many goods two specs each are enough; the default has about four.
  const market = openMarket(leavesOf(tops), brands, stores, goods > manyGoods ? 2 : 6);
  const specs = await fillGoods(client, { market, goods, now, storeClasses, log });
  await fillFreight(client);
  // What leaves the shelf for want of a paper does so before anybody buys or praises it.
  await fillPapers(client, now);
  await fillPriceBreaks(client);
  await fillFigures(client);
  if (goods > manyGoods) await client.query('analyze goods, spec, goods_label, zone_rule');
  await client.query('select refresh_class_counts()');
  await client.query('select refresh_recommendations()');
  await client.query(fillClassPrices, [now]);
  await client.query(fillStoreSales);
  await fillMarketing(client, now);
  await fillVersions(client, now);
  const firstBuyer = await fillCrowd(client);
  await fillReviews(client, leavesOf(tops), firstBuyer, now);
  await fillHiddenReviews(client, now);
  await fillDecorations(client, now);
  await fillFavourites(client, firstBuyer, now);
  await fillOrders(client, now);
  // Without it what follows would be planned for tables that are empty.
  await client.query('analyze');
  await fillApprovals(client);
  await fillCredit(client, now);
  await fillAfterSales(client);
  await fillBills(client);
  await fillMoney(client, now);
  await fillMessages(client);
  await fillInvoices(client);
  await fillDownloads(client);
  await fillCompanyPurchases(client, leavesOf(tops), now);
  await fillBuying(client);
  await fillNewcomers(client, now);
  await fillLooks(client, now);
  await fillGroups(client);
  await fillSeckillApplications(client);
  await fillStoreActivities(client, now);
  await fillBillInvoices(client);
  await fillProjects(client);
  await fillPriceChanges(client);
  await fillAcceptances(client);
  await fillLists(client);
  await fillCodes(client);
  await fillShelf(client, now);
  await fillImports(client);
  const book = await openClassBook(client, tops);
  await fillAdvs(client, book);
  await fillFloors(client, book);
  await fillZoneClasses(client, book);
  await fillPageVersions(client, now);
  await fillSearchWords(client, now);
  await fillZonePrices(client, now);
  await rebuildSearchTerms(tx);
  await indexAllGoods(tx);
  return specs;
};

/**
 * Fills an empty, migrated database with a living mall: all or nothing, so that a kill in the middle leaves it empty for the next start.
 * Undefined when there is already a catalogue.
 */
export const fillDemo = async (pool: pg.Pool, options: FillOptions): Promise<FillResult | undefined> => {
  const goods = options.goods ?? 2560;
  const started = performance.now();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // One note for the search instead of one for each row.
    await client.query(`set local mall.bulk = 'on'`);
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ filled: boolean }>('select exists (select from goods_class) as filled');
    if (rows[0]?.filled) {
      await client.query('rollback');
      return undefined;
    }
    const specs = await fillAll(client, goods, options.now ?? new Date(), options.log);
    await client.query('commit');
    // Outside the transaction, because vacuum sets the visibility map that index-only scans live on.
    await client.query('set statement_timeout = 0');
    await client.query(
      `vacuum analyze ${[...goodsTables, 'recommendation', 'goods_class', 'attribute', 'attribute_value', 'area', 'store', 'review', 'goods_favourite', 'footprint', 'search_term', 'goods_search', 'activity_price', 'spec_price_break', 'figure_day', 'shop_order', 'order_line'].join(', ')}`,
    );
    await client.query('reset statement_timeout');
    const milliseconds = Math.round(performance.now() - started);
    options.log(`${goods} goods with ${specs} specs in ${(milliseconds / 1000).toFixed(1)} s`);
    return { goods, specs, milliseconds };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};
