import { CallError } from '@mall/client/call-error.ts';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid, sliderHeight, sliderWidth } from '@mall/contract/account/account.rules.ts';
import type { TrackPoint } from '@mall/contract/account/slider-track.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { RefreshIcon } from '@mall/ui/icons/refresh-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { trackAfter, trackToSend, wasMoved } from './slider.rules.ts';
import styles from './slider-puzzle.module.css';
import { SliderTrack } from './slider-track.tsx';

export type SolvedSlider = { uuid: string; ticket: string };

/** One try a puzzle: after a miss the next one is loaded, with the reason left standing. */
export function SliderPuzzle({ onClose, onSolved }: { onClose: () => void; onSolved: (solved: SolvedSlider) => void }) {
  const t = useWords('account');
  const [uuid, setUuid] = useState(() => makeUuid());
  const [message, setMessage] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [place, setPlace] = useState(0);
  const track = useRef<TrackPoint[]>([]);
  const puzzle = useQuery({
    queryKey: ['slider', uuid],
    queryFn: () => browserCall(accountApi.slider, { query: { uuid } }, quietly),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  /** The former picture stands until the next one is there; it takes no more tries. */
  const busy = checking || puzzle.isPlaceholderData;
  const another = () => {
    setUuid(makeUuid());
    setPlace(0);
    track.current = [];
  };
  const move = (next: number) => {
    track.current = trackAfter(track.current, performance.now(), next);
    setPlace(next);
  };
  const verify = async () => {
    if (busy || place === 0) return;
    if (!wasMoved(track.current)) return setMessage(t('slider.lead'));
    setChecking(true);
    try {
      const { ticket } = await browserCall(
        accountApi.verifySlider,
        { body: { uuid, x: place, track: trackToSend(track.current) } },
        quietly,
      );
      onSolved({ uuid, ticket });
    } catch (error) {
      setMessage(error instanceof CallError ? error.msg : t('failed.title'));
      setChecking(false);
      another();
    }
  };
  const footer = (
    <>
      <Button look="quiet" icon={<RefreshIcon size={16} />} disabled={checking} onClick={another}>
        {t('slider.another')}
      </Button>
      <Button busy={checking} disabled={!checking && place === 0} onClick={() => void verify()}>
        {t('slider.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog open width={sliderWidth + 40} title={t('slider.title')} labels={{ close: t('dialog.close') }} footer={footer} onClose={onClose}>
      {puzzle.data && <SliderTrack puzzle={puzzle.data} place={place} busy={busy} onMove={move} onRelease={() => void verify()} />}
      {puzzle.isPending && (
        <div aria-busy="true">
          <Skeleton kind="block" ratio={`${sliderWidth} / ${sliderHeight}`} />
          <div className={styles.bar} />
        </div>
      )}
      {puzzle.isError && <ErrorState compact title={t('failed.title')} labels={{ retry: t('failed.retry') }} onRetry={another} />}
      <output className={styles.message}>{message ?? t('slider.lead')}</output>
    </Dialog>
  );
}
