import { acceptOf, uploadRules } from '@mall/contract/content/upload.rules.ts';
import { BoldIcon } from '@mall/ui/icons/bold-icon.tsx';
import { ImageIcon } from '@mall/ui/icons/image-icon.tsx';
import { LinkIcon } from '@mall/ui/icons/link-icon.tsx';
import { ListIcon } from '@mall/ui/icons/list-icon.tsx';
import { ListOrderedIcon } from '@mall/ui/icons/list-ordered-icon.tsx';
import { RedoIcon } from '@mall/ui/icons/redo-icon.tsx';
import { SheetIcon } from '@mall/ui/icons/sheet-icon.tsx';
import { UndoIcon } from '@mall/ui/icons/undo-icon.tsx';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { LinkDialog } from './link-dialog.tsx';
import { addTable, hasMark, isIn, linkAt, setLink, toggleBold, toggleHeading, toggleList } from './rich-text.commands.ts';
import styles from './rich-text.module.css';
import { schema } from './rich-text.schema.ts';

const { nodes } = schema;

type Tool = { key: string; name: string; sign: ReactNode; on?: boolean; off?: boolean; act: () => void };

type Props = {
  state: EditorState;
  label: string;
  disabled: boolean;
  busy: boolean;
  hint: string | undefined;
  onRun: (command: Command) => void;
  onPictures: (files: File[]) => void;
};

/** The tools over the text: one stop of Tab, arrows among them. */
export function RichTextTools({ state, label, disabled, busy, hint, onRun, onPictures }: Props) {
  const t = useCounterWords();
  const files = useId();
  const [at, setAt] = useState('h2');
  const [linking, setLinking] = useState(false);
  const inTable = isInTable(state);
  const runs = (command: Command): Pick<Tool, 'act' | 'off'> => ({ act: () => onRun(command), off: !command(state) });
  const groups: Tool[][] = [
    [2, 3].map((level) => ({
      key: `h${level}`,
      name: t('rich.heading', { level }),
      sign: `H${level}`,
      on: isIn(state, nodes.heading, { level }),
      ...runs(toggleHeading(level)),
    })),
    [
      { key: 'bold', name: t('rich.bold'), sign: <BoldIcon size={16} />, on: hasMark(state, 'strong'), ...runs(toggleBold) },
      {
        key: 'ul',
        name: t('rich.bullets'),
        sign: <ListIcon size={16} />,
        on: isIn(state, nodes.bullet_list),
        ...runs(toggleList(nodes.bullet_list)),
      },
      {
        key: 'ol',
        name: t('rich.numbers'),
        sign: <ListOrderedIcon size={16} />,
        on: isIn(state, nodes.ordered_list),
        ...runs(toggleList(nodes.ordered_list)),
      },
      { key: 'table', name: t('rich.table'), sign: <SheetIcon size={16} />, off: inTable, act: () => onRun(addTable) },
      {
        key: 'picture',
        name: t('rich.picture'),
        sign: <ImageIcon size={16} />,
        off: busy,
        act: () => document.getElementById(files)?.click(),
      },
      { key: 'link', name: t('rich.link'), sign: <LinkIcon size={16} />, on: hasMark(state, 'link'), act: () => setLinking(true) },
    ],
    [
      { key: 'undo', name: t('rich.undo'), sign: <UndoIcon size={16} />, ...runs(undo) },
      { key: 'redo', name: t('rich.redo'), sign: <RedoIcon size={16} />, ...runs(redo) },
    ],
    inTable
      ? [
          { key: 'row', name: t('rich.row'), sign: t('rich.row'), ...runs(addRowAfter) },
          { key: 'column', name: t('rich.column'), sign: t('rich.column'), ...runs(addColumnAfter) },
          { key: 'noRow', name: t('rich.noRow'), sign: t('rich.noRow'), ...runs(deleteRow) },
          { key: 'noColumn', name: t('rich.noColumn'), sign: t('rich.noColumn'), ...runs(deleteColumn) },
          { key: 'noTable', name: t('rich.noTable'), sign: t('rich.noTable'), ...runs(deleteTable) },
        ]
      : [],
  ];
  const keys = groups.flat().map(({ key }) => key);
  const current = keys.includes(at) ? at : 'h2';
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const place = keys.indexOf(current);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: keys.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const key = keys[(next + keys.length) % keys.length] ?? 'h2';
    setAt(key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${key}"]`)?.focus();
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('rich.tools', { label })} tabIndex={-1} onKeyDown={walk}>
      {groups
        .filter((tools) => tools.length > 0)
        .map((tools) => (
          <span key={tools[0]?.key} className={styles.group}>
            {tools.map(({ key, name, sign, on, off = false, act }) => (
              <button
                key={key}
                type="button"
                data-tool={key}
                className={styles.tool}
                title={name}
                aria-label={name}
                aria-pressed={on}
                // Not `disabled`: what the arrows walk over must take the focus.
                aria-disabled={off || disabled || undefined}
                tabIndex={key === current ? 0 : -1}
                onFocus={() => setAt(key)}
                // The selection stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !off && !disabled && act()}
              >
                {sign}
              </button>
            ))}
          </span>
        ))}
      {hint && <span className={styles.hint}>{hint}</span>}
      <input
        id={files}
        type="file"
        hidden
        multiple
        accept={acceptOf(uploadRules.image)}
        aria-label={t('rich.picture')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // The same file again must be heard of, too.
          event.target.value = '';
          onPictures(chosen);
        }}
      />
      {linking && (
        <LinkDialog
          first={linkAt(state)}
          onSet={(href) => {
            setLinking(false);
            onRun(setLink(href));
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  );
}
