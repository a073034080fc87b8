import { languagesOf, standingOf, type TextContent } from '@mall/contract/content/text.rules.ts';
import { type TextCase, textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { textReads } from './content.reads.ts';
import { languageNames } from './language-names.ts';
import { MomentField } from './moment-field.tsx';
import styles from './text.module.css';

type Props = { text: TextCase; content: TextContent; revision: number; later: boolean; onDone: () => void; onClose: () => void };

/** Says which languages are not ready, and publishes, now or at a moment. */
export function TextPublishDialog({ text, content, revision, later, onDone, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const [asksAgain, setAsksAgain] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  const lacking = languagesOf(text.kind).filter((language) => standingOf(content, language).state !== 'same');
  const publish = useCall({
    call: textOperationsApi.publish,
    request: (moment: string | null) => ({ params: { id: text.id }, body: { revision, at: moment, asksAgain } }),
    changes: textReads,
    done: ({ version }) => t(later ? 'scheduled' : 'published', { version }),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t(later ? 'schedule' : 'text.publish')}
      width={480}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button
            busy={publish.busy}
            disabled={later && at === null}
            onClick={() => void publish.run(later ? at : null).catch(() => undefined)}
          >
            {t(later ? 'schedule' : 'publish')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {lacking.length > 0 && <Note tone="warn">{t('text.unready', { names: lacking.map((one) => languageNames[one]).join('、') })}</Note>}
        <p>{t(text.kind === 'agreement' ? 'text.publish.agreement' : 'text.publish.text')}</p>
        {text.agreed !== null && (
          <Checkbox checked={asksAgain} onChange={({ target }) => setAsksAgain(target.checked)}>
            {t('text.asksAgain')}
          </Checkbox>
        )}
        {later && <MomentField label={t('moment')} value={at} onChange={setAt} hint={t('moment.hint')} />}
      </div>
    </Dialog>
  );
}
