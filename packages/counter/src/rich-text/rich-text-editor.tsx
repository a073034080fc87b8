import { sendUpload } from '@mall/kit/upload/send-upload.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { toast } from '@mall/ui/toast.store.ts';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { addPicture } from './rich-text.commands.ts';
import styles from './rich-text.module.css';
import { pasteParser } from './rich-text.schema.ts';
import { htmlOf, stateOf } from './rich-text.state.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { RichTextTools } from './rich-text-tools.tsx';

const picturesOf = (list: DataTransfer | null): File[] => [...(list?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

export default function RichTextEditor({ label, value, onChange, lang, hint, id, invalid = false, disabled = false }: RichTextProps) {
  const t = useCounterWords();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const written = useRef(value);
  const [state, setState] = useState<EditorState>(() => stateOf(value));
  const [sending, setSending] = useState(0);

  const tell = useEffectEvent((next: EditorState) => {
    const html = htmlOf(next.doc);
    if (html === written.current) return;
    written.current = html;
    onChange(html);
  });
  const run = (command: Command) => {
    const own = view.current;
    if (!own) return;
    command(own.state, own.dispatch);
    own.focus();
  };
  const send = async (files: readonly File[]) => {
    for (const file of files) {
      setSending((before) => before + 1);
      try {
        const src = await sendUpload('image', file, { signal: new AbortController().signal, onProgress: () => undefined });
        run(addPicture(src, ''));
      } catch {
        toast.bad(t('rich.pictureFailed', { name: file.name }));
      } finally {
        setSending((before) => before - 1);
      }
    }
  };
  const take = useEffectEvent((event: Event, list: DataTransfer | null): boolean => {
    const files = picturesOf(list);
    if (files.length === 0) return false;
    event.preventDefault();
    void send(files);
    return true;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const own = new EditorView(place.current, {
      state: stateOf(written.current),
      clipboardParser: pasteParser,
      dispatchTransaction: (transaction) => {
        const next = own.state.apply(transaction);
        own.updateState(next);
        setState(next);
        if (transaction.docChanged) tell(next);
      },
      handlePaste: (_, event) => take(event, event.clipboardData),
      handleDrop: (_, event) => take(event, event.dataTransfer),
    });
    view.current = own;
    return () => {
      view.current = undefined;
      own.destroy();
    };
  }, []);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    const next = stateOf(value);
    view.current?.updateState(next);
    setState(next);
  }, [value]);

  useEffect(() => {
    view.current?.setProps({
      editable: () => !disabled,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
        ...(id && { id }),
        ...(lang && { lang }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    });
  }, [disabled, label, id, lang, invalid]);

  return (
    <div className={classNames(styles.box, invalid && styles.bad)}>
      <RichTextTools
        state={state}
        disabled={disabled}
        busy={sending > 0}
        hint={hint}
        label={label}
        onRun={run}
        onPictures={(files) => void send(files)}
      />
      <div ref={place} />
    </div>
  );
}
