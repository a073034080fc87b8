import type { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';

/** What every part of the form gets: the draft, how it is changed, and what is wrong where. */
export type PartProps = {
  draft: InquiryDraft;
  change: (changes: Partial<InquiryDraft>) => void;
  faultAt: (path: string) => string | undefined;
};
