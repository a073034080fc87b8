import type { ApplicationState } from '@mall/contract/credit/application.machine.ts';
import { creditApi } from '@mall/contract/credit/credit.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './quota.module.css';
import { yuan } from './yuan.ts';

const tones: Readonly<Record<ApplicationState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  waiting: { mark: 'running', tone: 'blue' },
  approved: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'open', tone: 'red' },
  withdrawn: { mark: 'open', tone: 'grey' },
};

/** What the company applied for so far, and what became of it. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('credit');
  const kit = useKitWords();
  const { data } = useList(ask(creditApi.applications, {}, { staleMs: 0 }));
  return (
    <Dialog open title={t('history.act')} labels={{ close: kit('close') }} onClose={onClose}>
      {!data && <Skeleton kind="block" height={160} />}
      {data?.length === 0 && <Empty title={t('history.none')} picture="none" />}
      <ul className={styles.past}>
        {data?.map((one) => (
          <li key={one.id}>
            <p className={styles.row}>
              <span>
                {t(`kind.${one.kind}`)} <b className="num">{yuan(one.amount)}</b>
              </span>
              <StatusMark {...tones[one.decision]}>{t(`decision.${one.decision}`)}</StatusMark>
            </p>
            <p className="meta">
              <span className="num">{one.submitDate.slice(0, 16)}</span> {one.submittedBy}
              {one.granted !== null && ` · ${t('history.granted', { amount: yuan(one.granted) })}`}
              {one.reason && ` · ${one.reason}`}
            </p>
            <p className="meta">{one.purpose}</p>
            {one.papers.map(({ url, name }) => (
              <a key={url} className="link" href={url} target="_blank" rel="noreferrer">
                {name}{' '}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
