import { feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { browserDownload } from '@mall/kit/ask/browser.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './feedback.module.css';

/** Its pictures; only who handles feedback may see them, so that they come by a call and not by an address. */
export function FeedbackPhotos({ id, count }: { id: string; count: number }) {
  if (count === 0) return null;
  return (
    <div className={styles.photos}>
      {Array.from({ length: count }, (_, at) => (
        <Photo key={String(at)} id={id} at={at} />
      ))}
    </div>
  );
}

function Photo({ id, at }: { id: string; at: number }) {
  const t = useWords('feedback');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    let made: string | undefined;
    void browserDownload(feedbackOperationsApi.photo, { params: { id }, query: { at } }).then(
      ({ blob }) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, at]);
  if (address === undefined) return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t('photo', { at: at + 1 })} />
    </a>
  );
}
