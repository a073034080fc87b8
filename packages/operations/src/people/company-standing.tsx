import { companiesApi, type CompanyStanding as Standing } from '@mall/contract/company/companies.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { companyTones } from '../company/company-tones.ts';
import { useWords } from '../kernel/words.ts';
import { CompanyProjects } from './company-projects.tsx';
import { FreezeCompanyDialog } from './freeze-company-dialog.tsx';
import styles from './members.module.css';
import { UnfreezeCompanyDialog } from './unfreeze-company-dialog.tsx';

/** One company: who speaks for it, what it buys, what the mall decided of it and can do. */
export function CompanyStanding({ id }: { id: string }) {
  const t = useWords('people');
  const words = useWords('company');
  const detail = useDetail(ask(companiesApi.detail, { params: { id } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={words('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={words('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  return detail.thing ? <Found company={detail.thing} /> : <Skeleton kind="block" height={400} />;
}

function Found({ company }: { company: Standing }) {
  const t = useWords('people');
  const words = useWords('company');
  const [doing, setDoing] = useState<'freeze' | 'unfreeze'>();
  const { id, name, state, administrators, steps, actions } = company;
  const close = () => setDoing(undefined);
  return (
    <>
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <h2>{name}</h2>
            <p className="meta num">{company.unifiedCode || '—'}</p>
          </div>
          <StatusMark {...companyTones[state]}>{words(`state.${state}`)}</StatusMark>
        </header>
        {state === 'blocked' && (
          <Note tone="bad">{t('company.frozen', { reason: company.reason, at: company.stateDate?.slice(0, 16) ?? '' })}</Note>
        )}
        <Facts
          two
          facts={[
            [t('company.people'), String(company.people)],
            [t('company.orders'), String(company.orders)],
            [t('company.toPay'), String(company.toPay)],
            [t('company.underWay'), String(company.underWay)],
            [t('company.paid'), `¥${formatCurrency(company.paid)}`],
            [t('fact.registered'), company.createDate.slice(0, 10)],
          ]}
        />
        <section className={styles.part}>
          <h3>{t('company.administrators')}</h3>
          <Table
            dense
            caption={t('company.administrators')}
            rows={administrators}
            rowKey={(person) => person.id}
            empty={<p className="meta">{t('company.nobody')}</p>}
            columns={[
              {
                key: 'name',
                head: t('company.person'),
                cell: (person) => (
                  <RouterLink className="link" href={`/people?id=${person.id}`}>
                    {person.name}
                  </RouterLink>
                ),
              },
              { key: 'mobile', head: t('company.mobile'), cell: (person) => <span className="num">{person.mobile}</span> },
            ]}
          />
        </section>
        <CompanyProjects companyId={id} />
        {steps.length > 0 && (
          <Log
            title={t('company.log')}
            ended
            order="latest"
            entries={steps
              .toReversed()
              .map((step) => ({ what: words(`event.${step.event}`), at: step.date, who: step.name || words('system'), why: step.reason }))}
          />
        )}
      </div>
      <CaseFoot>
        {actions.includes('audit') && (
          <Button look="line" href={`/audits?${state === 'pending' ? '' : `state=${state}&`}id=${id}`} as={RouterLink}>
            {t('company.audit')}
          </Button>
        )}
        <span className={styles.space} />
        {actions.includes('freeze') && (
          <Button look="danger" onClick={() => setDoing('freeze')}>
            {t('company.freeze')}
          </Button>
        )}
        {actions.includes('unfreeze') && <Button onClick={() => setDoing('unfreeze')}>{t('unfreeze.act')}</Button>}
      </CaseFoot>
      {doing === 'freeze' && <FreezeCompanyDialog id={id} name={name} onClose={close} />}
      {doing === 'unfreeze' && <UnfreezeCompanyDialog id={id} name={name} onClose={close} />}
    </>
  );
}
