import type { TextContent } from '@mall/contract/content/text.rules.ts';
import { type TextCase, textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { textReads } from './content.reads.ts';

const settledMs = 1500;
type Saving = 'saved' | 'typing' | 'refused';

/** A text while it is written: kept a moment after the last change, upon what was seen. */
export const useText = (text: TextCase, again: () => void) => {
  const [local, setLocal] = useState<TextContent>();
  const [saving, setSaving] = useState<Saving>('saved');
  /** Rises with every change, so that the moment begins anew. */
  const [edits, setEdits] = useState(0);
  const [at, setAt] = useState(text.savedDate);
  const revision = useRef(text.revision);
  const latest = useRef<TextContent>(undefined);
  const running = useRef(false);
  useEffect(() => {
    if (local === undefined) revision.current = text.revision;
  }, [local, text]);
  const save = useCall({
    call: textOperationsApi.save,
    request: (content: TextContent, checked: Language[]) => ({
      params: { id: text.id },
      body: { revision: revision.current, content, checked },
    }),
    changes: [],
  });
  const keep = useEffectEvent(async (checked: Language[] = []) => {
    if (running.current) return;
    running.current = true;
    try {
      // What was typed while it was on its way goes after it.
      for (let sent: TextContent | undefined; sent !== latest.current; ) {
        sent = latest.current ?? text.content;
        latest.current = sent;
        const kept = await save.run(sent, checked);
        revision.current = kept.revision;
        setAt(kept.savedDate);
      }
      setSaving('saved');
      again();
    } catch {
      setSaving('refused');
    } finally {
      running.current = false;
    }
  });
  const isWhole = local === undefined || (local.title.trim() !== '' && local.category.trim() !== '');
  useEffect(() => {
    if (saving !== 'typing' || !isWhole || edits === 0) return undefined;
    const timer = setTimeout(() => void keep(), settledMs);
    return () => clearTimeout(timer);
  }, [saving, isWhole, edits]);
  const content = local ?? text.content;
  return {
    content,
    saving,
    savedDate: at,
    revision: () => revision.current,
    edit: (change: Partial<TextContent>) => {
      const next = { ...content, ...change };
      latest.current = next;
      setLocal(next);
      setEdits((before) => before + 1);
      setSaving('typing');
    },
    /** Somebody has looked: the language still says what the Chinese text says. */
    check: (language: Language) =>
      void save.run(content, [language]).then(
        (kept) => {
          revision.current = kept.revision;
          again();
        },
        () => undefined,
      ),
    reload: () => {
      latest.current = undefined;
      setLocal(undefined);
      setSaving('saved');
      again();
    },
    reads: textReads,
  };
};
export type TextEditing = ReturnType<typeof useText>;
