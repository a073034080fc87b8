import { right } from '@mall/contract/account/rights.ts';
import { MissedWord, mallFiguresApi, PaceFilter } from '@mall/contract/figures/mall-figures.api.ts';
import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { words } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import { listSheet, type SheetColumn, type SheetSight } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { refuse } from '../kernel/refusal.ts';
import { wordOf } from '../kernel/word-of.ts';
import { ClassRow, classesOf } from './class-figures.queries.ts';
import { DayRow, daysOf } from './figure-days.ts';
import type { FigureSight } from './figure-scope.ts';
import { GoodsRow, goodsOf, nameFor } from './goods-figures.queries.ts';
import { missedOf } from './mall-figures.queries.ts';
import { WordRow, wordsOf } from './seller-figures.queries.ts';
import { PaceRow, pacesOf } from './store-pace.queries.ts';

const yuan = (amountFen: number): number => amountFen / 100;
const share = (part: number, all: number): number | string => (all === 0 ? '' : Math.round((part / all) * 10_000) / 10_000);

const figureSight = (sight: SheetSight): FigureSight => {
  if (sight.kind === 'buyer') throw refuse('download.failed');
  return sight;
};
const storeSight = (sight: SheetSight): Extract<FigureSight, { kind: 'seller' }> => {
  if (sight.kind !== 'seller') throw refuse('download.failed');
  return sight;
};

const source = words('经营数据', 'Figures', 'Chiffres', 'Cifras', 'Números', 'Показатели');

const day = words('日期', 'Day', 'Jour', 'Día', 'Dia', 'День');
const amount = words('成交额', 'Sales', 'Ventes', 'Ventas', 'Vendas', 'Продажи');
const orderCount = words('成交订单', 'Orders sold', 'Commandes', 'Pedidos', 'Pedidos', 'Заказы');
const visitors = words('访客', 'Visitors', 'Visiteurs', 'Visitantes', 'Visitantes', 'Посетители');
const carted = words('加购访客', 'Added to cart', 'Ajouts au panier', 'Añadidos al carrito', 'Adicionados ao carrinho', 'В корзину');
const refunded = words('退款额', 'Refunds', 'Remboursements', 'Reembolsos', 'Reembolsos', 'Возвраты');
const conversion = words('成交转化', 'Conversion', 'Conversion', 'Conversión', 'Conversão', 'Конверсия');

const inStock = words('可售库存', 'In stock', 'En stock', 'Existencias', 'Estoque', 'Остаток');
const goods = words('商品', 'Goods', 'Article', 'Producto', 'Produto', 'Товар');

const dayColumns: readonly SheetColumn<DayRow>[] = [
  [day, 12, (row) => row.day],
  [amount, 16, ({ amountFen }) => yuan(amountFen)],
  [orderCount, 12, ({ orders }) => orders],
  [visitors, 10, (row) => row.visitors],
  [carted, 10, (row) => row.carted],
  [conversion, 12, (row) => share(row.orders, row.visitors)],
  [refunded, 14, ({ refundedFen }) => yuan(refundedFen)],
];

export const storeDaysSheet = listSheet({
  kind: 'store_figures',
  title: words('经营数据（按日）', 'Figures by day', 'Chiffres par jour', 'Cifras por día', 'Números por dia', 'Показатели по дням'),
  source,
  sourceUrl: '/figures',
  right: right('seller:figures:view'),
  filter: sellerFiguresApi.exportDays.body,
  row: DayRow,
  rows: (filter, sight) => daysOf(filter, figureSight(sight)),
  columns: dayColumns,
});

export const storeGoodsSheet = listSheet({
  kind: 'goods_figures',
  title: words(
    '商品排行',
    'Figures by goods',
    'Chiffres par article',
    'Cifras por producto',
    'Números por produto',
    'Показатели по товарам',
  ),
  source,
  sourceUrl: '/figures/goods',
  right: right('seller:figures:view'),
  filter: sellerFiguresApi.exportGoods.body,
  row: GoodsRow,
  rows: (filter, sight) => goodsOf(filter, storeSight(sight)),
  columns: [
    [goods, 44, (row, language) => nameFor(row, language)],
    [amount, 16, ({ amountFen }) => yuan(amountFen)],
    [orderCount, 12, ({ orders }) => orders],
    [words('销量', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Количество'), 12, ({ num }) => num],
    [words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Единица'), 8, ({ unit }) => unit],
    [visitors, 10, (row) => row.visitors],
    [carted, 10, (row) => row.carted],
    [conversion, 12, (row) => share(row.orders, row.visitors)],
    [refunded, 14, ({ refundedFen }) => yuan(refundedFen)],
    [inStock, 12, ({ left }) => left],
  ],
});

const byClass = words(
  '按类目',
  'Figures by class',
  'Chiffres par catégorie',
  'Cifras por categoría',
  'Números por categoria',
  'Показатели по категориям',
);

/** With the class above it: in a sheet that is sorted anew, rows of both levels stay apart. */
const classColumns: readonly SheetColumn<ClassRow>[] = [
  [
    words('一级类目', 'First class', 'Catégorie', 'Categoría', 'Categoria', 'Категория'),
    20,
    ({ names, aboveNames }, language) => wordOf(aboveNames ?? names, language),
  ],
  [
    words('二级类目', 'Second class', 'Sous-catégorie', 'Subcategoría', 'Subcategoria', 'Подкатегория'),
    24,
    ({ names, aboveNames }, language) => (aboveNames ? wordOf(names, language) : ''),
  ],
  [amount, 16, ({ amountFen }) => yuan(amountFen)],
  [orderCount, 12, ({ orders }) => orders],
  [visitors, 10, (row) => row.visitors],
  [carted, 10, (row) => row.carted],
  [conversion, 12, (row) => share(row.orders, row.visitors)],
  [refunded, 14, ({ refundedFen }) => yuan(refundedFen)],
  [
    words('在售规格', 'Specs on sale', 'Variantes en vente', 'Variantes a la venta', 'Variantes à venda', 'Варианты в продаже'),
    12,
    ({ specs }) => specs,
  ],
  [
    words('缺货规格', 'Specs gone', 'Variantes épuisées', 'Variantes agotadas', 'Variantes esgotadas', 'Нет в наличии'),
    12,
    ({ out }) => out,
  ],
  [
    words('可售货值', 'Worth in stock', 'Valeur du stock', 'Valor en existencias', 'Valor em estoque', 'Стоимость остатка'),
    16,
    ({ worthFen }) => yuan(worthFen),
  ],
];

export const storeClassesSheet = listSheet({
  kind: 'class_figures',
  title: byClass,
  source,
  sourceUrl: '/figures',
  right: right('seller:figures:view'),
  filter: sellerFiguresApi.exportClasses.body,
  row: ClassRow,
  rows: (filter, sight) => classesOf(filter, storeSight(sight)),
  columns: classColumns,
});

export const storeWordsSheet = listSheet({
  kind: 'word_figures',
  title: words(
    '引来访客的搜索词',
    'Words that led here',
    'Mots de recherche',
    'Palabras de búsqueda',
    'Palavras de busca',
    'Поисковые слова',
  ),
  source,
  sourceUrl: '/figures',
  right: right('seller:figures:view'),
  filter: sellerFiguresApi.exportWords.body,
  row: WordRow,
  rows: (filter, sight) => wordsOf(filter, storeSight(sight).storeId),
  columns: [
    [words('搜索词', 'Word', 'Mot', 'Palabra', 'Palavra', 'Слово'), 40, ({ word }) => word],
    [visitors, 10, (row) => row.visitors],
    [goods, 44, (row, language) => nameFor(row, language)],
  ],
});

export const mallClassesSheet = listSheet({
  kind: 'mall_class_figures',
  title: only('商城数据（按类目）'),
  source: only('数据看板'),
  sourceUrl: '/dashboard',
  right: right('operations:figures:view'),
  filter: mallFiguresApi.exportClasses.body,
  row: ClassRow,
  rows: (filter, sight) => classesOf(filter, figureSight(sight)),
  columns: classColumns,
});

export const mallDaysSheet = listSheet({
  kind: 'mall_figures',
  title: only('商城数据（按日）'),
  source: only('数据看板'),
  sourceUrl: '/dashboard',
  right: right('operations:figures:view'),
  filter: mallFiguresApi.exportDays.body,
  row: DayRow,
  rows: (filter, sight) => daysOf(filter, figureSight(sight)),
  columns: [...dayColumns, [only('付款会员'), 12, ({ payers }) => payers], [only('新会员'), 10, ({ members }) => members]],
});

export const missedSheet = listSheet({
  kind: 'missed_words',
  title: only('无结果搜索词'),
  source: only('数据看板'),
  sourceUrl: '/dashboard',
  right: right('operations:figures:view'),
  filter: mallFiguresApi.exportMissed.body,
  row: MissedWord,
  rows: (filter) => missedOf(filter),
  columns: [
    [only('搜索词'), 40, ({ word }) => word],
    [only('搜索访客'), 12, (row) => row.visitors],
    [only('出现天数'), 12, ({ days }) => days],
    [only('最近一天'), 14, ({ last }) => last],
  ],
});

const hoursOf = (hours: number | null): number | string => hours ?? '';

/** What counts as late is a setting of the moment: the sheet keeps what held when it was asked for, as the page showed it. */
const PaceSheetFilter = z.strictObject({
  ...PaceFilter.shape,
  hours: z.strictObject({ SHIP_HOURS: z.number(), AFTER_SALE_SELLER_HOURS: z.number() }),
});

export const storePacesSheet = listSheet({
  kind: 'store_paces',
  title: only('店铺成交与时效'),
  source: only('数据看板'),
  sourceUrl: '/dashboard',
  right: right('operations:figures:view'),
  filter: PaceSheetFilter,
  row: PaceRow,
  rows: ({ hours, ...filter }) => pacesOf(filter, hours),
  columns: [
    [only('店铺'), 30, ({ name }) => name],
    [only('成交额'), 16, ({ amountFen }) => yuan(amountFen)],
    [only('成交订单'), 12, ({ orders }) => orders],
    [only('退款额'), 14, ({ refundedFen }) => yuan(refundedFen)],
    [only('平均发货小时'), 14, ({ shipHours }) => hoursOf(shipHours)],
    [only('应发订单'), 12, ({ shipped }) => shipped],
    [only('发货超时'), 12, ({ shippedLate }) => shippedLate],
    [only('售后申请'), 12, ({ asked }) => asked],
    [only('平均答复小时'), 14, ({ answerHours }) => hoursOf(answerHours)],
    [only('答复超时'), 12, ({ answeredLate }) => answeredLate],
  ],
});
