import { classNames } from '@mall/ui/class-names.ts';
import { FilterIcon } from '@mall/ui/icons/filter-icon.tsx';
import { MoreIcon } from '@mall/ui/icons/more-icon.tsx';
import { Popup } from '@mall/ui/popup/popup.tsx';
import { usePopup } from '@mall/ui/popup/use-popup.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { useConditionWords } from './condition-words.ts';
import styles from './design.module.css';
import { type DesignNode, faultOf, hasNobody, mayAdd } from './design.rules.ts';
import { Face } from './face.tsx';
import type { Designer } from './use-designer.ts';

type Props = { node: DesignNode; at: number; designer: Designer; mayDesign: boolean };

/** One node: dragged by its grip or moved by arrow keys, opened by its name. */
export function CanvasNode({ node, at, designer, mayDesign }: Props) {
  const t = useWords('approval/design');
  const say = useConditionWords(designer.design.names);
  const { selected, select, move, remove } = designer;
  const fault = faultOf(node);
  const stands = node.fault || (hasNobody(node) ? t('canvas.nobody') : '') || (fault ? t(`fault.${fault}`) : '');
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (step === undefined) remove(at);
    else move(at, at + step);
  };
  return (
    <article
      className={classNames(styles.node, selected === at && styles.chosen, stands && styles.bad)}
      aria-label={t('canvas.node', { number: at + 1, name: node.name })}
    >
      <header className={styles.nodeHead}>
        {mayDesign && (
          <button
            type="button"
            id={`grip-${node.key}`}
            className={styles.grip}
            aria-label={t('canvas.grip', { name: node.name })}
            title={t('canvas.gripHint')}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(at))}
            onKeyDown={keys}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        {/* Reaches over the whole card: pressed anywhere it opens the node, and what is dropped on the card is dropped here. */}
        <button
          type="button"
          className={styles.nodeName}
          aria-pressed={selected === at}
          onClick={() => select(at)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const from = Number(event.dataTransfer.getData('text/plain'));
            if (Number.isInteger(from)) move(from, at);
          }}
        >
          {node.name || t('canvas.unnamed')}
        </button>
        <Tag>{t(`mode.${node.mode}`)}</Tag>
        {mayDesign && <NodeMenu node={node} at={at} designer={designer} />}
      </header>
      <div className={styles.nodeBody}>
        <Holders node={node} />
      </div>
      {node.conditions.length > 0 && (
        <p className={styles.when}>
          <FilterIcon size={12} />
          {say(node)}
        </p>
      )}
      {stands && <p className={styles.wrong}>{stands}</p>}
    </article>
  );
}

function Holders({ node: { by, people, roleName } }: { node: DesignNode }) {
  const t = useWords('approval/design');
  const nobody = <span className={styles.none}>{t('canvas.none')}</span>;
  switch (by.kind) {
    case 'head':
      return t('by.head');
    case 'role':
      return roleName ? t('by.roleNamed', { name: roleName }) : nobody;
    case 'people':
      return people.length === 0 ? nobody : people.map((person) => <Face key={person.memberId} person={person} />);
  }
}

function NodeMenu({ node, at, designer }: Pick<Props, 'node' | 'at' | 'designer'>) {
  const t = useWords('approval/design');
  const button = useRef<HTMLButtonElement>(null);
  const popup = usePopup();
  const { design, move, copy, remove } = designer;
  const entries = [
    { name: t('menu.up'), off: at === 0, act: () => move(at, at - 1) },
    { name: t('menu.down'), off: at === design.nodes.length - 1, act: () => move(at, at + 1) },
    { name: t('menu.copy'), off: !mayAdd(design), act: () => copy(at) },
    { name: t('menu.remove'), off: false, act: () => remove(at) },
  ];
  return (
    <>
      <button ref={button} type="button" className={styles.icon} aria-label={t('menu', { name: node.name })} {...popup.button}>
        <MoreIcon size={16} />
      </button>
      {popup.open && (
        <Popup id={popup.id} anchor={button} label={t('menu', { name: node.name })} onClose={popup.close} className={styles.menu ?? ''}>
          {entries.map(({ name, off, act }) => (
            <button
              key={name}
              type="button"
              disabled={off}
              onClick={() => {
                popup.close();
                act();
              }}
            >
              {name}
            </button>
          ))}
        </Popup>
      )}
    </>
  );
}
