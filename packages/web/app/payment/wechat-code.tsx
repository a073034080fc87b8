import type { PayStart } from '@mall/contract/payment/payment.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { RefreshIcon } from '@mall/ui/icons/refresh-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useWords } from '../kernel/words.tsx';
import { PayCountdown } from './pay-countdown.tsx';
import looks from './wechat-pay.module.css';

type WechatCodeProps = {
  start: PayStart | undefined;
  at: number;
  state: 'open' | 'expired' | 'failed' | 'away';
  busy: boolean;
  onExpire: () => void;
  onRenew: () => void;
};

const side = 240;

/** The code to scan; covered once it no longer pays. */
export function WechatCode({ start, at, state, busy, onExpire, onRenew }: WechatCodeProps) {
  const t = useWords('payment');
  return (
    <div className={looks.code}>
      <div className={looks.frame}>
        {start?.qrCode ? (
          <img src={start.qrCode} alt={t('wechat.code')} width={side} height={side} />
        ) : (
          <Skeleton kind="block" height={side} width={side} />
        )}
        {state !== 'open' && (
          <div className={looks.cover} aria-live="polite">
            <p>{t(`wechat.${state}`)}</p>
            <Button busy={busy} onClick={onRenew} icon={<RefreshIcon size={16} />}>
              {t('wechat.renew')}
            </Button>
          </div>
        )}
      </div>
      {start && state === 'open' && (
        <p className={looks.left}>
          <span className="meta">{t('wechat.left')}</span>
          <PayCountdown seconds={start.expireSeconds} at={at} onEnd={onExpire} />
        </p>
      )}
    </div>
  );
}
