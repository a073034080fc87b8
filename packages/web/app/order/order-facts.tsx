import { addressLine, besideAddress } from '@mall/contract/member/address-fields.ts';
import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { isPayChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './order-facts.module.css';

const useChannel = (channel: string): string => {
  const t = useWords('order');
  const language = useLanguage();
  if (channel === 'free') return t('channel.free');
  if (!isPayChannel(channel)) return t('facts.unpaid');
  const { inOrder, name } = payChannelRows[channel];
  return (inOrder ?? name)[language];
};

/** Who gets the goods, how they are paid, and the invoice. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const { address, invoice } = order;
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <div className={styles.boxes}>
        <Box title={t('facts.receiver')}>
          <p>
            {address.receiverName} <span className="num">{address.receiverPhone}</span>
          </p>
          <p className={styles.soft}>{addressLine(address)}</p>
          <p className={styles.soft}>
            {besideAddress(address)} · {t(`delivery.${order.deliveryTime}`)}
          </p>
        </Box>
        <Box title={t('facts.payment')}>
          <Facts
            facts={[
              [t('facts.mode'), t(`mode.${order.payMode}`)],
              [t('facts.channel'), useChannel(order.payChannel)],
              [t('facts.paidAt'), order.payDate?.slice(0, 16)],
              [t('facts.project'), order.projects.map(({ name }) => name).join('、')],
              [t('facts.bill'), order.bill && <OnBill key="bill" bill={order.bill} />],
              [t('facts.due'), order.payDate ? '' : order.payDue?.slice(0, 10)],
            ]}
          />
        </Box>
        <Box title={t('facts.invoice')}>
          {invoice ? (
            <Facts
              facts={[
                [t('facts.kind'), t(`invoice.${invoice.type}`)],
                [t('facts.header'), invoice.titleType === 'company' ? invoice.companyName : invoice.personName],
                [t('facts.taxNumber'), invoice.titleType === 'company' && invoice.taxNumber],
                [t('facts.sendTo'), 'email' in invoice ? invoice.email : invoice.recipientName],
              ]}
            />
          ) : (
            <p className={styles.soft}>{t('facts.noInvoice')}</p>
          )}
        </Box>
      </div>
      {order.leaveWord && (
        <p className={styles.word}>
          <span className={styles.soft}>{t('facts.leaveWord')}</span> {order.leaveWord}
        </p>
      )}
    </section>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** The bill through which alone it is paid; who may not see bills reads its number. */
function OnBill({ bill: { id, billSn, settled } }: { bill: NonNullable<OrderDetail['bill']> }) {
  const t = useWords('order');
  const { may } = useSession();
  const said = t(settled ? 'facts.billSettled' : 'facts.billOpen');
  return (
    <>
      {may('personalCenterBase:billManagement:billingDetails:view') ? (
        <RouterLink className="link num" href={`/personalCenterBase/billManagement/billingDetails?id=${id}`}>
          {billSn}
        </RouterLink>
      ) : (
        <span className="num">{billSn}</span>
      )}{' '}
      <span className={styles.soft}>{said}</span>
    </>
  );
}
