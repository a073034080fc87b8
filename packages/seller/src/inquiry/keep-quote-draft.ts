import type { QuoteDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { InvitationDetail } from '@mall/contract/inquiry/invitation-data.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { ask, keyOf } from '@mall/kit/ask/ask.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';

/** One invitation, as the page asks for it. */
export const invitationAsk = (id: string) => ask(inquirySellerApi.detail, { params: { id } }, { staleMs: 0 });

/** Who comes back to the page begins with what was kept, not with what was read earlier. */
export const keepQuoteDraft = (id: string, language: Language) => async (fields: QuoteDraft) => {
  const kept = await browserCall(inquirySellerApi.keepDraft, { params: { id }, body: fields }, { silent: true });
  browserQueries().setQueryData(
    keyOf(invitationAsk(id), language),
    (before: InvitationDetail | undefined) => before && { ...before, draft: { fields, ...kept } },
  );
  return kept;
};
