import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import type { Ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';

type Props<C extends AnyCall> = { question: Ask<C>; children: (data: DataOf<C>) => ReactNode };

/** A part of the desk that asks for itself: one that fails leaves the others standing. */
export function Asked<C extends AnyCall>({ question, children }: Props<C>) {
  const t = useWords('desk');
  const { data, isError, refetch } = useList(question);
  if (data !== undefined) return children(data as DataOf<C>);
  if (isError)
    return (
      <p className={styles.inside}>
        {t('failed')}{' '}
        <Button look="text" size="s" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  return (
    <div className={styles.inside}>
      <Skeleton kind="text" lines={4} />
    </div>
  );
}
