import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { sealApi } from '@mall/contract/agreement/seal.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { PaperActs } from '@mall/kit/contract/contract-view.tsx';
import { PartyContract } from '@mall/kit/contract/party-contract.tsx';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ContractApproval } from './contract-approval.tsx';
import { contractHref, contractSite, contractsPath } from './contract-site.ts';

const orderHref = (id: string) => `/personalCenterBase/myOrdersDetail?id=${id}`;

/** One contract: read, agree, sign, and what came of it. */
export default function SignaturePage() {
  const t = useWords('agreement');
  const go = useNavigate();
  const id = useSearchParams()[0].get('id');
  const detail = useDetail(isId(id) ? ask(contractApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  const missing = { title: t('missing.title'), text: t('missing.text'), list: t('missing.list') };
  return (
    <DetailPage
      detail={detail}
      list={{ href: contractsPath, label: t('list.title') }}
      kind={t('sign.title')}
      words={{ failed: t('failed'), missing }}
      about={({ contractSn }) => contractSn}
      title={({ title }) => title}
      acts={(contract) => <PaperActs contract={contract} call={contractApi.pdf} />}
    >
      {(contract) => <OwnContract key={contract.id} contract={contract} onMade={(made) => void go(contractHref(made))} />}
    </DetailPage>
  );
}

function OwnContract({ contract, onMade }: { contract: ContractDetail; onMade: (id: string) => void }) {
  const given = useAnswer(ask(sealApi.list, {}, { staleMs: 0, fallback: [] }), contract.actions.includes('sign'));
  return (
    <PartyContract
      site={contractSite}
      contract={contract}
      orderHref={orderHref}
      seals={Object.fromEntries(given.map(({ kind, picture }) => [kind, picture]))}
      aside={<ContractApproval contract={contract} />}
      onMade={onMade}
    />
  );
}
