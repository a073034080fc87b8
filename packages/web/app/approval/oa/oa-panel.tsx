import { type OaTrace, oaApi } from '@mall/contract/approval/oa.api.ts';
import { oaFaultWords } from '@mall/contract/approval/oa.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './oa.module.css';
import { handoverReads } from './oa-reads.ts';

const marks: Readonly<Record<OaTrace['state'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  none: { mark: 'open', tone: 'grey' },
  pushing: { mark: 'running', tone: 'blue' },
  pushed: { mark: 'running', tone: 'blue' },
  failed: { mark: 'open', tone: 'red' },
};

/** While it is on its way there, the page looks after it. */
const everyMs = (trace: OaTrace | null | undefined) => (trace?.state === 'pushing' && !trace.ended ? 3000 : 20_000);

function Words({ trace }: { trace: OaTrace }) {
  const t = useWords('approval/oa');
  if (trace.words.length === 0) return null;
  return (
    <ul className={styles.words} aria-label={t('answers')}>
      {trace.words.map(({ result, approver, reason, verdict, at }) => (
        <li key={`${at} ${verdict} ${result}`}>
          <span className={styles.row}>
            <b>{t(`result.${result}`)}</b>
            <span>{approver}</span>
            <span className="meta num">{at}</span>
          </span>
          {reason !== '' && <p>{reason}</p>}
          <span className="meta">{t(`verdict.${verdict}`)}</span>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  requestId: Id;
  /** What the page believes; `onEnded` when it turns out otherwise: it was decided there meanwhile. */
  running: boolean;
  onEnded: () => void;
};

/** Of a request that went to the company's own system: whether it has it, since when, and what came back. Of others nothing. */
export function OaPanel({ requestId, running, onEnded }: Props) {
  const t = useWords('approval/oa');
  const language = useLanguage();
  const { data: trace } = useList(ask(oaApi.trace, { params: { id: requestId } }, { staleMs: 0 }), { everyMs });
  const again = useAct({
    call: oaApi.pushAgain,
    request: (id: Id) => ({ params: { id } }),
    done: t('again.done'),
    changes: handoverReads,
  });
  const back = useAct({
    call: oaApi.takeBack,
    request: (id: Id, reason: string) => ({ params: { id }, body: { reason } }),
    dialog: (_id, { busy, act, close }) => (
      <ReasonDialog
        title={t('back.ask')}
        text={t('back.text')}
        reasons={[t('back.away'), t('back.urgent')]}
        words={{
          reason: t('back.reason'),
          other: t('back.other'),
          own: t('back.own'),
          required: t('back.required'),
          long: (most) => t('back.long', { most }),
          act: t('back.act'),
          back: t('cancel'),
        }}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('back.done'),
    changes: handoverReads,
  });
  const behind = running && trace?.ended === true;
  const catchUp = useEffectEvent(onEnded);
  useEffect(() => {
    if (behind) catchUp();
  }, [behind]);
  if (!trace) return null;
  const { fault, actions, ended } = trace;
  const state = ended ? 'none' : trace.state;
  const shown = () => {
    if (trace.words.some(({ verdict }) => verdict === 'applied')) return 'decided';
    return ended ? 'over' : state;
  };
  const buttons = (
    <>
      {actions.includes('pushAgain') && (
        <Button size="s" busy={again.busy} onClick={() => again.start(requestId)}>
          {t('again')}
        </Button>
      )}
      {actions.includes('takeBack') && (
        <Button size="s" look="line" onClick={() => back.start(requestId)}>
          {t('back.act')}
        </Button>
      )}
    </>
  );
  return (
    <Panel bordered title={t('panel')} extra={actions.length > 0 && buttons}>
      <div className={styles.stack}>
        <StatusMark {...marks[state]}>{t(`state.${shown()}`)}</StatusMark>
        {state === 'failed' && <p className="meta">{t('failed.about')}</p>}
        <Facts
          two
          facts={[
            [t('since'), trace.since],
            [t('tries'), trace.tries > 0 && String(trace.tries)],
            [t('nextTry'), trace.nextTryDate],
            [t('fault'), fault && oaFaultWords[fault][language]],
            [t('oaNo'), trace.oaNo],
            [t('backDate'), trace.backDate],
          ]}
        />
        <Words trace={trace} />
      </div>
      {again.question}
      {back.question}
    </Panel>
  );
}
