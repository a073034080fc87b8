import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { UsersIcon } from '@mall/ui/icons/users-icon.tsx';
import { useWords } from '../kernel/words.ts';
import type { WorkActs } from './use-work-acts.tsx';

/** With several: what is free is taken, what is free or one's own is given away, and what one colleague holds is taken from him. */
export function PickedActs({ rows, acts }: { rows: readonly WorkRow[]; acts: WorkActs }) {
  const t = useWords('desk');
  const free = rows.filter(({ holder }) => holder === null);
  const own = rows.filter(({ mine }) => mine);
  const others = rows.filter(({ holder, mine }) => holder !== null && !mine);
  const ofOne = new Set(others.map(({ holder }) => holder?.memberId)).size === 1 ? others : [];
  return (
    <>
      <Button look="line" size="s" disabled={free.length === 0} busy={acts.take.busy} onClick={() => acts.take.start(free)}>
        {t('take.picked')}
      </Button>
      <Button
        look="line"
        size="s"
        icon={<UsersIcon size={14} />}
        disabled={free.length + own.length === 0}
        onClick={() => acts.handOver.start([...free, ...own])}
      >
        {t('handOver.act')}
      </Button>
      {ofOne.length > 0 && (
        <Button look="line" size="s" onClick={() => acts.takeOver.start(ofOne)}>
          {t('takeOver.go', { count: ofOne.length })}
        </Button>
      )}
      {own.length > 0 && (
        <Button look="line" size="s" busy={acts.putBack.busy} onClick={() => acts.putBack.start(own)}>
          {t('putBack.act')}
        </Button>
      )}
    </>
  );
}
