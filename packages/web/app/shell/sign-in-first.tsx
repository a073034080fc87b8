import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import { RouterLink } from './router-link.tsx';

/** Warns a visitor who asks for what only members have. */
export default function SignInFirst({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('signInFirst.later')}
      </Button>
      <Button href="/login" as={RouterLink} onClick={onClose}>
        {t('signInFirst.go')}
      </Button>
    </>
  );
  return (
    <Dialog open role="alertdialog" title={t('signInFirst.title')} labels={{ close: t('close') }} onClose={onClose} footer={footer}>
      {t('signInFirst.text')}
    </Dialog>
  );
}
