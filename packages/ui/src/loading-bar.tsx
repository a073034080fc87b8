import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { type LoadingBarController, loadingBar } from './loading-bar.controller.ts';
import styles from './loading-bar.module.css';
import type { LoadingBarState } from './loading-bar.state.ts';

export type LoadingBarProps = { label: string; controller?: LoadingBarController };

type Look = 'hidden' | 'running' | 'ended' | 'failed';

const lookOf = (state: LoadingBarState): Look => {
  if (state.phase === 'running') return 'running';
  if (state.phase !== 'ending') return 'hidden';
  return state.failed ? 'failed' : 'ended';
};
const progressOf = (state: LoadingBarState) => ('progress' in state ? state.progress : 0);

/** Two pixels at the top of the page while a page is on its way. */
export function LoadingBar({ label, controller = loadingBar }: LoadingBarProps) {
  const look = useSyncExternalStore(
    controller.subscribe,
    () => lookOf(controller.getSnapshot()),
    () => 'hidden',
  );
  const spoken = useRef<HTMLProgressElement>(null);
  const fill = useRef<HTMLDivElement>(null);
  // Ticks go straight to the elements. As state of React each would interrupt it while it draws the very page that is waited for,
  // and a page that takes longer than a tick would begin anew ten times a second.
  useEffect(() => {
    if (look === 'hidden') return undefined;
    const draw = () => {
      const progress = progressOf(controller.getSnapshot());
      if (spoken.current) spoken.current.value = Math.round(progress);
      if (fill.current) fill.current.style.transform = `scaleX(${progress / 100})`;
    };
    draw();
    return controller.subscribe(draw);
  }, [look, controller]);
  if (look === 'hidden') return null;
  return (
    <div className={classNames(styles.bar, look === 'failed' && styles.failed, look !== 'running' && styles.ending)}>
      <progress ref={spoken} className="sr" aria-label={label} max={100} value={0} />
      <div ref={fill} className={styles.fill} style={{ transform: 'scaleX(0)' }} />
    </div>
  );
}
