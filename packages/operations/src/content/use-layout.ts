import { keepingErrors } from '@mall/contract/content/keeping.errors.ts';
import { type LayoutContent, LayoutInput } from '@mall/contract/content/layout.rules.ts';
import { type LayoutDraft, layoutOperationsApi } from '@mall/contract/content/layout-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { layoutReads } from './content.reads.ts';

const settledMs = 800;
type Saving = 'saved' | 'typing' | 'unsound' | 'refused';

/** What the rules say of the first thing that is not whole yet, and where it stands. */
const faultOf = (content: LayoutContent): { text: string; path: string } | undefined => {
  const issue = LayoutInput.safeParse(content).error?.issues[0];
  if (!issue) return undefined;
  return { text: keepingErrors[issue.message as keyof typeof keepingErrors]?.words.zh ?? '', path: issue.path.join('.') };
};

/** The layout of a page while it is edited: what was changed here is kept a moment after the last change, upon what was seen. */
export const useLayout = (zoneId: string | undefined) => {
  const of = zoneId ? { zoneId } : {};
  const found = useList(ask(layoutOperationsApi.draft, { query: of }, { staleMs: 0 }));
  const [local, setLocal] = useState<LayoutContent>();
  const [saving, setSaving] = useState<Saving>('saved');
  const [why, setWhy] = useState<string>();
  const [kept, setKept] = useState(0);
  const revision = useRef(0);
  const running = useRef(false);
  const latest = useRef<LayoutContent>(undefined);
  const { data } = found;
  const content = local ?? data?.content;
  const fault = local && faultOf(local);

  const save = useCall({
    call: layoutOperationsApi.save,
    request: (next: LayoutContent) => ({ body: { ...of, revision: revision.current, content: next } }),
    changes: layoutReads,
  });
  // What others saved counts from the next load on; while something is edited here, only this page's own saves do.
  useEffect(() => {
    if (local === undefined && data) revision.current = data.revision;
  }, [local, data]);

  const keep = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    try {
      // What was typed while it was on its way goes after it.
      for (let sent: LayoutContent | undefined; latest.current && sent !== latest.current && !faultOf(latest.current); ) {
        sent = latest.current;
        ({ revision: revision.current } = await save.run(sent));
      }
      setKept((before) => before + 1);
      setSaving(latest.current && faultOf(latest.current) ? 'unsound' : 'saved');
    } catch (error) {
      setWhy(error instanceof Error ? error.message : undefined);
      setSaving('refused');
    } finally {
      running.current = false;
    }
  });
  useEffect(() => {
    if (local === undefined || saving !== 'typing') return undefined;
    const timer = setTimeout(() => (fault ? setSaving('unsound') : void keep()), settledMs);
    return () => clearTimeout(timer);
  }, [local, saving, fault]);

  return {
    found,
    draft: data as LayoutDraft | undefined,
    content,
    fault: saving === 'unsound' ? fault : undefined,
    saving,
    why,
    /** Rises whenever the draft was kept: the preview is loaded anew. */
    kept,
    revision: () => revision.current,
    edit: (change: (before: LayoutContent) => LayoutContent) => {
      if (!content) return;
      const next = change(content);
      latest.current = next;
      setLocal(next);
      setSaving('typing');
    },
    /** Forgets what was typed here: what the server has is shown. */
    reload: () => {
      latest.current = undefined;
      setLocal(undefined);
      setSaving('saved');
      setKept((before) => before + 1);
      void found.refetch();
    },
  };
};
