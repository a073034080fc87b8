import type { OfficeSpec } from '@mall/contract/marketing/activity-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Button } from '@mall/ui/button.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import type { ActivityCalls } from './activity-calls.ts';
import styles from './marketing.module.css';

type SpecPickerProps = { call: ActivityCalls['specs']; onPick: (spec: OfficeSpec) => void; without?: readonly string[] };

const none: readonly string[] = [];

/** Finds a spec by a part of its name or number. */
export function SpecPicker({ call, onPick, without = none }: SpecPickerProps) {
  const t = useCounterWords();
  const [word, setWord] = useState('');
  const found = useAnswer(ask(call, { query: { limit: 8, ...(word.trim() && { word: word.trim() }) } }, { staleMs: 5000, fallback: [] }));
  return (
    <div className={styles.picker}>
      <TextInput
        value={word}
        maxLength={40}
        aria-label={t('mk.spec.word')}
        placeholder={t('mk.spec.word')}
        onChange={({ target }) => setWord(target.value)}
        autoComplete="off"
      />
      <ul className={styles.found} aria-label={t('mk.spec.found')}>
        {found
          .filter(({ specId }) => !without.includes(specId))
          .map((spec) => (
            <li key={spec.specId}>
              <span className="ell">
                {spec.name} <span className="meta">{spec.itemNumber}</span>
              </span>
              <span className="num">¥{spec.price}</span>
              <Button look="text" size="s" onClick={() => onPick(spec)}>
                {t('mk.spec.pick')}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}
