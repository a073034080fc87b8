import { type DecorationDraft, type DecorationFault, type DraftShelf, decorationLimits } from '@mall/contract/store/decoration.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type ReactNode, useId } from 'react';
import { useWords } from '../kernel/words.ts';
import { changeIn, moveIn, without } from './move-in.ts';
import { OrderActs } from './order-acts.tsx';
import styles from './store.module.css';
import { useFaultWords } from './use-fault-words.ts';
import { useRowKeys } from './use-row-keys.ts';

type Shelves = DecorationDraft['shelves'];
type ShelvesProps = {
  shelves: Shelves;
  goodsOf: Readonly<Record<string, number>>;
  unsorted: number;
  faults: readonly DecorationFault[];
  onChange: (shelves: Shelves) => void;
};

export function ShelvesPanel({ shelves, goodsOf, unsorted, faults, onChange }: ShelvesProps) {
  const t = useWords('store');
  const faultOf = useFaultWords(faults);
  const keys = useRowKeys(shelves.length);
  return (
    <Panel
      title={t('shelves')}
      bordered
      extra={
        <Button
          look="text"
          size="s"
          disabled={shelves.length >= decorationLimits.shelves}
          onClick={() => onChange([...shelves, { id: '', name: '', children: [] }])}
        >
          {t('shelf.add')}
        </Button>
      }
    >
      <p className="meta">{t('shelves.hint')}</p>
      {unsorted > 0 && <p className="meta">{t('unsorted', { count: unsorted })}</p>}
      <ol className={styles.rows}>
        {shelves.map((shelf, at) => (
          <li key={keys.at(at)}>
            <ShelfRow
              label={t('shelf', { place: at + 1 })}
              shelf={shelf}
              goodsOf={goodsOf}
              faultOf={(below) => faultOf('shelves', at, below)}
              onChange={(changes) => onChange(changeIn(shelves, at, changes))}
              acts={
                <OrderActs
                  name={shelf.name}
                  first={at === 0}
                  last={at === shelves.length - 1}
                  onMove={(by) => {
                    keys.move(at, by);
                    onChange(moveIn(shelves, at, by));
                  }}
                  onRemove={() => {
                    keys.remove(at);
                    onChange(without(shelves, at));
                  }}
                />
              }
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type RowProps = {
  label: string;
  shelf: DraftShelf;
  goodsOf: Readonly<Record<string, number>>;
  faultOf: (below?: number) => string | undefined;
  onChange: (changes: Partial<DraftShelf>) => void;
  acts: ReactNode;
};

/** A shelf with those below it. */
function ShelfRow({ label, shelf, goodsOf, faultOf, onChange, acts }: RowProps) {
  const t = useWords('store');
  const { children } = shelf;
  const keys = useRowKeys(children.length);
  const count = (id: string) => {
    const goods = id === '' ? 0 : (goodsOf[id] ?? 0);
    return goods > 0 && <span className="meta num">{t('shelf.goods', { count: goods })}</span>;
  };
  return (
    <div className={styles.shelf}>
      <div className={styles.shelfLine}>
        <ShelfName label={label} value={shelf.name} fault={faultOf()} onChange={(name) => onChange({ name })} />
        {count(shelf.id)}
        <Button look="text" size="s" onClick={() => onChange({ children: [...children, { id: '', name: '' }] })}>
          {t('shelf.addBelow')}
        </Button>
        {acts}
      </div>
      <ol className={styles.below}>
        {children.map((child, at) => (
          <li key={keys.at(at)} className={styles.shelfLine}>
            <ShelfName
              label={t('shelf.below', { name: shelf.name, place: at + 1 })}
              value={child.name}
              fault={faultOf(at)}
              onChange={(name) => onChange({ children: changeIn(children, at, { name }) })}
            />
            {count(child.id)}
            <OrderActs
              name={child.name}
              first={at === 0}
              last={at === children.length - 1}
              onMove={(by) => {
                keys.move(at, by);
                onChange({ children: moveIn(children, at, by) });
              }}
              onRemove={() => {
                keys.remove(at);
                onChange({ children: without(children, at) });
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

type NameProps = { label: string; value: string; fault: string | undefined; onChange: (name: string) => void };

function ShelfName({ label, value, fault, onChange }: NameProps) {
  const id = useId();
  return (
    <span className={styles.shelfName}>
      <TextInput
        size="s"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && id}
        value={value}
        maxLength={decorationLimits.shelf}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault && (
        <span id={id} className={styles.fault}>
          {fault}
        </span>
      )}
    </span>
  );
}
