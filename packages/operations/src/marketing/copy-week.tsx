import { seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { CopyIcon } from '@mall/ui/icons/copy-icon.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './seckill.module.css';
import { sessionReads } from './seckill.reads.ts';

type Left = readonly { name: string; why: string }[];

/** Lays the sessions of the week before for the days shown; what did not fit is listed with its reason. */
export function CopyWeek({ day }: { day: string }) {
  const t = useWords('marketing');
  const kit = useKitWords();
  const [left, setLeft] = useState<Left>([]);
  const copy = useAct({
    call: seckillOperationsApi.copy,
    request: (from: string) => ({ body: { day: from } }),
    ask: (from) => ({ title: t('copy.ask', { day: from }), text: t('copy.text'), act: t('copy') }),
    done: ({ sessions, goods }) => t('copy.done', { sessions, goods }),
    onDone: (copied) => setLeft(copied.left),
    changes: sessionReads,
  });
  return (
    <>
      <Button look="line" onClick={() => copy.start(day)}>
        <CopyIcon /> {t('copy')}
      </Button>
      {copy.question}
      {left.length > 0 && (
        <Dialog
          open
          title={t('copy.left', { count: left.length })}
          width={560}
          maxBodyHeight="60vh"
          labels={{ close: kit('close') }}
          onClose={() => setLeft([])}
        >
          <ul className={styles.left}>
            {left.map(({ name, why }) => (
              <li key={`${name}:${why}`}>
                <b>{name}</b> <span className="meta">{why}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
