import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { type LoadingBarController, loadingBar } from './loading-bar.controller.ts';
import styles from './loading-bar.module.css';
import { idle } from './loading-bar.state.ts';

export type LoadingBarProps = { label: string; controller?: LoadingBarController };

/** Two pixels at the top of the page while a page is on its way. */
export function LoadingBar({ label, controller = loadingBar }: LoadingBarProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.getSnapshot, () => idle);
  if (state.phase === 'idle' || state.phase === 'waiting') return null;
  const failed = state.phase === 'ending' && state.failed;
  return (
    <div className={classNames(styles.bar, failed && styles.failed, state.phase === 'ending' && styles.ending)}>
      <progress className="sr" aria-label={label} max={100} value={Math.round(state.progress)} />
      <div className={styles.fill} style={{ transform: `scaleX(${state.progress / 100})` }} />
    </div>
  );
}
