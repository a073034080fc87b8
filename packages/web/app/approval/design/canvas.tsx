import { classNames } from '@mall/ui/class-names.ts';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { FilterIcon } from '@mall/ui/icons/filter-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { UserIcon } from '@mall/ui/icons/user-icon.tsx';
import { useWords } from '../../kernel/words.tsx';
import { CanvasNode } from './canvas-node.tsx';
import { useConditionWords } from './condition-words.ts';
import styles from './design.module.css';
import { mayAdd } from './design.rules.ts';
import { type Designer, firstAddId } from './use-designer.ts';

type Props = { designer: Designer; about: string; mayDesign: boolean };

/** The process as a single-line diagram from the request down; a node with conditions has a bypass. */
export function Canvas({ designer, about, mayDesign }: Props) {
  const t = useWords('approval/design');
  const { design, selected, select, add } = designer;
  const say = useConditionWords(design.names);
  const adding = (at: number) =>
    mayDesign && (
      <button
        type="button"
        {...(at === 0 && { id: firstAddId })}
        className={styles.plus}
        aria-label={t('canvas.add', { number: at + 1 })}
        disabled={!mayAdd(design)}
        onClick={() => add(at)}
      >
        <PlusIcon size={14} />
      </button>
    );
  return (
    <section className={styles.canvas} aria-label={t('canvas')}>
      <ol className={styles.bus}>
        <li>
          <button
            type="button"
            className={classNames(styles.start, selected === -1 && styles.chosen)}
            aria-pressed={selected === -1}
            onClick={() => select(-1)}
          >
            <span className={styles.startWho}>
              <UserIcon size={16} />
              {t('canvas.start')} <span>{about}</span>
            </span>
            {design.conditions.length > 0 && (
              <span className={styles.startWhen}>
                <FilterIcon size={12} />
                {say(design)}
              </span>
            )}
          </button>
          {adding(0)}
        </li>
        {design.nodes.map((node, at) => (
          <li key={node.key} className={classNames(node.conditions.length > 0 && styles.bypassed)}>
            {node.conditions.length > 0 && (
              <span className={styles.bypass} aria-hidden="true">
                <span>{t('canvas.bypass')}</span>
              </span>
            )}
            <CanvasNode node={node} at={at} designer={designer} mayDesign={mayDesign} />
            {adding(at + 1)}
          </li>
        ))}
        <li>
          <p className={styles.end}>
            <CheckIcon size={16} />
            {t('canvas.end')}
          </p>
        </li>
      </ol>
      <p className="sr" aria-live="polite">
        {designer.said}
      </p>
    </section>
  );
}
