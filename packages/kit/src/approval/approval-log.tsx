import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { requestStepName } from '@mall/contract/approval/request.machine.ts';
import type { RequestStep } from '@mall/contract/approval/request-trace.ts';
import { Log } from '../detail/log.tsx';
import { useLanguage } from '../words/language.ts';
import { useChangeWords } from './change-words.tsx';
import { useApprovalWords } from './use-approval-words.ts';

/** What happened to a request, the latest first. */
export function ApprovalLog({ steps, ended, bizType }: { steps: readonly RequestStep[]; ended: boolean; bizType?: BizType }) {
  const t = useApprovalWords();
  const language = useLanguage();
  const said = useChangeWords();
  const entries = steps.map(({ event, byKind, byName, toName, reason, changes, at }) => ({
    what: requestStepName(event, language, bizType),
    at,
    who: [byName || t(`by.${byKind}`), toName].filter(Boolean).join(' → '),
    why: [reason, ...changes.map(said)].filter(Boolean).join(t('change.and')),
  }));
  return <Log title={t('log.title')} order="latest" entries={entries.toReversed()} ended={ended} />;
}
