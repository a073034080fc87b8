import type { AttributeFields, Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { ArrowUpIcon } from '@mall/ui/icons/arrow-up-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { attributeFieldsOf, type DrawnAttribute, nextRef } from './class-draft.rules.ts';
import { CopyDialog } from './copy-dialog.tsx';
import type { ClassDraft } from './use-class-draft.ts';

type TableProps = {
  classId: Ref;
  attributes: readonly DrawnAttribute[];
  draft: ClassDraft;
  chosen: Ref | undefined;
  onChoose: (id: Ref) => void;
  /** Beside the pane of one of them, which says the rest. */
  narrow: boolean;
};
/** What the pane beside the table says, too. */
const told = new Set(['kind', 'unit', 'values']);
const uses = ['required', 'facet', 'inName', 'drivesSpec'] as const;

const emptyAttribute = (zh: string): AttributeFields => ({
  names: { zh, en: '', fra: '', spa: '', pt: '', ru: '' },
  kind: 'choice',
  unit: '',
  required: false,
  facet: true,
  inName: false,
  drivesSpec: false,
  values: [],
});

/** What goods of the class say of themselves, in the order of filters and goods pages, and for what each is used. */
export function AttributeTable({ classId, attributes, draft, chosen, onChoose, narrow }: TableProps) {
  const t = useWords('catalogue');
  const [copying, setCopying] = useState(false);
  const save = (one: DrawnAttribute, more: Partial<AttributeFields>) =>
    draft.put({ act: 'attribute.save', attributeId: one.id, classId, fields: { ...attributeFieldsOf(one), ...more } });
  const add = () => {
    const ref = nextRef(draft.changes);
    draft.put({ act: 'attribute.save', attributeId: ref, classId, fields: emptyAttribute('') });
    onChoose(ref);
  };
  const move = (at: number, by: -1 | 1) => {
    const one = attributes[at];
    const before = by < 0 ? attributes[at - 1] : attributes[at + 2];
    if (one && (by < 0 ? at > 0 : at < attributes.length - 1))
      draft.put({ act: 'attribute.move', attributeId: one.id, beforeId: before?.id ?? null });
  };
  const columns: TableColumn<DrawnAttribute>[] = [
    {
      key: 'order',
      head: <span className="sr">{t('attribute.order')}</span>,
      width: 40,
      cell: (one) => (
        <button
          type="button"
          className={styles.order}
          aria-label={t('attribute.up', { name: one.names.zh })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => move(attributes.indexOf(one), -1)}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            move(attributes.indexOf(one), event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <ArrowUpIcon size={14} />
        </button>
      ),
    },
    {
      key: 'name',
      head: t('attribute'),
      cell: (one) => (
        <>
          <Button look="text" size="s" aria-pressed={one.id === chosen} onClick={() => onChoose(one.id)}>
            <span className={one.mark === 'removed' ? styles.struck : undefined}>{one.names.zh || t('attribute.unnamed')}</span>
          </Button>
          {one.mark && <p className={styles.mark}>{t(`mark.${one.mark}`)}</p>}
        </>
      ),
    },
    { key: 'kind', head: t('kind'), wide: true, cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'unit', head: t('unit'), wide: true, cell: ({ unit }) => unit || '—' },
    {
      key: 'values',
      head: t('values'),
      wide: true,
      cell: ({ values }) => <span className={`ell ${styles.values}`}>{shownValues(values)}</span>,
    },
    ...uses.map(
      (use): TableColumn<DrawnAttribute> => ({
        key: use,
        head: t(`use.${use}`),
        width: 52,
        cell: (one) => (
          <Checkbox
            checked={one[use]}
            disabled={one.mark === 'removed'}
            aria-label={t('use.of', { name: one.names.zh, use: t(`use.${use}`) })}
            onChange={({ target }) => save(one, { [use]: target.checked })}
          />
        ),
      }),
    ),
  ];
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('attributes')} <span className="meta">{attributes.length}</span>
        </>
      }
      extra={
        <span className={styles.acts}>
          <Button look="text" size="s" onClick={() => setCopying(true)}>
            {t('attribute.copy')}
          </Button>
          <Button look="line" size="s" onClick={add}>
            <PlusIcon size={14} />
            {t('attribute.add')}
          </Button>
        </span>
      }
    >
      <Table
        dense
        fits
        caption={t('attributes')}
        columns={narrow ? columns.filter(({ key }) => !told.has(key)) : columns}
        rows={attributes}
        rowKey={({ id }) => id}
        empty={<p className={`meta ${styles.none}`}>{t('attribute.none')}</p>}
      />
      {copying && <CopyDialog classId={classId} own={attributes} draft={draft} onClose={() => setCopying(false)} />}
    </Panel>
  );
}

const shownValues = (values: AttributeFields['values']): string =>
  values.length <= 3
    ? values.map(({ value }) => value).join('、') || '—'
    : `${values[0]?.value} … ${values.at(-1)?.value}，${values.length}`;
