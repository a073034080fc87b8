import { applicationApi, type OwnApplication } from '@mall/contract/store/application.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useWords } from '../kernel/words.ts';
import { ApplicationForm } from './application.form.tsx';
import { Decided } from './decided.tsx';
import styles from './register.module.css';

const ownAsk = ask(applicationApi.own, {}, { staleMs: 0 });
const termsAsk = ask(applicationApi.terms, {}, { staleMs: 300_000 });
const lookMs = 5000;

/** The own registration: filled in, waiting, back with faults, or done. */
export function Registration() {
  const t = useWords('register');
  const kit = useKitWords();
  const own = useDetail(ownAsk);
  const terms = useDetail(termsAsk);
  if (own.state === 'failed' || terms.state === 'failed')
    return (
      <Panel bordered>
        <ErrorState
          title={t('failed')}
          labels={{ retry: kit('failed.retry') }}
          busy={own.busy || terms.busy}
          onRetry={() => [own, terms].forEach(({ again }) => again())}
        />
      </Panel>
    );
  if (!own.thing || !terms.thing)
    return (
      <Panel bordered>
        <Skeleton kind="text" lines={8} />
      </Panel>
    );
  const { state, latest } = own.thing;
  const isOpen = state === 'filling' || state === 'returned';
  const side = <Side own={own.thing} />;
  return isOpen ? (
    <ApplicationForm key={`${state}${latest?.version ?? 0}`} own={own.thing} terms={terms.thing} side={side} />
  ) : (
    <>
      {state === 'pending' && <Look />}
      <Decided own={own.thing} terms={terms.thing} side={side} />
    </>
  );
}

/** Asks again while the mall looks at the papers, so that the page says so by itself. */
function Look() {
  useDetail(ownAsk, { everyMs: lookMs });
  return null;
}

function Side({ own: { steps, state } }: { own: OwnApplication }) {
  const t = useWords('register');
  return (
    <div className={styles.stack}>
      {steps.length > 0 && (
        <Log
          title={t('progress')}
          order="latest"
          ended={state === 'approved'}
          entries={steps.map(({ event, who, name, date, reason }) => ({
            what: t(`event.${event}`),
            at: date,
            who: who === 'seller' ? name : t('mall'),
            why: reason,
          }))}
        />
      )}
      <Panel bordered title={t('after.title')}>
        <ol className={styles.list}>
          {(['open', 'people', 'goods'] as const).map((line) => (
            <li key={line}>{t(`after.${line}`)}</li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
