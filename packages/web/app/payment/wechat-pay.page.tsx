import type { Cashier } from '@mall/contract/payment/payment.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { CashierOrders } from './cashier-orders.tsx';
import { OpenCashier } from './open-cashier.tsx';
import styles from './payment.module.css';
import { successAddress, usePayStatus } from './use-pay-status.ts';
import { WechatCode } from './wechat-code.tsx';
import looks from './wechat-pay.module.css';
import { WechatPhone } from './wechat-phone.tsx';

export default function WechatPayPage() {
  const t = useWords('payment');
  return <OpenCashier title={t('wechat')}>{(cashier) => <Scan cashier={cashier} />}</OpenCashier>;
}

function Scan({ cashier }: { cashier: Cashier }) {
  const t = useWords('payment');
  const navigate = useNavigate();
  const { paySn } = cashier;
  const [expired, setExpired] = useState(false);
  const started = useQuery({
    queryKey: ['wechat-code', paySn],
    queryFn: () => browserCall(payApi.pc, { body: { paySn, channel: 'wechat' } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const status = usePayStatus(paySn, started.data && !expired ? 2000 : false, (orderSn) => {
    toast.ok(t('paid'));
    void navigate(successAddress(paySn, orderSn), { replace: true });
  });
  const failed = status.data?.state === 'failure';
  const onPhone = useTelephone();
  /** The code while it still pays. */
  const open = failed || expired || started.isError ? undefined : started.data;
  const renew = async () => {
    await started.refetch();
    setExpired(false);
    await status.refetch();
  };
  return (
    <div className={styles.main}>
      <Panel>
        <div className={looks.scan}>
          <WechatCode
            start={started.data}
            at={started.dataUpdatedAt}
            state={failed ? 'failed' : expired ? 'expired' : started.isError ? 'away' : 'open'}
            busy={started.isFetching}
            onExpire={() => setExpired(true)}
            onRenew={() => void renew()}
          />
          <div className={looks.text}>
            <p className={looks.amount}>
              <span>{t('amount')}</span>
              <Price value={cashier.amount} size="l" />
            </p>
            {onPhone ? open && <WechatPhone start={open} paySn={paySn} /> : <p>{t('wechat.how')}</p>}
            {failed && (
              <Note tone="bad" role="alert">
                {t('wechat.failed')}
              </Note>
            )}
            {started.data?.codeUrl?.startsWith('http') && (
              <p className="meta">
                {t('wechat.sandbox')}{' '}
                <a className={styles.link} href={started.data.codeUrl} target="_blank" rel="noopener noreferrer">
                  {t('wechat.sandboxLink')}
                </a>
              </p>
            )}
            <Button look="line" href={`/toPay?paySn=${paySn}`} as={RouterLink}>
              {t('otherWay')}
            </Button>
          </div>
        </div>
      </Panel>
      <Panel title={t('summary')}>
        <CashierOrders orders={cashier.orders} />
      </Panel>
    </div>
  );
}
