import { chinaTime, escapeHtml, page } from './page.ts';

/** A connection whose carts come here. */
export type Punchout = {
  name: string;
  protocol: 'cxml' | 'oci4' | 'oci5';
  key: string;
  secret: string;
  fromDomain: string;
  fromIdentity: string;
};
export type CartLine = { partId: string; auxiliaryId: string; num: string; price: string; unit: string; name: string };
export type Cart = { id: string; key: string; at: number; lines: readonly CartLine[]; orderId: string; status: string };
export type Paper = { id: string; kind: string; orderId: string; at: number; total: string };

const style = `<style>
  .acts { display: flex; flex-wrap: wrap; gap: 8px } .acts form { margin: 0 } .acts button { cursor: pointer }
  .wide { overflow-x: auto } table { width: 100%; border-collapse: collapse; font-size: 14px } th, td { text-align: left; padding: 6px; border-bottom: 1px solid #e3e8ef; vertical-align: top; overflow-wrap: anywhere }
</style>`;
const names = { cxml: 'cXML 1.2', oci4: 'OCI 4.0', oci5: 'OCI 5.0' } as const;
const kinds: Readonly<Record<string, string>> = {
  ConfirmationRequest: '订单确认',
  ShipNoticeRequest: '发货通知',
  InvoiceDetailRequest: '发票',
};

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
const button = (action: string, fields: Readonly<Record<string, string>>, label: string): string =>
  `<form method="post" action="${action}">${hidden(fields)}<button>${label}</button></form>`;

const startOf = ({ name, protocol, key, secret }: Punchout, site: string): string => {
  const label = `进入商城选购：${escapeHtml(name)}（${names[protocol]}）`;
  if (protocol === 'cxml') return button('/sandbox/erp/punchout/start', { key }, label);
  const hook = `${site}/sandbox/erp/punchout/cart?key=${key}`;
  return button(
    '/punchout/oci',
    { USERNAME: key, PASSWORD: secret, HOOK_URL: hook, '~OkCode': 'ADDI', '~TARGET': '_top', '~CALLER': 'CTLG' },
    label,
  );
};

const lineRow = ({ name, partId, num, unit, price }: CartLine): string =>
  `<tr><td>${escapeHtml(name)}<div class="meta">${escapeHtml(partId)}</div></td><td>${escapeHtml(num)} ${escapeHtml(unit)}</td><td>¥${escapeHtml(price)}</td></tr>`;

const cartOf = (cart: Cart, known: readonly Punchout[]): string => {
  const connection = known.find(({ key }) => key === cart.key);
  const again = (operation: string, label: string) =>
    button('/sandbox/erp/punchout/start', { key: cart.key, cart: cart.id, operation }, label);
  const acts =
    connection?.protocol === 'cxml'
      ? `${again('edit', '修改')}${again('inspect', '查看')}${button('/sandbox/erp/punchout/order', { cart: cart.id }, '下单')}`
      : '';
  return `<div class="card"><strong>返回的购物车</strong> <span class="meta">${chinaTime(new Date(cart.at))} · ${escapeHtml(connection?.name ?? cart.key)}</span>
<div class="wide"><table><thead><tr><th>商品</th><th>数量</th><th>单价</th></tr></thead><tbody>${cart.lines.map(lineRow).join('')}</tbody></table></div>
${cart.status === '' ? '' : `<p>${escapeHtml(cart.orderId)}：${escapeHtml(cart.status)}</p>`}<div class="acts">${acts}</div></div>`;
};

const paperRow = ({ kind, orderId, at, total }: Paper): string =>
  `<tr><td>${chinaTime(new Date(at))}</td><td>${kinds[kind] ?? escapeHtml(kind)}</td><td>${escapeHtml(orderId)}</td><td>¥${escapeHtml(total)}</td></tr>`;

/** Ways in, carts that came back, and what was said of the orders. */
export const punchoutPage = (known: readonly Punchout[], carts: readonly Cart[], papers: readonly Paper[], site: string): string =>
  page(
    '采购系统',
    `${style}<div class="card"><div class="acts">${known.map((one) => startOf(one, site)).join('') || '没有对接到这里的采购系统'}</div><div class="meta">以企业采购系统的身份进入商城；购物车返回到这里</div></div>
${carts
  .slice(0, 20)
  .map((cart) => cartOf(cart, known))
  .join('')}
<div class="card"><strong>收到的单据</strong><div class="wide"><table><tbody>${papers.slice(0, 100).map(paperRow).join('') || '<tr><td>还没有</td></tr>'}</tbody></table></div></div>`,
  );
