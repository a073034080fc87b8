import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { KeyboardEvent } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './mega-panel.module.css';
import { classTreeAsk } from './shell.queries.ts';
import { useClassAddress } from './use-classes.ts';

type MegaPanelProps = { id: string; onLeave: () => void; onGone: () => void };

/** Second and third level of one class. Its links are stops of the arrow keys, not of Tab. */
export default function MegaPanel({ id, onLeave, onGone }: MegaPanelProps) {
  const t = useWords('shell');
  const addressOf = useClassAddress();
  const top = useAnswer(classTreeAsk).find((each) => each.id === id);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const acts: Record<string, () => void> = {
      ArrowDown: () => links[at + 1]?.focus(),
      ArrowRight: () => links[at + 1]?.focus(),
      ArrowUp: () => (at > 0 ? links[at - 1]?.focus() : onLeave()),
      ArrowLeft: () => (at > 0 ? links[at - 1]?.focus() : onLeave()),
      Home: () => links[0]?.focus(),
      End: () => links.at(-1)?.focus(),
      Escape: onLeave,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div data-mega="" className={styles.panel} role="presentation" onKeyDown={onKeyDown} onClick={onGone}>
      {top === undefined ? (
        <output className={styles.wait} aria-busy="true" aria-label={t('loading')}>
          <Skeleton kind="text" lines={8} />
        </output>
      ) : (
        <dl className={styles.levels}>
          {top.children.map((middle) => (
            <div key={middle.id} className={styles.level}>
              <dt>
                <RouterLink href={addressOf(middle.id)} tabIndex={-1}>
                  {middle.name}
                </RouterLink>
              </dt>
              <dd>
                {middle.children.map((leaf) => (
                  <RouterLink key={leaf.id} href={addressOf(leaf.id)} tabIndex={-1}>
                    {leaf.name}
                  </RouterLink>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
