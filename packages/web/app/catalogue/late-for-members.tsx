import { useRenderedSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import styles from './late-for-members.module.css';

const never = () => () => undefined;

/**
 * What lies below the first screens. A guest's page is kept for the next one and read by search engines, a member's is drawn for him alone each time:
 * there his browser draws it, which has all it needs and has to draw it once to wake it up, too. After a step from another page it stands at once,
 * because a step back finds its place by it.
 */
export function LateForMembers({ children }: { children: ReactNode }) {
  const forMember = useRenderedSignedIn();
  const wakesUp = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isDrawn = useDeferredValue(true, !(wakesUp && forMember));
  return isDrawn ? children : <div className={styles.coming} />;
}
