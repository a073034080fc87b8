import { certificationApi } from '@mall/contract/company/certification.api.ts';
import type { CertificationDraft } from '@mall/contract/company/certification.rules.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { ask, keyOf } from '@mall/kit/ask/ask.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';

export const draftAsk = ask(certificationApi.draft, {}, { staleMs: 0 });

/** Who comes back to the page begins with what was kept, not with what was asked earlier. */
export const keepDraftIn = (language: Language) => async (fields: CertificationDraft) => {
  const kept = await browserCall(certificationApi.keepDraft, { body: fields }, { silent: true });
  browserQueries().setQueryData(keyOf(draftAsk, language), { fields, ...kept });
  return kept;
};
