import type { InvoiceableOrder } from '@mall/contract/invoice/invoice.api.ts';
import { type InvoiceType, invoiceTypes, isElectronic } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceReceiver } from '@mall/contract/invoice/receiver.api.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';

// Written out, because the rules they stand in bring the whole schema library with them.

/** Whom the title names, instead of one that is kept. */
export const ofTitle = 'title';

/** What all the stores of these orders issue. */
export const issuedByAll = (orders: readonly Pick<InvoiceableOrder, 'types'>[]): InvoiceType[] =>
  invoiceTypes.filter((type) => orders.every((order) => order.types.includes(type)));

/** The title that is usual: the company's where there is one. */
const usualOf = (titles: readonly InvoiceTitle[]): InvoiceTitle | undefined =>
  titles.find(({ ofCompany }) => ofCompany === 1) ?? titles.find(({ isDefault }) => isDefault === 1);

type Typed = { type: string; titleId: string; receiverId: string };
type Offered = { issued: readonly InvoiceType[]; titles: readonly InvoiceTitle[]; receivers: readonly InvoiceReceiver[] };

/** What an application says: what was chosen as far as it fits, and what is usual where nothing was. */
export const choiceOf = (typed: Typed, { issued, titles, receivers }: Offered) => {
  const usual = usualOf(titles);
  const wanted = [typed.type, usual?.fields.type, ...(usual?.types ?? []), ...invoiceTypes];
  const type = issued.find((one) => one === wanted.find((name) => issued.some((known) => known === name))) ?? invoiceTypes[0];
  const fit = titles.filter((title) => title.types.includes(type));
  const title = fit.find(({ id }) => id === typed.titleId) ?? usualOf(fit) ?? fit[0];
  const reached = receivers.filter(({ email, address }) => (isElectronic(type) ? email : address) !== '');
  const receiverId =
    typed.receiverId === ofTitle || reached.some(({ id }) => id === typed.receiverId)
      ? typed.receiverId
      : (reached.find(({ isDefault }) => isDefault === 1)?.id ?? ofTitle);
  return { type, fit, title, reached, receiverId };
};
