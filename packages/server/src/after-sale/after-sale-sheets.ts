import { right } from '@mall/contract/account/rights.ts';
import { type AfterSaleState, afterSaleTypeCodes } from '@mall/contract/after-sale/after-sale.machine.ts';
import { afterSaleTypeName } from '@mall/contract/after-sale/after-sale.names.ts';
import { operatorAfterSaleApi, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { type Words, words } from '@mall/contract/kernel/language.ts';
import type * as z from 'zod';
import { listSheet, type SheetColumn } from '../download/list-sheet.ts';
import { inMallTab, inStoreTab, OfficeRow, officeSalesOf } from './after-sale-office.queries.ts';

const states: Readonly<Record<AfterSaleState, Words>> = {
  applied: words(
    '待商家答复',
    'Store to answer',
    'Réponse du vendeur attendue',
    'Espera a la tienda',
    'Aguarda a loja',
    'Ждёт ответа продавца',
  ),
  agreed: words(
    '待买家寄回',
    'Buyer to send back',
    'Renvoi attendu',
    'Espera la devolución',
    'Aguarda a devolução',
    'Ждёт возврата товара',
  ),
  returning: words('待商家收货', 'On its way back', 'En retour', 'En devolución', 'Em devolução', 'Товар возвращается'),
  wait_refund: words('待退款', 'Refund due', 'À rembourser', 'Por reembolsar', 'A reembolsar', 'Ждёт возврата денег'),
  wait_resend: words('待发换新', 'Replacement due', 'Remplacement attendu', 'Cambio pendiente', 'Troca pendente', 'Ждёт замены'),
  resent: words('待买家确认', 'Replacement on its way', 'Remplacement envoyé', 'Cambio enviado', 'Troca enviada', 'Замена отправлена'),
  finished: words('已完成', 'Done', 'Terminé', 'Terminado', 'Concluído', 'Завершено'),
  cancelled: words('买家已撤销', 'Withdrawn', 'Retiré', 'Retirado', 'Retirado', 'Отозвано'),
  rejected: words('商家已拒绝', 'Rejected', 'Refusé', 'Rechazado', 'Recusado', 'Отклонено'),
  refused: words('商家已拒收', 'Return refused', 'Retour refusé', 'Devolución rechazada', 'Devolução recusada', 'Возврат не принят'),
  closed: words('已关闭', 'Closed', 'Clos', 'Cerrado', 'Encerrado', 'Закрыто'),
};
const atTheMall = words('平台介入', 'With the mall', 'Chez le site', 'En la plataforma', 'Na plataforma', 'У площадки');
const title = words('售后', 'After-sales', 'Après-vente', 'Posventa', 'Pós-venda', 'Сервис');

type Row = z.infer<typeof OfficeRow>;
const stateOf = ({ state, escalated, arbitration }: Row): Words => (escalated || arbitration === 'asked' ? atTheMall : states[state]);

const storeColumn: SheetColumn<Row> = [words('店铺', 'Store', 'Boutique', 'Tienda', 'Loja', 'Магазин'), 28, ({ storeName }) => storeName];
const columns: readonly SheetColumn<Row>[] = [
  [words('售后单号', 'Number', 'Numéro', 'Número', 'Número', 'Номер'), 24, ({ aftersaleSn }) => aftersaleSn],
  [words('申请时间', 'Applied', 'Demandé le', 'Solicitado', 'Solicitado em', 'Подано'), 20, ({ created }) => created],
  [words('类型', 'Kind', 'Type', 'Tipo', 'Tipo', 'Вид'), 14, ({ type }, language) => afterSaleTypeName(afterSaleTypeCodes[type], language)],
  [words('订单号', 'Order', 'Commande', 'Pedido', 'Pedido', 'Заказ'), 22, ({ orderSn }) => orderSn],
  [words('买方', 'Buyer', 'Acheteur', 'Comprador', 'Comprador', 'Покупатель'), 30, ({ companyOrPerson }) => companyOrPerson],
  [
    words('商品', 'Goods', 'Articles', 'Artículos', 'Produtos', 'Товары'),
    44,
    ({ lines }) => lines.map(({ specName, num }) => `${specName} × ${num}`).join('; '),
  ],
  [
    words('金额（元）', 'Amount (CNY)', 'Montant (CNY)', 'Importe (CNY)', 'Valor (CNY)', 'Сумма (CNY)'),
    14,
    ({ amountFen }) => amountFen / 100,
  ],
  [words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'), 16, (row, language) => stateOf(row)[language]],
  [words('处理期限', 'Due', 'Échéance', 'Plazo', 'Prazo', 'Срок'), 20, ({ due }) => due ?? ''],
  [
    words('拒绝原因', 'Why refused', 'Motif du refus', 'Motivo del rechazo', 'Motivo da recusa', 'Причина отказа'),
    30,
    ({ refuseReason }) => refuseReason,
  ],
];

/** After-sales of a store. */
export const storeAfterSalesSheet = listSheet({
  kind: 'store_after_sales',
  title,
  source: words('售后处理', 'After-sales', 'Après-vente', 'Posventa', 'Pós-venda', 'Сервис'),
  sourceUrl: '/after-sales',
  right: right('seller:afterSales:view'),
  filter: sellerAfterSaleApi.export.body,
  row: OfficeRow,
  rows: (filter, sight) => officeSalesOf(sight, inStoreTab, filter),
  columns,
});

/** After-sales of all stores. */
export const mallAfterSalesSheet = listSheet({
  kind: 'mall_after_sales',
  title,
  source: words('售后仲裁', 'Arbitration', 'Arbitrage', 'Arbitraje', 'Arbitragem', 'Арбитраж'),
  sourceUrl: '/after-sales',
  right: right('operations:afterSales:view'),
  filter: operatorAfterSaleApi.export.body,
  row: OfficeRow,
  rows: (filter, sight) => officeSalesOf(sight, inMallTab, filter),
  columns: [storeColumn, ...columns],
});
