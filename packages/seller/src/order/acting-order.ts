import type { OrderLine } from '@mall/contract/order/order.api.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';

/** As much of an order as the acts need; a card of the list and the detail have it. */
export type ActingOrder = {
  orderId: string;
  orderSn: string;
  buyerName: string;
  receiverName: string;
  payMode: PayMode;
  totalPayable: string;
  freight: string;
  leaveWord: string;
  lines: readonly OrderLine[];
  /** Those that are under way can be seen somewhere. */
  parcels: readonly { shipmentId: string; logisticsCompany: string; trackingNumber: string; signedDate?: string | undefined }[];
};
