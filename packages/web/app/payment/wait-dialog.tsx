import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './payment.module.css';

type WaitDialogProps = { open: boolean; busy: boolean; payUrl: string; onFinished: () => void; onProblem: () => void; onClose: () => void };

/** While the buyer is at the bank in another window: he says how it went, the server says whether it is so. */
export function WaitDialog({ open, busy, payUrl, onFinished, onProblem, onClose }: WaitDialogProps) {
  const t = useWords('payment');
  return (
    <Dialog
      open={open}
      title={t('wait.title')}
      labels={{ close: t('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onProblem}>
            {t('wait.problem')}
          </Button>
          <Button busy={busy} onClick={onFinished}>
            {t('wait.finished')}
          </Button>
        </>
      }
    >
      <div className={styles.wait}>
        <p>{t('wait.text')}</p>
        <p className="meta">
          {t('wait.blocked')}{' '}
          <a className={styles.link} href={payUrl} target="_blank" rel="noopener noreferrer">
            {t('wait.again')}
          </a>
        </p>
        <p className="meta">
          {t('wait.help')}{' '}
          <RouterLink className={styles.link ?? ''} href="/helpCenter" target="_blank">
            {t('wait.helpLink')}
          </RouterLink>
        </p>
      </div>
    </Dialog>
  );
}
