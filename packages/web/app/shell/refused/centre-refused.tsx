import { type CompanyAudit, certificationApi } from '@mall/contract/company/certification.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { RefusedProps } from '@mall/kit/page/refused.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useWords } from '../../kernel/words.tsx';

const question = ask(certificationApi.audit, {}, { staleMs: 0 });
const certification = '/personalCenterBase/enterpriseAuth';

/** Whether it is certification that is missing, and how far that is; else it is the role. */
const lackOf = (audit: CompanyAudit | undefined): 'none' | 'pending' | 'rejected' | 'role' => {
  if (audit?.mayCertify !== 1) return 'role';
  return audit.state === 'none' || audit.state === 'pending' || audit.state === 'rejected' ? audit.state : 'role';
};

/** Why a buyer may not see a page of the centre, and where that is mended. */
export default function CentreRefused({ refusal, compact = false }: RefusedProps) {
  const t = useWords('shell/refused');
  const { thing, state } = useDetail(question);
  const lack = lackOf(thing);
  if (state === 'waiting') return <output aria-busy="true" aria-label={t('title')} />;
  return (
    <Empty
      picture="lock"
      role="alert"
      compact={compact}
      title={t('title')}
      actions={
        <>
          {lack !== 'role' && (
            <Button href={certification} as={RouterLink}>
              {t(`${lack}.act`)}
            </Button>
          )}
          <Button look="quiet" href="/personalCenterBase/personalCenter" as={RouterLink}>
            {t('centre')}
          </Button>
        </>
      }
    >
      {lack === 'role' ? refusal.msg : t(`${lack}.text`)}
    </Empty>
  );
}
