import type { SettlementStore } from '@mall/contract/cart/settlement.api.ts';
import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';

export type ChosenInvoice = { titleId: string; type: InvoiceType };
type Store = Pick<SettlementStore, 'storeId' | 'invoiceTypes'>;

/** What a store issues to this buyer: a VAT special invoice only where the mall has agreed to his company's papers. */
export const typesOf = ({ invoiceTypes }: Pick<Store, 'invoiceTypes'>, qualified: boolean): InvoiceType[] =>
  invoiceTypes.filter((type) => qualified || type !== 'paper_special');

/** What a store is to issue: what was chosen, as long as it fits; without a choice what is usual in the company, and for a person nothing. */
export const invoiceOf = (
  store: Store,
  chosen: ChosenInvoice | null | undefined,
  titles: readonly InvoiceTitle[],
  qualified: boolean,
): ChosenInvoice | null => {
  const types = typesOf(store, qualified);
  if (chosen === null) return null;
  if (chosen) {
    const title = titles.find(({ id }) => id === chosen.titleId);
    return title?.types.includes(chosen.type) && types.includes(chosen.type) ? chosen : null;
  }
  const usual = titles.find(({ ofCompany }) => ofCompany === 1);
  const type = usual && [usual.fields.type, ...usual.types].find((one) => types.includes(one));
  return usual && type ? { titleId: usual.id, type } : null;
};
