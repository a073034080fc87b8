import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './recovery-codes.module.css';

const save = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Shown once; one goes on only after saying that they are kept. */
export function RecoveryCodes({ codes, act, onKept }: { codes: readonly string[]; act: string; onKept: () => void }) {
  const t = useCounterWords();
  const copy = useCopy();
  const [kept, setKept] = useState(false);
  return (
    <>
      <h1>{t('codes.title')}</h1>
      <p className={styles.lead}>{t('codes.text')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.acts}>
        <Button look="line" size="s" onClick={() => copy(codes.join('\n'))}>
          {t('codes.copy')}
        </Button>
        <Button look="line" size="s" onClick={() => save(t('codes.file'), `${codes.join('\n')}\n`)}>
          {t('codes.download')}
        </Button>
      </p>
      <p className={styles.kept}>
        <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
          {t('codes.kept')}
        </Checkbox>
      </p>
      <Button size="l" block disabled={!kept} onClick={onKept}>
        {act}
      </Button>
    </>
  );
}
