import { accountOwnData } from './account/own-data.ts';
import { afterSaleOwnData } from './after-sale/own-data.ts';
import { approvalOwnData } from './approval/own-data.ts';
import type { OwnDataPart } from './download/own-data-part.ts';
import { invoiceOwnData } from './invoice/own-data.ts';
import { marketingOwnData } from './marketing/own-data.ts';
import { memberOwnData } from './member/own-data.ts';
import { orderOwnData } from './order/own-data.ts';
import { reviewOwnData } from './review/own-data.ts';

/** What each room knows of a member; the copy of his data has them all. */
export const ownDataParts: readonly OwnDataPart[] = [
  ...accountOwnData,
  ...memberOwnData,
  ...marketingOwnData,
  ...approvalOwnData,
  ...orderOwnData,
  ...afterSaleOwnData,
  ...reviewOwnData,
  ...invoiceOwnData,
];
