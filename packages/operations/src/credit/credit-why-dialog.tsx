import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useWords } from '../kernel/words.ts';

type CreditWhyDialogProps = {
  title: string;
  text: string;
  reasons: readonly string[];
  act: string;
  busy: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
};

/** Asks why; whoever it concerns reads it. */
export function CreditWhyDialog(props: CreditWhyDialogProps) {
  const t = useWords('credit');
  const kit = useKitWords();
  const words = {
    reason: t('why.reason'),
    other: t('why.other'),
    own: t('why.own'),
    required: t('why.required'),
    long: (most: number) => t('why.long', { most }),
    act: props.act,
    back: kit('cancel'),
  };
  return <ReasonDialog {...props} words={words} />;
}
