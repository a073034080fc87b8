import { type CompanyStanding as Company, companiesApi } from '@mall/contract/company/companies.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { companyTones } from '../company/company-tones.ts';
import { useWords } from '../kernel/words.ts';
import { companiesReads } from './companies.reads.ts';
import { CompanyProjects } from './company-projects.tsx';
import { FreezeCompanyDialog } from './freeze-company-dialog.tsx';
import { Standing } from './standing.tsx';
import { useUnfreeze } from './use-unfreeze.tsx';

/** One company: who speaks for it, what it buys, what the mall decided of it and can do. */
export function CompanyStanding({ id }: { id: string }) {
  const words = useWords('company');
  const detail = useDetail(ask(companiesApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <OpenCase detail={detail} missing={words('missing')} failed={words('failed')}>
      {(company) => <Found company={company} />}
    </OpenCase>
  );
}

function Found({ company }: { company: Company }) {
  const t = useWords('people');
  const words = useWords('company');
  const { id, name, state, actions } = company;
  const unfreeze = useUnfreeze({
    call: companiesApi.unfreeze,
    request: (reason) => ({ params: { id }, body: { reason } }),
    name,
    text: t('company.unfreezeText'),
    changes: companiesReads,
  });
  return (
    <Standing
      title={name}
      about={<span className="num">{company.unifiedCode || '—'}</span>}
      mark={<StatusMark {...companyTones[state]}>{words(`state.${state}`)}</StatusMark>}
      frozen={state === 'blocked' ? { reason: company.reason, at: company.stateDate } : undefined}
      facts={[
        [t('company.people'), String(company.people)],
        [t('company.orders'), String(company.orders)],
        [t('company.toPay'), String(company.toPay)],
        [t('company.underWay'), String(company.underWay)],
        [t('company.paid'), `¥${formatCurrency(company.paid)}`],
        [t('fact.registered'), company.createDate.slice(0, 10)],
      ]}
      people={{
        title: t('company.administrators'),
        rows: company.administrators,
        none: t('company.nobody'),
        hrefOf: (person) => `/people?id=${person}`,
      }}
      log={{
        title: t('company.log'),
        entries: company.steps.map((step) => ({
          what: words(`event.${step.event}`),
          at: step.date,
          who: step.name || words('system'),
          why: step.reason,
        })),
      }}
      aside={
        actions.includes('audit') && (
          <Button look="line" href={`/audits?${state === 'pending' ? '' : `state=${state}&`}id=${id}`} as={RouterLink}>
            {t('company.audit')}
          </Button>
        )
      }
      freeze={
        actions.includes('freeze')
          ? { label: t('company.freeze'), dialog: (onClose) => <FreezeCompanyDialog id={id} name={name} onClose={onClose} /> }
          : undefined
      }
      unfreeze={actions.includes('unfreeze') ? unfreeze : undefined}
    >
      <CompanyProjects companyId={id} />
    </Standing>
  );
}
