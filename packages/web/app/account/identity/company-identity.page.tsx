import { type companyIdentityApi as Api, companyIdentityApi } from '@mall/contract/account/company-identity.api.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCopy } from '@mall/kit/act/use-copy.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { refusalIn } from '@mall/kit/page/refusal-in.ts';
import { Refused } from '@mall/kit/page/refused.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './company-identity.module.css';
import { IdentityForm } from './identity.form.tsx';

type Standing = DataOf<typeof Api.connection>;

const asked = ask(companyIdentityApi.connection, {}, { staleMs: 0 });

/** Where the company's people prove who they are, and whether the mall has agreed that the domain is the company's. */
export default function CompanyIdentityPage() {
  const t = useWords('account/identity');
  const found = useList(asked);
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
          {data.connection && <Decision {...data.connection} />}
          <Panel bordered title={t('provider')}>
            <IdentityForm key={data.connection?.since ?? ''} {...data} />
          </Panel>
          {data.connection && <Proof {...data.connection} />}
          <ForProvider {...data} />
        </>
      )}
    </div>
  );
}

const tones = { waiting: 'info', approved: 'ok', refused: 'bad' } as const;

function Decision({ decision, reason, domain }: NonNullable<Standing['connection']>) {
  const t = useWords('account/identity');
  return (
    <Note tone={tones[decision]}>
      {t(`decision.${decision}`, { domain })}
      {decision === 'refused' && reason}
    </Note>
  );
}

/** By what the domain itself says that it is the company's. */
function Proof({ proved, decision, proofName, proofText }: NonNullable<Standing['connection']>) {
  const t = useWords('account/identity');
  const copy = useCopy();
  const check = useAct({
    call: companyIdentityApi.prove,
    request: () => ({}),
    done: t('proof.done'),
    changes: [companyIdentityApi.connection],
  });
  if (decision === 'approved') return null;
  if (proved) return <Note tone="ok">{t('proof.is')}</Note>;
  const copied = (text: string) => (
    <span className={styles.row}>
      <span className={styles.code}>{text}</span>
      <Button look="text" size="s" onClick={() => void copy(text)}>
        {t('copy')}
      </Button>
    </span>
  );
  return (
    <Panel bordered title={t('proof')}>
      <div className={styles.stack}>
        <p className="meta">{t('proof.about')}</p>
        <Facts
          facts={[
            [t('proof.name'), copied(proofName)],
            [t('proof.text'), copied(proofText)],
          ]}
        />
        <Button look="line" busy={check.busy} onClick={() => check.start(undefined)}>
          {t('proof.check')}
        </Button>
      </div>
    </Panel>
  );
}

/** What the provider must be told, and whether its people may come in by it now. */
function ForProvider({ connection, callbackUrl }: Standing) {
  const t = useWords('account/identity');
  const copy = useCopy();
  const turn = useAct({
    call: companyIdentityApi.switch,
    request: (on: boolean) => ({ body: { on } }),
    ask: (on) => ({ title: t(on ? 'on.ask' : 'off.ask'), text: t(on ? 'on.text' : 'off.text'), act: t(on ? 'on.act' : 'off.act') }),
    done: (_data, on) => t(on ? 'on.done' : 'off.done'),
    changes: [companyIdentityApi.connection],
  });
  return (
    <Panel bordered title={t('use')}>
      <div className={styles.stack}>
        <Facts
          facts={[
            [
              t('callback'),
              <span key="c" className={styles.row}>
                <span className={styles.code}>{callbackUrl}</span>
                <Button look="text" size="s" onClick={() => void copy(callbackUrl)}>
                  {t('copy')}
                </Button>
              </span>,
            ],
            [
              t('people'),
              connection && (
                <span key="n" className="num">
                  {connection.people}
                </span>
              ),
            ],
          ]}
        />
        {connection && (
          <Switch checked={connection.switch} disabled={turn.busy} onChange={({ target }) => turn.start(target.checked)}>
            {t(connection.switch ? 'on' : 'off')}
          </Switch>
        )}
      </div>
      {turn.question}
    </Panel>
  );
}
