import { type Closing, closingApi } from '@mall/contract/account/closing.api.ts';
import { closingRows } from '@mall/contract/account/closing.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { ProveForm } from './prove.form.tsx';
import styles from './security.module.css';
import { SecurityFrame } from './security-frame.tsx';
import { useSecurity } from './use-security.ts';

const changes = [closingApi.state, closingApi.waiting, securityApi.state];

/** What is open first, then what is lost and how it goes, then who asks, then the last question. */
export default function CloseAccountPage() {
  const t = useWords('account/security');
  const security = useSecurity();
  const { thing: closing, state, busy, again } = useDetail(ask(closingApi.state, {}, { staleMs: 0 }));
  return (
    <SecurityFrame title={t('closing')} security={security}>
      {({ mobile, provedFor }) => {
        if (closing?.state === 'waiting') return <Waiting dueDate={closing.dueDate ?? ''} />;
        if (closing) return <Terms closing={closing} mobile={mobile} isProved={provedFor > 0} />;
        if (state !== 'failed') return <Skeleton kind="block" height={240} />;
        return <ErrorState compact title={t('failed')} labels={{ retry: t('retry') }} busy={busy} onRetry={again} />;
      }}
    </SecurityFrame>
  );
}

function Waiting({ dueDate }: { dueDate: string }) {
  const t = useWords('account/security');
  const keep = useAct({ call: closingApi.takeBack, request: () => ({}), done: t('closing.kept'), changes });
  return (
    <output className={styles.outcome}>
      <Empty
        picture="lock"
        title={t('closing.waiting', { date: dueDate.slice(0, 16) })}
        actions={
          <Button busy={keep.busy} onClick={() => keep.start()}>
            {t('closing.keep')}
          </Button>
        }
      >
        {t('closing.waitingText')}
      </Empty>
    </output>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type TermsProps = { closing: Closing; mobile: string; isProved: boolean };

function Terms({ closing, mobile, isProved }: TermsProps) {
  const t = useWords('account/security');
  const language = useLanguage();
  const { blockers, losses, waitDays: days } = closing;
  return (
    <div className={styles.body}>
      {closing.state === 'stopped' && <Note tone="warn">{t('closing.stopped')}</Note>}
      {blockers.length > 0 && (
        <Part title={t('closing.open')}>
          <ul className={styles.counted}>
            {blockers.map(({ kind, count, url }) => (
              <li key={kind}>
                <span>{closingRows[kind].words[language]}</span>
                <b className="num">{count}</b>
                <RouterLink href={url} className="link">
                  {t('closing.go')}
                </RouterLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('closing.lost')}>
        {losses.length === 0 && <p className="meta">{t('closing.nothing')}</p>}
        {losses.length > 0 && (
          <ul className={styles.counted}>
            {losses.map(({ kind, count }) => (
              <li key={kind}>
                <span>{closingRows[kind].words[language]}</span>
                <b className="num">{count}</b>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('closing.rules')}>
        <ol className={styles.rules}>
          {days > 0 && <li>{t('closing.rule.wait', { days })}</li>}
          <li>{t('closing.rule.gone')}</li>
          <li>{t('closing.rule.kept')}</li>
          <li>{t('closing.rule.copy')}</li>
        </ol>
      </Part>
      {blockers.length > 0 && <Note tone="warn">{t('closing.openText')}</Note>}
      {blockers.length === 0 && (
        <Part title={t(isProved ? 'closing.act' : 'steps.prove')}>
          {isProved ? <AskClosing mobile={mobile} days={days} /> : <ProveForm mobile={mobile} />}
        </Part>
      )}
    </div>
  );
}

function AskClosing({ mobile, days }: { mobile: string; days: number }) {
  const t = useWords('account/security');
  const close = useAct({
    call: closingApi.ask,
    request: () => ({}),
    ask: () => ({
      title: t('closing.ask', { mobile }),
      text: days > 0 ? t('closing.askText', { days }) : t('closing.askNow'),
      act: t('closing.act'),
      tone: 'danger',
    }),
    done: t('closing.asked'),
    changes,
  });
  return (
    <div>
      <Button look="danger" size="l" busy={close.busy} onClick={() => close.start()}>
        {t('closing.act')}
      </Button>
      {close.question}
    </div>
  );
}
