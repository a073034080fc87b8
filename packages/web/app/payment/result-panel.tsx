import { isPayChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import type { Cashier } from '@mall/contract/payment/payment.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { CircleAlertIcon } from '@mall/ui/icons/circle-alert-icon.tsx';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import { CircleXIcon } from '@mall/ui/icons/circle-x-icon.tsx';
import { ClockIcon } from '@mall/ui/icons/clock-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { CashierOrders } from './cashier-orders.tsx';
import styles from './result.module.css';

export type Told = 'success' | 'closed' | 'confirming' | 'failure' | 'submitted' | 'unpaid';

const signs = {
  success: CircleCheckIcon,
  submitted: CircleCheckIcon,
  confirming: ClockIcon,
  unpaid: ClockIcon,
  failure: CircleXIcon,
  closed: CircleAlertIcon,
};

type ResultPanelProps = {
  cashier: Cashier;
  /** What is shown while nothing is decided; a decision of the server always comes first. */
  otherwise?: Exclude<Told, 'success' | 'closed'>;
  text?: string;
  /** Who has it now. */
  note?: ReactNode;
  actions?: ReactNode;
};

const toldOf = (cashier: Cashier, otherwise: Told): Told =>
  cashier.state === 'success' || cashier.state === 'closed' ? cashier.state : otherwise;

/** How a payment ended, in the words of the server's books and not of the address that led here. */
export function ResultPanel({ cashier, otherwise = 'confirming', text, note, actions }: ResultPanelProps) {
  const t = useWords('payment');
  const told = toldOf(cashier, otherwise);
  const Sign = signs[told];
  return (
    <div className={styles.result}>
      <Panel>
        <div className={styles.top} aria-live="polite">
          <Sign size={48} className={styles[told]} />
          <h2 className={styles.title}>{t(`result.${told}`)}</h2>
          <p className={styles.text}>{(told === otherwise && text) || t(`result.${told}Text`)}</p>
          {note}
          {/* Nothing is to be paid then, so no figure is shown as if it were. */}
          {cashier.state !== 'closed' && cashier.state !== 'later' && <Figures cashier={cashier} paid={told === 'success'} />}
          <div className={styles.ways}>
            <Ways cashier={cashier} told={told} actions={actions} />
          </div>
        </div>
      </Panel>
      <Panel title={t('summary')}>
        <CashierOrders orders={cashier.orders} />
      </Panel>
    </div>
  );
}

function Figures({ cashier, paid }: { cashier: Cashier; paid: boolean }) {
  const t = useWords('payment');
  const language = useLanguage();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t(paid ? 'paidAmount' : 'amount')}</dt>
        <dd>
          <Price value={cashier.amount} />
        </dd>
      </div>
      {paid && isPayChannel(cashier.channel) && (
        <div>
          <dt>{t('channel')}</dt>
          <dd>{payChannelRows[cashier.channel].name[language]}</dd>
        </div>
      )}
      {cashier.payDate && (
        <div>
          <dt>{t('payDate')}</dt>
          <dd className="num">{cashier.payDate}</dd>
        </div>
      )}
    </dl>
  );
}

function Ways({ cashier, told, actions }: { cashier: Cashier; told: Told; actions: ReactNode }) {
  const t = useWords('payment');
  const [only] = cashier.orders;
  const orderHref =
    cashier.orders.length === 1 && only ? `/personalCenterBase/myOrdersDetail?id=${only.orderId}` : '/personalCenterBase/myOrders';
  const isUndecided = told === 'confirming' || told === 'unpaid';
  if (told === 'failure')
    return (
      <>
        <Button size="l" href={`/toPay?paySn=${cashier.paySn}`} as={RouterLink}>
          {t('payAgain')}
        </Button>
        <Button size="l" look="line" href={orderHref} as={RouterLink}>
          {t('viewOrder')}
        </Button>
      </>
    );
  return (
    <>
      {told !== 'success' && told !== 'closed' && actions}
      <Button size="l" look={isUndecided ? 'line' : 'primary'} href={orderHref} as={RouterLink}>
        {t('viewOrder')}
      </Button>
      {!isUndecided && (
        <Button size="l" look="line" href="/" as={RouterLink}>
          {t('goShopping')}
        </Button>
      )}
    </>
  );
}
