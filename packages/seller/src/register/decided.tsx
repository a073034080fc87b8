import { applicationApi, type ClassTerm, type OwnApplication } from '@mall/contract/store/application.api.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { ClassTable } from './class-table.tsx';
import { PageHead } from './page-head.tsx';
import styles from './register.module.css';

/** A whole new page, so that the centre asks anew what its owner may do. */
const goIn = () => {
  window.history.replaceState(null, '', '#/');
  window.location.reload();
};

/** What was handed in, while the mall looks at it and after it said yes. */
export function Decided({ own, terms, side }: { own: OwnApplication; terms: readonly ClassTerm[]; side: ReactNode }) {
  const t = useWords('register');
  const language = useLanguage();
  const { latest, state, storeName } = own;
  const fields = latest?.fields;
  const withdraw = useAct({
    call: applicationApi.withdraw,
    request: () => ({}),
    ask: () => ({ title: t('withdraw.title'), text: t('withdraw.text'), act: t('withdraw.act') }),
    done: t('withdraw.done'),
    changes: [applicationApi.own],
  });
  const isOpen = state === 'approved';
  return (
    <>
      <PageHead own={own} name={fields?.name ?? storeName}>
        {isOpen ? (
          <Button onClick={goIn}>{t('enter')}</Button>
        ) : (
          <Button look="line" onClick={() => withdraw.start()}>
            {t('withdraw.act')}
          </Button>
        )}
      </PageHead>
      <ApplicationSteps at={isOpen ? 'open' : 'audit'} states={isOpen ? { open: 'done' } : {}} />
      <div className={styles.two}>
        <div className={styles.stack}>
          <Note tone={isOpen ? 'ok' : 'info'}>
            {isOpen ? t('approved', { name: storeName }) : t('pending', { at: latest?.submitDate.slice(0, 16) ?? '' })}
          </Note>
          {fields && (
            <>
              <Panel bordered title={t('step.company')}>
                <Facts
                  two
                  facts={[
                    [t('field.storeName'), fields.storeName],
                    [t('field.kind'), t(`kind.${fields.kind}`)],
                    [t('field.name'), fields.name],
                    [t('field.unifiedCode'), fields.unifiedCode],
                    [t('field.legalRepresentative'), fields.legalRepresentative],
                    [t('field.licenceUntil'), fields.licenceUntil || t('longTerm')],
                    [t('field.area'), fields.area],
                    [t('field.registeredAddress'), fields.registeredAddress],
                    [t('field.contactName'), `${fields.contactName} ${fields.contactPhone}`],
                    [t('field.bankName'), fields.bankName],
                    [t('field.bankAccount'), fields.bankAccount.replace(/.(?=.{4})/g, '*')],
                  ]}
                />
                <Attachments pictures={[fields.licence]} />
              </Panel>
              <Panel bordered title={t('step.papers')}>
                <Facts
                  two
                  facts={fields.qualifications.map(({ kind, validUntil, files }) => [
                    qualificationWords[kind][language],
                    <span key={kind}>
                      {validUntil || t('longTerm')}{' '}
                      {files.map(({ url, name }) => (
                        <a key={url} className="link" href={url} target="_blank" rel="noreferrer">
                          {name}
                        </a>
                      ))}
                    </span>,
                  ])}
                />
              </Panel>
              <Panel bordered flush title={t('step.classes')}>
                <ClassTable terms={terms.filter(({ classId }) => fields.classes.includes(classId))} papers={fields.qualifications} />
              </Panel>
            </>
          )}
        </div>
        {side}
      </div>
      {withdraw.question}
    </>
  );
}
