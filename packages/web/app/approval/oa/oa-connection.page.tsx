import { oaApi } from '@mall/contract/approval/oa.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { refusalIn } from '@mall/kit/page/refusal-in.ts';
import { Refused } from '@mall/kit/page/refused.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { ConnectionForm } from './connection.form.tsx';
import { ConnectionStanding } from './connection-standing.tsx';
import styles from './oa.module.css';
import { type GivenSecret, SecretDialog } from './secret-dialog.tsx';

const connectionOf = ask(oaApi.connection, {}, { staleMs: 0 });

/** How the company's own office-automation system gets the requests that are decided there. */
export default function OaConnectionPage() {
  const t = useWords('approval/oa');
  const found = useList(connectionOf);
  const [given, setGiven] = useState<GivenSecret>();
  const refusal = refusalIn(found.error);
  const { data } = found;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="meta">{t('lead')}</p>
      </header>
      {refusal && (
        <Panel bordered>
          <Refused refusal={refusal} />
        </Panel>
      )}
      {found.error && !refusal && !data && (
        <ReadFailed error={found.error} title={t('unread')} busy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
      {data && (
        <>
          <Panel bordered title={t('connection')}>
            <ConnectionForm key={data.connection?.url ?? ''} connection={data.connection} sandboxUrl={data.sandboxUrl} onGiven={setGiven} />
          </Panel>
          {data.connection && <ConnectionStanding connection={data.connection} callbackUrl={data.callbackUrl} onGiven={setGiven} />}
        </>
      )}
      {given && <SecretDialog given={given} onClose={() => setGiven(undefined)} />}
    </div>
  );
}
