import { right } from '@mall/contract/account/rights.ts';
import type { GoodsState } from '@mall/contract/catalogue/goods.machine.ts';
import { StockMove, shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import type { stockReasons } from '@mall/contract/catalogue/shelf.rules.ts';
import { stockApi } from '@mall/contract/catalogue/stock.api.ts';
import { type Words, words } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { listSheet, type SheetSight } from '../../download/list-sheet.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSight } from '../../kernel/side.ts';
import { ShelfRow, shelfOf } from './shelf.queries.ts';
import { ledgerOf } from './stock.queries.ts';

const storeOf = (sight: SheetSight): StoreSight => {
  if (sight.kind !== 'seller') throw refuse('download.failed');
  return sight;
};

const stateNames: Readonly<Record<GoodsState, Words>> = {
  draft: words('草稿', 'Draft', 'Brouillon', 'Borrador', 'Rascunho', 'Черновик'),
  on: words('在售', 'On sale', 'En vente', 'A la venta', 'À venda', 'В продаже'),
  barred: words(
    '平台下架',
    'Taken off by the mall',
    'Retiré par la plateforme',
    'Retirado por la plataforma',
    'Retirado pela plataforma',
    'Снят площадкой',
  ),
  lapsed: words(
    '资质过期下架',
    'Off: a paper ran out',
    'Retiré : document expiré',
    'Retirado: documento vencido',
    'Retirado: documento vencido',
    'Снят: истёк документ',
  ),
  off: words('已下架', 'Off the shelf', 'Retiré', 'Retirado', 'Retirado', 'Снят с продажи'),
};

/** Of goods that are sold by several units: what each says, in one cell; a sum of metres and reels says nothing. */
const byUnit = ({ units }: ShelfRow, of: (unit: ShelfRow['units'][number]) => string | number): string | undefined =>
  units.length > 1 ? units.map(of).join(' / ') : undefined;

const shelfTitle = words('商品清单', 'Goods', 'Produits', 'Productos', 'Produtos', 'Товары');

/** The goods of a store, as its list shows them. */
export const shelfSheet = listSheet({
  kind: 'store_goods',
  title: shelfTitle,
  source: shelfTitle,
  sourceUrl: '/goods',
  right: right('seller:goods:manage'),
  filter: shelfApi.export.body,
  row: ShelfRow,
  rows: (filter, sight) => shelfOf(storeOf(sight), filter),
  columns: [
    [words('商品名', 'Name', 'Nom', 'Nombre', 'Nome', 'Название'), 48, ({ name }) => name],
    [words('SPU 编码', 'SPU', 'SPU', 'SPU', 'SPU', 'SPU'), 18, ({ spuCode }) => spuCode],
    [words('型号', 'Model', 'Modèle', 'Modelo', 'Modelo', 'Модель'), 18, ({ model }) => model],
    [words('类目', 'Class', 'Catégorie', 'Categoría', 'Categoria', 'Категория'), 32, ({ classNames }) => classNames.join(' / ')],
    [
      words('最低含税价', 'Lowest price with tax', 'Prix TTC min.', 'Precio con IVA mín.', 'Preço c/ imposto mín.', 'Мин. цена с НДС'),
      16,
      ({ lowFen }) => Number(toYuan(fen(lowFen))),
    ],
    [
      words('最高含税价', 'Highest price with tax', 'Prix TTC max.', 'Precio con IVA máx.', 'Preço c/ imposto máx.', 'Макс. цена с НДС'),
      16,
      ({ highFen }) => Number(toYuan(fen(highFen))),
    ],
    [words('规格数', 'Specs', 'Déclinaisons', 'Variantes', 'Variantes', 'Вариантов'), 10, ({ specCount }) => specCount],
    [
      words('可售库存', 'Stock', 'Stock', 'Existencias', 'Estoque', 'Остаток'),
      12,
      (goods) => byUnit(goods, ({ stock }) => stock) ?? goods.stock,
    ],
    [words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Ед.'), 8, (goods) => byUnit(goods, ({ unit }) => unit) ?? goods.unit],
    [
      words(
        '低于预警规格',
        'Specs running low',
        'Déclinaisons basses',
        'Variantes escasas',
        'Variantes em baixa',
        'Заканчивается вариантов',
      ),
      14,
      ({ lowCount }) => lowCount,
    ],
    [
      words('30 天销量', 'Sold in 30 days', 'Ventes 30 j', 'Ventas 30 días', 'Vendas 30 dias', 'Продажи за 30 дней'),
      14,
      ({ monthSales }) => monthSales,
    ],
    [words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'), 12, ({ state }, language) => stateNames[state][language]],
    [words('更新时间', 'Changed', 'Modifié', 'Modificado', 'Alterado', 'Изменён'), 20, ({ updateDate }) => updateDate],
  ],
});

const reasonNames: Readonly<Record<(typeof stockReasons)[number], Words>> = {
  opening: words('期初', 'Opening', 'Ouverture', 'Apertura', 'Abertura', 'Начальный остаток'),
  receive: words('入库', 'Received', 'Reçu', 'Recibido', 'Recebido', 'Приход'),
  hold: words('下单占用', 'Held for an order', 'Réservé', 'Reservado', 'Reservado', 'Резерв под заказ'),
  release: words('释放占用', 'Released', 'Libéré', 'Liberado', 'Liberado', 'Резерв снят'),
  ship: words('发货', 'Sent', 'Expédié', 'Enviado', 'Enviado', 'Отгрузка'),
  return: words('退货入库', 'Returned', 'Retourné', 'Devuelto', 'Devolvido', 'Возврат'),
  adjust: words('盘点与调整', 'Counted', 'Inventaire', 'Recuento', 'Contagem', 'Пересчёт'),
};

const stockTitle = words('库存台账', 'Stock ledger', 'Journal de stock', 'Libro de existencias', 'Razão de estoque', 'Журнал остатков');

/** What moved the stock of a store. */
export const stockSheet = listSheet({
  kind: 'store_stock',
  title: stockTitle,
  source: stockTitle,
  sourceUrl: '/stock?tab=ledger',
  right: right('seller:goods:manage'),
  filter: stockApi.export.body,
  row: StockMove,
  rows: (filter, sight) => ledgerOf(storeOf(sight), filter),
  columns: [
    [words('时间', 'Time', 'Heure', 'Hora', 'Hora', 'Время'), 20, ({ time }) => time],
    [words('货号', 'Item number', 'Référence', 'Referencia', 'Código', 'Артикул'), 20, ({ itemNumber }) => itemNumber],
    [words('规格', 'Spec', 'Déclinaison', 'Variante', 'Variante', 'Вариант'), 44, ({ specName }) => specName],
    [words('原因', 'Reason', 'Motif', 'Motivo', 'Motivo', 'Причина'), 16, ({ reason }, language) => reasonNames[reason][language]],
    [words('在库变动', 'On hand', 'En stock', 'En almacén', 'Em estoque', 'На складе'), 12, ({ onHand }) => onHand],
    [words('占用变动', 'Held', 'Réservé', 'Reservado', 'Reservado', 'Резерв'), 12, ({ held }) => held],
    [words('单据', 'Reference', 'Pièce', 'Documento', 'Documento', 'Документ'), 28, ({ ref }) => ref],
    [words('经办人', 'By', 'Par', 'Por', 'Por', 'Кто'), 14, ({ by }) => by],
    [words('备注', 'Remark', 'Remarque', 'Nota', 'Nota', 'Примечание'), 36, ({ remark }) => remark],
  ],
});
