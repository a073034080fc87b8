import type { OfficeActivity } from '@mall/contract/marketing/activity-office.api.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import type { ActivityCalls } from './activity-calls.ts';
import { AdjustActivityDialog } from './adjust-activity-dialog.tsx';
import { ChangeActivityDialog } from './change-activity-dialog.tsx';
import styles from './marketing.module.css';

/** Whether it can still be ended: nobody has, and its time has not. */
const isOpen = ({ standing, group }: OfficeActivity): boolean =>
  group ? group.state === 'new' || group.state === 'running' : standing !== 'over' && standing !== 'stopped';

const request = ({ id }: OfficeActivity) => ({ params: { id } });

/** What can be done with an activity as it stands: all of it before it begins, its end and budget afterwards, holding and ending it. */
export const useActivityActs = (
  calls: ActivityCalls,
  ofMall: boolean,
): { actsOf: (row: OfficeActivity) => ReactNode; dialogs: ReactNode } => {
  const t = useCounterWords();
  const [doing, setDoing] = useState<{ what: 'change' | 'adjust'; of: OfficeActivity }>();
  const stop = useAct({
    call: calls.stop,
    request: ({ id }: OfficeActivity, reason: string) => ({ params: { id }, body: { reason } }),
    dialog: ({ name, kind: own }, { busy, act, close }) => (
      <ReasonDialog
        title={t('mk.stop.ask', { name })}
        text={t(own === 'group' ? 'mk.stop.group' : own === 'coupon' ? 'mk.stop.coupon' : 'mk.stop.text')}
        words={{ act: t('mk.stop') }}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('mk.stopped'),
    changes: [calls.page],
  });
  const pause = useAct({
    call: calls.pause,
    request,
    ask: ({ name, kind }) => ({
      title: t('mk.pause.ask', { name }),
      text: t(kind === 'coupon' ? 'mk.pause.coupon' : 'mk.pause.text'),
      act: t('mk.pause'),
    }),
    done: t('mk.paused'),
    changes: [calls.page],
  });
  const resume = useAct({
    call: calls.resume,
    request,
    ask: ({ name }) => ({ title: t('mk.resume.ask', { name }), act: t('mk.resume') }),
    done: t('mk.resumed'),
    changes: [calls.page],
  });
  const button = (name: 'change' | 'adjust' | 'pause' | 'resume' | 'stop', onClick: () => void) => (
    <Button key={name} look="text" size="s" onClick={onClick}>
      {t(`mk.${name}`)}
    </Button>
  );
  const actsOf = (of: OfficeActivity): ReactNode => {
    const { standing, own, group } = of;
    // What the mall has laid for goods of a store, the store only sees.
    if (!isOpen(of) || !(own || ofMall)) return null;
    const held = standing === 'paused';
    return (
      <span className={styles.acts}>
        {own && !group && standing === 'coming' && button('change', () => setDoing({ what: 'change', of }))}
        {own && !group && standing !== 'coming' && button('adjust', () => setDoing({ what: 'adjust', of }))}
        {!group && (held ? button('resume', () => resume.start(of)) : button('pause', () => pause.start(of)))}
        {button('stop', () => stop.start(of))}
      </span>
    );
  };
  const close = () => setDoing(undefined);
  const dialogs = (
    <>
      {stop.question}
      {pause.question}
      {resume.question}
      {doing?.what === 'change' && <ChangeActivityDialog of={doing.of} calls={calls} ofMall={ofMall} onClose={close} />}
      {doing?.what === 'adjust' && <AdjustActivityDialog of={doing.of} calls={calls} onClose={close} />}
    </>
  );
  return { actsOf, dialogs };
};
