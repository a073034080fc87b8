import { type OaConnection, oaApi } from '@mall/contract/approval/oa.api.ts';
import { oaFaultWords } from '@mall/contract/approval/oa.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './oa.module.css';
import { connectionReads } from './oa-reads.ts';
import type { GivenSecret } from './secret-dialog.tsx';

type Props = { connection: OaConnection; callbackUrl: string; onGiven: (given: GivenSecret) => void };
type Tested = { fault: keyof typeof oaFaultWords | null; ms: number };

function TestAndSwitch({ connection }: { connection: OaConnection }) {
  const t = useWords('approval/oa');
  const language = useLanguage();
  const [tested, setTested] = useState<Tested>();
  const test = useCall({ call: oaApi.test, request: () => ({}), changes: connectionReads, onDone: setTested });
  const turn = useAct({
    call: oaApi.switch,
    request: (on: boolean) => ({ body: { on } }),
    ask: (on) =>
      on
        ? { title: t('switch.on.ask'), text: t('switch.on.text'), act: t('switch.on.act') }
        : { title: t('switch.off.ask'), text: t('switch.off.text'), act: t('switch.off.act') },
    done: (_data, on) => t(on ? 'switch.on.done' : 'switch.off.done'),
    changes: connectionReads,
  });
  return (
    <Panel bordered title={t('use')}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button look="line" busy={test.busy} onClick={() => void test.run().catch(() => undefined)}>
            {t('test')}
          </Button>
          {/* What a test just now said is said below. */}
          {!tested && <span className="meta">{connection.tested ? t('test.good') : t('test.needed')}</span>}
        </div>
        <output>
          {tested && (
            <Note tone={tested.fault === null ? 'ok' : 'bad'}>
              {tested.fault === null
                ? t('test.answered', { ms: tested.ms })
                : t('test.failed', { why: oaFaultWords[tested.fault][language] })}
            </Note>
          )}
        </output>
        <Switch
          checked={connection.switch}
          disabled={turn.busy || (!connection.switch && !connection.tested)}
          onChange={({ target }) => turn.start(target.checked)}
        >
          {t(connection.switch ? 'switch.on' : 'switch.off')}
        </Switch>
      </div>
      {turn.question}
    </Panel>
  );
}

/** Whether it works, what goes on there, and what both sides sign with. */
export function ConnectionStanding({ connection, callbackUrl, onGiven }: Props) {
  const t = useWords('approval/oa');
  const language = useLanguage();
  const copy = useCopy();
  const renew = useAct({
    call: oaApi.renewSecret,
    request: () => ({}),
    ask: () => ({ title: t('renew.ask'), text: t('renew.text'), act: t('renew'), tone: 'danger' }),
    changes: connectionReads,
    onDone: ({ key, secret }) => secret !== null && onGiven({ key, secret }),
  });
  const copied = (value: string, label: string) => (
    <span className={styles.row}>
      <span className={styles.code}>{value}</span>
      <Button look="text" size="s" aria-label={t('copyOf', { name: label })} onClick={() => void copy(value)}>
        {t('copy')}
      </Button>
    </span>
  );
  const { pushing, pushed, failed, lastGood, lastBad, lastFault, refusals, lastRefusal } = connection;
  return (
    <>
      <TestAndSwitch connection={connection} />
      <Panel bordered title={t('standing')}>
        <Facts
          two
          facts={[
            [
              t('pushed'),
              <span key="n" className="num">
                {pushed}
              </span>,
            ],
            [
              t('pushing'),
              <span key="n" className="num">
                {pushing}
              </span>,
            ],
            [
              t('failed'),
              failed > 0 ? (
                <StatusMark key="n" mark="open" tone="red">
                  {failed}
                </StatusMark>
              ) : (
                <span key="n" className="num">
                  0
                </span>
              ),
            ],
            [t('lastGood'), lastGood ?? '—'],
            [t('lastBad'), lastBad && `${lastBad}${lastFault ? ` · ${oaFaultWords[lastFault][language]}` : ''}`],
            [t('refusals'), refusals > 0 && `${refusals} · ${lastRefusal}`],
          ]}
        />
      </Panel>
      <Panel bordered title={t('signing')}>
        <div className={styles.stack}>
          <Facts
            facts={[
              [t('key'), copied(connection.key, t('key'))],
              [t('callback'), copied(callbackUrl, t('callback'))],
              [t('secret'), t('secret.since', { date: connection.secretSince })],
            ]}
          />
          <Button look="line" onClick={() => renew.start()}>
            {t('renew')}
          </Button>
        </div>
        {renew.question}
      </Panel>
    </>
  );
}
