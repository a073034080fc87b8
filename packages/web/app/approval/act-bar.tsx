import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import type { RequestAction } from '@mall/contract/approval/request.machine.ts';
import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { MoreIcon } from '@mall/ui/icons/more-icon.tsx';
import { Popup } from '@mall/ui/popup/popup.tsx';
import { usePopup } from '@mall/ui/popup/use-popup.ts';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useRef } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';
import { correctAddress } from './approval-addresses.ts';
import { useCaseWords } from './use-case-words.ts';
import type { RequestActs } from './use-request-acts.tsx';

/** In their order in the menu; what stands in the bar itself is left out. */
const further = ['transfer', 'addSigner', 'takeOver', 'remind', 'withdraw'] as const satisfies readonly RequestAction[];

type Props = { request: RequestDetail; acts: RequestActs; opinion: string; onOpinion: (words: string) => void };

/** What the reader may do with a request, as the server says, with the words that go with it; stays in sight. */
export function ActBar({ request, acts, opinion, onOpinion }: Props) {
  const t = useWords('approval');
  const nameOf = useActNames(request);
  const can = (action: RequestAction) => request.actions.includes(action);
  const start = (action: RequestAction) => acts[action]({ request, opinion });
  const more = further.filter(can);
  const decides = can('approve') || can('reject');
  const long = opinion.trim().length > reasonMost;
  if (request.actions.length === 0) return null;
  if (!decides)
    return (
      <section className={styles.bar} aria-label={t('bar')}>
        <span className={styles.space} />
        {more.map((action) => (
          <Button key={action} look="line" busy={acts.busy === action} onClick={() => start(action)}>
            {nameOf(action)}
          </Button>
        ))}
        {can('submitRequest') && (
          <>
            <Button look="line" busy={acts.busy === 'submitRequest'} onClick={() => start('submitRequest')}>
              {t('act.submitRequest')}
            </Button>
            <Button href={correctAddress(request.orders[0]?.orderId ?? '')} as={RouterLink}>
              {t('act.correct')}
            </Button>
          </>
        )}
      </section>
    );
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      {more.length > 0 && <More actions={more} nameOf={nameOf} onStart={start} />}
      <span className={styles.opinion}>
        <TextInput
          value={opinion}
          aria-label={t('opinion.label')}
          aria-invalid={long || undefined}
          placeholder={t('opinion.hint')}
          onChange={(event) => onOpinion(event.target.value)}
        />
        <span className={long ? styles.over : styles.counter}>
          {opinion.trim().length} / {reasonMost}
        </span>
      </span>
      {can('return') && (
        <Button look="line" disabled={long} onClick={() => start('return')}>
          {t('act.return')}
        </Button>
      )}
      {can('reject') && (
        <Button look="danger" disabled={long} onClick={() => start('reject')}>
          {t('act.reject')}
        </Button>
      )}
      {can('approve') && (
        <Button icon={<CheckIcon size={16} />} disabled={long} busy={acts.busy === 'approve'} onClick={() => start('approve')}>
          {t('act.approve')}
        </Button>
      )}
      {long && (
        <p role="alert" className={styles.fault}>
          {t('opinion.long', { most: reasonMost })}
        </p>
      )}
    </section>
  );
}

const useActNames = ({ bizType }: RequestDetail) => {
  const t = useWords('approval');
  const spoken = useCaseWords();
  return (action: RequestAction) => (action === 'withdraw' ? spoken(bizType, 'act.withdraw') : t(`act.${action}`));
};

type MoreProps = { actions: readonly RequestAction[]; nameOf: (action: RequestAction) => string; onStart: (action: RequestAction) => void };

function More({ actions, nameOf, onStart }: MoreProps) {
  const t = useWords('approval');
  const button = useRef<HTMLButtonElement>(null);
  const popup = usePopup();
  return (
    <>
      <Button ref={button} look="line" icon={<MoreIcon size={16} />} className={styles.more ?? ''} {...popup.button}>
        {t('more')}
      </Button>
      {popup.open && (
        <Popup id={popup.id} anchor={button} label={t('more')} onClose={popup.close} className={styles.menu ?? ''}>
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              onClick={() => {
                popup.close();
                onStart(action);
              }}
            >
              {nameOf(action)}
            </button>
          ))}
        </Popup>
      )}
    </>
  );
}
