import { lazy, Suspense, useRef } from 'react';
import { Popup } from '../popup/popup.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { Skeleton } from '../skeleton.tsx';
import styles from './choice.module.css';
import { ChoiceButton } from './choice-button.tsx';
import { pathTo, type TreeNode } from './tree.rules.ts';
import type { TreeChoiceLabels } from './tree-pane.tsx';

const TreePane = lazy(async () => ({ default: (await import('./tree-pane.tsx')).TreePane }));

export type TreeChoiceProps = {
  nodes: readonly TreeNode[];
  /** Ids; one at most unless `multiple`. A chosen branch means everything under it. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Language of the reader, for the words that a screen reader speaks. */
  locale: string;
  labels: TreeChoiceLabels;
  multiple?: boolean;
  /** Only what has nothing under it can be chosen: the class of a product, the district of an address. */
  leavesOnly?: boolean;
  /** Shows the whole way: "天津市 / 河西区". */
  whole?: boolean;
  size?: 's' | 'm' | 'l';
  disabled?: boolean;
};

/** A department, a class or an area out of a tree: searched, opened by arrow keys, one or many. */
export function TreeChoice(props: TreeChoiceProps) {
  const { nodes, value, onChange, locale, labels, multiple = false, leavesOnly = false, whole = false, size, disabled } = props;
  const control = useRef<HTMLButtonElement>(null);
  const popup = usePopup();
  const names = value.map((id) => {
    const path = pathTo(nodes, id).map((node) => node.name);
    return whole ? path.join(' / ') : (path.at(-1) ?? '');
  });
  return (
    <>
      <ChoiceButton
        ref={control}
        popup={popup}
        label={labels.tree}
        text={names.filter(Boolean).join('、')}
        count={value.length}
        placeholder={labels.placeholder}
        disabled={disabled}
        {...(size && { size })}
      />
      {popup.open && (
        <Popup id={popup.id} anchor={control} label={labels.tree} onClose={popup.close} fit className={styles.popup ?? ''}>
          <Suspense fallback={<ChoiceComing />}>
            <TreePane
              nodes={nodes}
              value={value}
              onChange={onChange}
              onDone={popup.close}
              locale={locale}
              labels={labels}
              multiple={multiple}
              leavesOnly={leavesOnly}
            />
          </Suspense>
        </Popup>
      )}
    </>
  );
}

export function ChoiceComing() {
  return (
    <div className={styles.coming}>
      <Skeleton kind="text" lines={6} />
    </div>
  );
}
