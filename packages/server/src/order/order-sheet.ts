import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import { words } from '@mall/contract/kernel/language.ts';
import { addressTextsShown } from '@mall/contract/member/address-fields.ts';
import { orderStateRow, orderStates, type PayMode, payModes } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import type { Cell } from '../kernel/xlsx.ts';
import { buyerName } from './store-orders.queries.ts';

export const modeWords: Record<PayMode, Words> = {
  prepay: words('先款后货', 'Pay first', 'Paiement avant livraison', 'Pago previo', 'Pagamento antecipado', 'Предоплата'),
  postpay: words('先货后款', 'Pay after delivery', 'Paiement après livraison', 'Pago posterior', 'Pagamento posterior', 'Постоплата'),
  credit: words('采购额度', 'Purchase quota', 'Plafond d’achat', 'Cupo de compra', 'Limite de compra', 'Лимит закупок'),
};

const Row = z.strictObject({
  id: Id,
  order_sn: z.string(),
  at: z.string(),
  buyer: z.string(),
  department: z.string().nullable(),
  store: z.string(),
  project: z.string(),
  state: z.enum(orderStates),
  mode: z.enum(payModes),
  spec_name: z.string(),
  item_number: z.string(),
  unit: z.string(),
  unit_fen: z.number(),
  num: z.number(),
  line_fen: z.number(),
  freight: z.number(),
  activity: z.number(),
  coupon: z.number(),
  points: z.number(),
  payable: z.number(),
  paid: z.number(),
  refunded: z.number(),
  receiver: z.string(),
  phone: z.string(),
  address: z.string(),
  parcels: z.string(),
  paid_at: z.string().nullable(),
  done_at: z.string().nullable(),
  leave_word: z.string(),
});
type Row = z.infer<typeof Row>;

const yuan = (amount: number): number => amount / 100;

/** Who reads it: a buyer, or the store, to which a company's departments are of no concern and its own name is known. */
export type SheetReader = 'buyer' | 'store';

type Column = { title: Words; width: number; of: (row: Row, language: Language) => Cell; buyerOnly?: boolean };
const column = (title: Words, width: number, of: Column['of']): Column => ({ title, width, of });
const buyerOnly = (one: Column): Column => ({ ...one, buyerOnly: true });

/** A row for each line; the amounts of the order stand beside each of its lines. */
const columns: readonly Column[] = [
  column(words('订单号', 'Order number', 'N° de commande', 'N.º de pedido', 'N.º do pedido', 'Номер заказа'), 22, (row) => row.order_sn),
  column(words('下单时间', 'Placed', 'Passée le', 'Fecha', 'Data', 'Оформлен'), 20, (row) => row.at),
  column(words('下单人', 'Ordered by', 'Commandé par', 'Pedido por', 'Pedido por', 'Заказал'), 12, (row) => row.buyer),
  buyerOnly(column(words('部门', 'Department', 'Service', 'Departamento', 'Departamento', 'Отдел'), 16, (row) => row.department ?? '')),
  buyerOnly(column(words('店铺', 'Store', 'Boutique', 'Tienda', 'Loja', 'Магазин'), 22, (row) => row.store)),
  column(
    words('订单状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'),
    12,
    (row, language) => orderStateRow(row.state).words[language],
  ),
  column(words('支付方式', 'Payment', 'Paiement', 'Pago', 'Pagamento', 'Оплата'), 14, (row, language) => modeWords[row.mode][language]),
  column(words('商品', 'Product', 'Produit', 'Producto', 'Produto', 'Товар'), 44, (row) => row.spec_name),
  column(words('货号', 'Item number', 'Référence', 'Referencia', 'Referência', 'Артикул'), 20, (row) => row.item_number),
  column(words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Ед.'), 8, (row, language) => unitIn(row.unit, language)),
  column(words('单价（元）', 'Unit price (CNY)', 'Prix unitaire (CNY)', 'Precio (CNY)', 'Preço (CNY)', 'Цена (CNY)'), 14, (row) =>
    yuan(row.unit_fen),
  ),
  column(words('数量', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Кол-во'), 8, (row) => row.num),
  column(words('商品实付（元）', 'Line paid (CNY)', 'Ligne (CNY)', 'Línea (CNY)', 'Linha (CNY)', 'По строке (CNY)'), 16, (row) =>
    yuan(row.line_fen),
  ),
  column(words('运费（元）', 'Freight (CNY)', 'Port (CNY)', 'Envío (CNY)', 'Frete (CNY)', 'Доставка (CNY)'), 12, (row) =>
    yuan(row.freight),
  ),
  column(words('活动优惠（元）', 'Activity (CNY)', 'Offre (CNY)', 'Oferta (CNY)', 'Oferta (CNY)', 'Акция (CNY)'), 14, (row) =>
    yuan(row.activity),
  ),
  column(words('优惠券（元）', 'Coupon (CNY)', 'Coupon (CNY)', 'Cupón (CNY)', 'Cupom (CNY)', 'Купон (CNY)'), 14, (row) => yuan(row.coupon)),
  column(words('积分抵扣（元）', 'Points (CNY)', 'Points (CNY)', 'Puntos (CNY)', 'Pontos (CNY)', 'Баллы (CNY)'), 14, (row) =>
    yuan(row.points),
  ),
  column(words('订单应付（元）', 'Payable (CNY)', 'À payer (CNY)', 'A pagar (CNY)', 'A pagar (CNY)', 'К оплате (CNY)'), 16, (row) =>
    yuan(row.payable),
  ),
  column(words('已付（元）', 'Paid (CNY)', 'Payé (CNY)', 'Pagado (CNY)', 'Pago (CNY)', 'Оплачено (CNY)'), 14, (row) => yuan(row.paid)),
  column(
    words('已退（元）', 'Refunded (CNY)', 'Remboursé (CNY)', 'Reembolsado (CNY)', 'Reembolsado (CNY)', 'Возвращено (CNY)'),
    14,
    (row) => yuan(row.refunded),
  ),
  column(words('收货人', 'Receiver', 'Destinataire', 'Destinatario', 'Destinatário', 'Получатель'), 12, (row) => row.receiver),
  column(words('联系电话', 'Phone', 'Téléphone', 'Teléfono', 'Telefone', 'Телефон'), 14, (row) => row.phone),
  column(words('收货地址', 'Address', 'Adresse', 'Dirección', 'Endereço', 'Адрес'), 40, (row) => row.address),
  column(words('物流单号', 'Parcels', 'Colis', 'Envíos', 'Remessas', 'Отправления'), 28, (row) => row.parcels),
  column(words('付款时间', 'Paid at', 'Payée le', 'Pagado el', 'Pago em', 'Дата оплаты'), 20, (row) => row.paid_at ?? ''),
  column(words('完成时间', 'Done at', 'Terminée le', 'Completado el', 'Concluído em', 'Дата завершения'), 20, (row) => row.done_at ?? ''),
  column(words('买家留言', 'Message', 'Message', 'Mensaje', 'Mensagem', 'Комментарий'), 24, (row) => row.leave_word),
  buyerOnly(column(words('项目', 'Project', 'Projet', 'Proyecto', 'Projeto', 'Проект'), 24, (row) => row.project)),
];

const columnsFor = (reader: SheetReader) => columns.filter((one) => reader === 'buyer' || !one.buyerOnly);

export const sheetHead = (reader: SheetReader, language: Language): Cell[] => columnsFor(reader).map(({ title }) => title[language]);
export const sheetWidths = (reader: SheetReader): number[] => columnsFor(reader).map(({ width }) => width);

const AmountRow = z.strictObject({ amount: z.number() });

/** Of the orders `o` that the condition holds. */
export const countSheetRows = async (tx: Tx, where: SQL): Promise<number> => {
  const rows = await readRows(
    tx,
    AmountRow,
  )`select count(*)::int as amount from shop_order o join order_line l on l.order_id = o.id where ${where}`;
  return rows[0]?.amount ?? 0;
};

export type SheetPart = { rows: Cell[][]; last: { orderId: Id; lineId: Id } | undefined };

const lineTexts = sql.join(
  addressTextsShown('line').map((name) => sql`nullif(o.address ->> ${name}::text, '')`),
  sql`, `,
);

const LineRow = Row.extend({ line_id: Id });

/** The next rows behind `after`, latest order first; read by key, so that a long list costs the same everywhere. */
export const readSheetRows = async (
  tx: Tx,
  where: SQL,
  { reader, language, limit, after }: { reader: SheetReader; language: Language; limit: number; after?: SheetPart['last'] | undefined },
): Promise<SheetPart> => {
  const behind = after ? sql`and (o.id < ${after.orderId} or o.id = ${after.orderId} and l.id > ${after.lineId})` : sql``;
  const rows = await readRows(tx, LineRow)`
    select o.id::text, l.id::text as line_id, o.order_sn, ${timeText(sql`o.created_at`)} as at,
      ${reader === 'store' ? buyerName : sql`m.member_name`} as buyer, d.name as department, s.name as store,
      coalesce((select p.name from project_booking b join project p on p.id = b.project_id where b.order_id = o.id and b.order_line_id = l.id), '') as project, o.state, o.pay_mode as mode,
      l.spec_name, l.item_number, l.unit, l.unit_fen::float8, l.num, l.pay_fen::float8 as line_fen, o.freight_fen::float8 as freight,
      o.activity_fen::float8 as activity, o.coupon_fen::float8 as coupon, o.points_fen::float8 as points, o.payable_fen::float8 as payable,
      o.paid_fen::float8 as paid, o.refunded_fen::float8 as refunded, coalesce(o.address ->> 'receiverName', '') as receiver,
      coalesce(o.address ->> 'receiverPhone', '') as phone, concat_ws(' ', o.address ->> 'areaInfo', ${lineTexts}) as address,
      coalesce((select string_agg(p.logistics_company || ' ' || p.tracking_number, '; ' order by p.id) from shipment p where p.order_id = o.id), '') as parcels,
      ${timeText(sql`o.paid_at`)} as paid_at, ${timeText(sql`o.done_at`)} as done_at, o.leave_word
    from shop_order o join order_line l on l.order_id = o.id join store s on s.id = o.store_id
      join member m on m.id = o.member_id left join department d on d.id = o.department_id
    where ${where} ${behind} order by o.id desc, l.id limit ${limit}`;
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => columnsFor(reader).map(({ of }) => of(row, language))),
    last: last ? { orderId: last.id, lineId: last.line_id } : undefined,
  };
};
