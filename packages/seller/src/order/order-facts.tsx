import { addressLine } from '@mall/contract/member/address-fields.ts';
import type { StoreOrderDetail } from '@mall/contract/order/order-seller.api.ts';
import { isPayChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './order-detail.module.css';

/** Who bought and who gets it, how it is paid, and when what happened. */
export function OrderFacts({ order }: { order: StoreOrderDetail }) {
  const t = useWords('order');
  const language = useLanguage();
  const { address, invoice, payChannel } = order;
  const channel = isPayChannel(payChannel) ? payChannelRows[payChannel].name[language] : '';
  return (
    <Panel bordered title={t('detail.facts')}>
      <div className={styles.boxes}>
        <Facts
          facts={[
            [t('detail.buyer'), order.buyerName],
            [t('detail.project'), order.projects.map(({ name }) => name).join('、')],
            [t('detail.receiver'), `${address.receiverName} ${address.receiverPhone}`],
            [t('detail.address'), addressLine(address)],
            [t('detail.delivery'), t(`delivery.${order.deliveryTime}`)],
          ]}
        />
        <Facts
          facts={[
            [t('detail.mode'), t(`mode.${order.payMode}`)],
            [t('detail.channel'), channel],
            [t('detail.placedAt'), order.createDate.slice(0, 16)],
            [t('detail.paidAt'), order.payDate?.slice(0, 16)],
            [t('detail.payDue'), order.payDate ? '' : order.payDue?.slice(0, 10)],
            [t('detail.shippedAt'), order.shipDate?.slice(0, 16)],
            [t('detail.receivedAt'), order.receiveDate?.slice(0, 16)],
            [t('detail.invoice'), invoice && (invoice.titleType === 'company' ? invoice.companyName : invoice.personName)],
          ]}
        />
      </div>
    </Panel>
  );
}
