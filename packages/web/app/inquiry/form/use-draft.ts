import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { randomToken } from '@mall/contract/wire/random-id.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useKeptDraft } from '@mall/kit/form/use-kept-draft.ts';
import { useRef, useState } from 'react';
import { draftAddress, inquiryReads } from '../inquiry-reads.ts';

type Kept = { saveDate: string };

/** A draft that the mall keeps as one types: the first time it is made, then written anew. Each waits for the one before, so that none is made twice. */
export const useDraft = (first: string | undefined, savedAt: string | undefined, values: InquiryDraft) => {
  const id = useRef(first);
  const [submitToken] = useState(randomToken);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const write = async (draft: InquiryDraft): Promise<Kept> => {
    if (id.current !== undefined) return browserCall(inquiryApi.edit, { params: { id: id.current }, body: draft }, quietly);
    const made = await browserCall(inquiryApi.create, { body: { ...draft, release: false, submitToken } }, quietly);
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
    /** Throws it away, with what of it is still on its way; `but` is what stands in its place, which may be the same one. */
    discard: async (but: string): Promise<void> => {
      await kept.stop();
      await before.current.catch(() => undefined);
      if (id.current !== undefined && id.current !== but)
        await browserCall(inquiryApi.remove, { params: { id: id.current } }, quietly).catch(() => undefined);
    },
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
