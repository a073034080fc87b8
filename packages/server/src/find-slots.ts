import type { FindSlot } from './account/find.ts';
import { memberFind } from './account/member.find.ts';
import { afterSaleFind } from './after-sale/after-sale.find.ts';
import { agreementFind } from './agreement/agreement.find.ts';
import { billingFind } from './billing/billing.find.ts';
import { catalogueFind } from './catalogue/catalogue.find.ts';
import { companyFind } from './company/company.find.ts';
import { invoiceFind } from './invoice/invoice.find.ts';
import { orderFind } from './order/order.find.ts';
import { paymentFind } from './payment/payment.find.ts';
import { storeFind } from './store/store.find.ts';

/** Every room in which somebody of a store or of the mall looks for a number or a name. */
export const findSlots: readonly FindSlot[] = [
  ...memberFind,
  ...companyFind,
  ...storeFind,
  ...catalogueFind,
  ...orderFind,
  ...paymentFind,
  ...afterSaleFind,
  ...invoiceFind,
  ...agreementFind,
  ...billingFind,
];
