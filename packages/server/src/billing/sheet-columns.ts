/** What a column is about, by its head: of all heads the surest is taken. `never` names what only looks like it. */
type Head = { sure: readonly RegExp[]; never: RegExp };

/** A word of letters that stands by itself. */
const alone = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const rule = (pattern: string): RegExp => new RegExp(pattern, 'u');
const gap = String.raw`[^\p{L}\p{N}]*`;

const orders = `订单|采购单|order|${alone('po')}|commande|pedido|orden|encomenda|заказ`;
const numbers = `号|编号|${alone('no|nr|n°|nº|№|number|num|sn|id|numéro|número|номер')}|n°|nº|№`;
const amounts = `金额|合计|总额|总价|货款|amount|total|${alone('sum')}|montant|somme|importe|monto|valor|сумма|итого`;
const gross = '含税|价税|应付|实付|结算|incl|gross|payable|ttc|con iva|com iva|с ндс|к оплате';

const orderHead: Head = {
  sure: [
    rule(`^${gap}(?:${numbers})?${gap}(?:${orders})${gap}(?:${numbers})?${gap}$`),
    rule(`(?:${orders}).*(?:${numbers})|(?:${numbers}).*(?:${orders})`),
    rule(orders),
  ],
  never: rule(
    `日期|时间|状态|数量|类型|备注|名称|行号|${amounts}|date|time|status|state|type|qty|quantity|remark|fecha|estado|data|statut|дата|статус|${alone('line|ligne|línea|linha|строка')}`,
  ),
};
const neverAmount =
  /不含|未税|无税|(?<!含)税额|税率|优惠|折扣|减免|退款|已付|未付|单价|数量|before tax|excl|(?<!\p{L})net(?!\p{L})|tax amount|vat amount|discount|refund|unit|quantity|qty|(?<!\p{L})ht(?!\p{L})|hors|remise|sin iva|sem iva|descuento|desconto|без ндс|скидк|сумма ндс/u;
const grossAmount = rule(`(?:${gross}).*(?:${amounts})|(?:${amounts}).*(?:${gross})`);
const plainAmount = [rule(`^${gap}(?:${amounts})`), rule(amounts)];
/** Of a sheet that names goods each row is of goods, of another of its order with what carrying it cost. */
const lineAmount: Head = { sure: [grossAmount, /商品金额|行金额|货款|小计|subtotal|line/u, ...plainAmount], never: neverAmount };
const orderAmount: Head = { sure: [grossAmount, rule(`(?:${orders}).*(?:${amounts})`), ...plainAmount], never: neverAmount };
const numHead: Head = {
  sure: [/数量|qty|quantity|quantité|cantidad|quantidade|количество|кол-во/u],
  never: rule(amounts),
};
const goodsHead: Head = {
  sure: [
    /物料|编码|货号|商品|品名|名称|型号|规格|code|item|goods|product|material|name|article|produit|artículo|producto|artigo|produto|товар|код|наимен/u,
  ],
  never: rule(`单价|日期|时间|状态|数量|客户|店铺|供应商|price|date|status|customer|supplier|store|${amounts}`),
};

const plain = (head: string): string => head.normalize('NFKC').trim().toLowerCase();
const fits = (head: string, { sure, never }: Head): boolean => !never.test(head) && sure.some((one) => one.test(head));

/** The column whose head says it most surely, of equal ones the first; -1: none. */
const bestOf = (heads: readonly string[], { sure, never }: Head, but: number): number => {
  for (const one of sure) {
    const at = heads.findIndex((head, here) => here !== but && !never.test(head) && one.test(head));
    if (at >= 0) return at;
  }
  return -1;
};

export type SheetColumns = { order: number; amount: number; num: number; goods: number[] };

/** Which column of a company's own sheet holds what; undefined where a row is not the one of its heads. */
export const columnsOf = (row: readonly string[]): SheetColumns | undefined => {
  const heads = row.map(plain);
  const order = bestOf(heads, orderHead, -1);
  const num = bestOf(heads, numHead, order);
  const goods = heads.flatMap((head, at) => (at !== order && at !== num && fits(head, goodsHead) ? [at] : []));
  const amount = bestOf(heads, goods.length > 0 ? lineAmount : orderAmount, order);
  return order < 0 || amount < 0 ? undefined : { order, amount, num, goods };
};
