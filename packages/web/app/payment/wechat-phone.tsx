import type { PayStart } from '@mall/contract/payment/payment.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.tsx';
import { saveCode } from './save-code.ts';
import looks from './wechat-pay.module.css';

/** Pages and WeChat's own scheme; whatever else an answer may hold opens nothing. */
const opensWechat = (url: string | undefined): url is string => /^(https?|weixin):/i.test(url ?? '');

/** On a telephone nobody can scan his own screen: the app is opened, or the code saved for it. */
export function WechatPhone({ start, paySn }: { start: PayStart; paySn: string }) {
  const t = useWords('payment');
  const save = async (code: string) => {
    try {
      await saveCode(code, `wechat-${paySn}.png`);
      toast.ok(t('wechat.saved'));
    } catch {
      toast.warn(t('wechat.saveFailed'));
    }
  };
  const { payUrl, qrCode } = start;
  return (
    <div className={looks.phone}>
      {opensWechat(payUrl) && (
        <Button size="l" block href={payUrl}>
          {t('wechat.open')}
        </Button>
      )}
      {qrCode !== undefined && (
        <Button size="l" block look="line" icon={<DownloadIcon size={16} />} onClick={() => void save(qrCode)}>
          {t('wechat.save')}
        </Button>
      )}
      <p className="meta">{t('wechat.phoneHint')}</p>
    </div>
  );
}
