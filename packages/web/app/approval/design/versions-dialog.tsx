import { type ProcessSummary, processApi } from '@mall/contract/approval/process.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../../kernel/words.tsx';
import { designAddress } from '../approval-addresses.ts';
import styles from './design.module.css';

const looks = {
  draft: { mark: 'open', tone: 'amber' },
  live: { mark: 'closed', tone: 'green' },
  past: { mark: 'open', tone: 'grey' },
} as const;

/** Every version of a process, and how many requests still go by it. */
export function VersionsDialog({ process, onClose }: { process: Pick<ProcessSummary, 'id' | 'name'>; onClose: () => void }) {
  const t = useWords('approval/design');
  const shell = useWords('shell');
  const { data, isError, error, isFetching, refetch } = useList(ask(processApi.detail, { params: { id: process.id } }, { staleMs: 0 }));
  return (
    <Dialog open title={t('versions.title', { name: process.name })} width={480} labels={{ close: shell('close') }} onClose={onClose}>
      {isError && <ReadFailed error={error} title={t('list.failed')} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton kind="text" lines={4} />}
      {data && (
        <ul className={styles.versions}>
          {data.versions.map(({ version, state, byName, date, running }) => (
            <li key={version}>
              <b className="num">V{version}</b>
              <StatusMark {...looks[state]}>{t(`versions.${state}`)}</StatusMark>
              <span className={styles.grow}>
                {byName} <span className="meta num">{date.slice(0, 16)}</span>
              </span>
              {running > 0 && <span className="meta">{t('list.runningOf', { count: running })}</span>}
              <Button
                look="text"
                size="s"
                as={RouterLink}
                href={version === (data.draftVersion ?? data.version) ? designAddress(process.id) : designAddress(process.id, version)}
                onClick={onClose}
              >
                {t('versions.see')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="meta">{t('versions.text')}</p>
    </Dialog>
  );
}
