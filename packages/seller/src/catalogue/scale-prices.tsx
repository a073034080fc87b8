import { Button } from '@mall/ui/button.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { readPercent } from './specs-sheet.rules.ts';

/** Every price of the sheet so many per cent up or down. Nothing is sent by it. */
export function ScalePrices({ onScale }: { onScale: (percent: number) => void }) {
  const t = useWords('catalogue');
  const [typed, setTyped] = useState('');
  const percent = readPercent(typed);
  const scale = () => {
    if (percent === undefined) return;
    onScale(percent);
    setTyped('');
  };
  return (
    <span className={styles.percent}>
      <TextInput
        size="s"
        value={typed}
        inputMode="text"
        aria-label={t('scale.label')}
        placeholder={t('scale.hint')}
        trailing="%"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          scale();
        }}
      />
      <Button look="line" size="s" disabled={percent === undefined} onClick={scale}>
        {t('scale.act')}
      </Button>
    </span>
  );
}
