import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useKeptDraft } from '@mall/kit/form/use-kept-draft.ts';
import { useRef } from 'react';
import { draftAddress, inquiryReads } from '../inquiry-reads.ts';

type Kept = { saveDate: string };

/** A draft that the mall keeps as one types: the first time it is made, then written anew. Each waits for the one before, so that none is made twice. */
export const useDraft = (first: string | undefined, savedAt: string | undefined, values: InquiryDraft) => {
  const id = useRef(first);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const write = async (draft: InquiryDraft): Promise<Kept> => {
    if (id.current !== undefined) return browserCall(inquiryApi.edit, { params: { id: id.current }, body: draft }, quietly);
    const made = await browserCall(inquiryApi.create, { body: { ...draft, release: false } }, quietly);
    id.current = made.id;
    // A reload finds the draft; the page is the same one and is not begun anew.
    window.history.replaceState(window.history.state, '', draftAddress(made.id));
    return made;
  };
  const send = (draft: InquiryDraft): Promise<Kept> => {
    const going = before.current.then(
      () => write(draft),
      () => write(draft),
    );
    before.current = going;
    return going;
  };
  const kept = useKeptDraft({ values, savedAt, send });
  return {
    savedAt: kept.savedAt,
    busy: kept.busy,
    keep: kept.keep,
    /** Publishes what is typed now; what is refused stays a draft and goes on being kept. */
    publish: async (draft: InquiryDraft): Promise<string> => {
      await kept.stop();
      try {
        await send(draft);
        await browserCall(inquiryApi.release, { params: { id: id.current ?? '' } }, quietly);
        return id.current ?? '';
      } catch (error) {
        kept.resume();
        throw error;
      } finally {
        await askAgain(inquiryReads);
      }
    },
  };
};
