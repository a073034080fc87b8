import { CallError } from '@mall/client/call-error.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsVersionApi, type OpenDraft } from '@mall/contract/catalogue/goods-version.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useKeptDraft } from '@mall/kit/form/use-kept-draft.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useRef, useState } from 'react';

const noFaults: readonly never[] = [];

/** Somebody else saved meanwhile: what he says, and the revision that stands now. */
type Conflict = { words: string; revision: number };

/** What is being changed of a goods: kept while it is typed, one save after the other, and looked at after each. */
export const useGoodsDraft = (open: OpenDraft) => {
  const params = { id: open.draftId };
  const [fields, setFields] = useState<GoodsDraft>(open.fields);
  const [conflict, setConflict] = useState<Conflict>();
  const revision = useRef(open.revision);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const checked = useList(ask(goodsVersionApi.check, { params }, { staleMs: 0 }));

  const save = async (values: GoodsDraft) => {
    try {
      const answer = await browserCall(
        goodsVersionApi.save,
        { params, body: { revision: revision.current, fields: values } },
        { noPopupMessage: true },
      );
      revision.current = answer.revision;
      setConflict(undefined);
      void askAgain([goodsVersionApi.check, goodsVersionApi.work]);
      return answer;
    } catch (error) {
      if (error instanceof CallError && error.errorCode === 'goods.draft_older')
        setConflict({ words: error.msg, revision: Number((error.data as { revision?: number } | null)?.revision ?? revision.current) });
      throw error;
    }
  };
  const kept = useKeptDraft<GoodsDraft>({
    values: fields,
    savedAt: open.saveDate,
    // One after the other: two on their way would each think that the other one was somebody else.
    send: (values) => {
      const next = queue.current.then(() => save(values));
      queue.current = next.catch(() => undefined);
      return next;
    },
  });
  return {
    fields,
    put: (changes: Partial<GoodsDraft>) => setFields((before) => ({ ...before, ...changes })),
    faults: checked.data?.faults ?? noFaults,
    conflict,
    savedAt: kept.savedAt,
    saving: kept.busy,
    /** Kept as it stands, whatever the other one wrote. */
    insist: () => {
      revision.current = conflict?.revision ?? revision.current;
      void kept.keep();
    },
    keep: kept.keep,
    stop: kept.stop,
    resume: kept.resume,
    /** The revision that is handed in, once all is kept. */
    settle: async (): Promise<number> => {
      await kept.keep();
      await queue.current;
      return revision.current;
    },
  };
};
