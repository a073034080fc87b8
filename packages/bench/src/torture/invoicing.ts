import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { ask, type Mall } from './buyer.ts';
import type { Person } from './world.ts';

const titles = new Map<string, string>();

export const titleOf = async (mall: Mall, buyer: Person): Promise<string | undefined> => {
  const known = titles.get(buyer.memberId);
  if (known) return known;
  const fields = {
    type: 'electronic_normal',
    titleType: 'person',
    personName: '买家',
    recipientName: '买家',
    phone: '13812345678',
    email: 'a@example.com',
  } as const;
  const saved = await ask(mall, invoiceTitleApi.save, { body: { fields } }, buyer);
  if (saved?.code === 200) titles.set(buyer.memberId, saved.data.id);
  return saved?.code === 200 ? saved.data.id : undefined;
};

/** Everybody who may issues it, twice at once; who may not is refused. What the gateway refused before is asked anew, or rejected. */
export const issue = (mall: Mall, id: string) =>
  Promise.all(
    mall.world.sellers.flatMap((seller) => [
      ask(mall, sellerInvoiceApi.issue, { params: { id } }, seller),
      mall.random() < 0.5
        ? ask(mall, sellerInvoiceApi.retry, { params: { id } }, seller)
        : ask(mall, sellerInvoiceApi.issue, { params: { id } }, seller),
    ]),
  );

/** Applies twice at once for a received order, and what becomes of it: issued, cancelled while it is, changed, taken back by its seller. */
export const invoice = async (mall: Mall, buyer: Person, orderId: string): Promise<void> => {
  const titleId = await titleOf(mall, buyer);
  if (!titleId) return;
  const body = { orderIds: [orderId], titleId, type: 'electronic_normal' as const };
  const answers = await Promise.all([1, 2].map(() => ask(mall, invoiceApi.apply, { body }, buyer)));
  const made = answers.flatMap((answer) => (answer?.code === 200 ? answer.data.ids : []));
  mall.tally.invoiced += made.length;
  for (const id of made) {
    const cancels = mall.random() < 0.2;
    await Promise.all([issue(mall, id), cancels ? ask(mall, invoiceApi.cancel, { params: { id } }, buyer) : undefined]);
    if (mall.random() < 0.4) await ask(mall, invoiceApi.change, { params: { id }, body: { titleId, reason: '写错' } }, buyer);
    else if (mall.random() < 0.2)
      await Promise.all(
        mall.world.sellers.map((seller) => ask(mall, sellerInvoiceApi.red, { params: { id }, body: { reason: '开错' } }, seller)),
      );
  }
};
