import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { createPortal } from 'react-dom';
import { useKitWords } from '../words/use-kit-words.ts';
import { SignInDoor } from './sign-in-door.tsx';

/** Warns a visitor who asks for what only members have. */
export default function SignInFirst({ onClose }: { onClose: () => void }) {
  const t = useKitWords();
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('signInFirst.later')}
      </Button>
      <Button href="/login" as={SignInDoor} onClick={onClose}>
        {t('signInFirst.go')}
      </Button>
    </>
  );
  // Out of the bar that asked: its small type is not the dialog's.
  return createPortal(
    <Dialog open role="alertdialog" title={t('signInFirst.title')} labels={{ close: t('close') }} onClose={onClose} footer={footer}>
      {t('signInFirst.text')}
    </Dialog>,
    document.body,
  );
}
