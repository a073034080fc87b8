import type { Tx } from '../kernel/db.ts';
import { sendMessages } from '../member/send-messages.ts';
import type { LockedAfterSale } from './lock-after-sale.ts';

/** Tells the buyer what became of it. */
export const tellAfterSale = (
  tx: Tx,
  { id, aftersaleSn, memberId }: Pick<LockedAfterSale, 'id' | 'aftersaleSn' | 'memberId'>,
  title: string,
  body: string,
): Promise<void> =>
  sendMessages(tx, 'after_sale', [
    { memberId, title, body: `售后单 ${aftersaleSn}：${body}`, url: `/personalCenterBase/afterSalesExchange?id=${id}` },
  ]);
