import { type ApplicationShown, applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import { changedPlaces, missingPapers } from '@mall/contract/store/application.rules.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import styles from '../audit/audit.module.css';
import { CompareTable } from '../audit/compare-table.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import { Documents } from './documents.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { registrationReads } from './registration.reads.ts';

const shown = [
  'storeName',
  'kind',
  'name',
  'unifiedCode',
  'legalRepresentative',
  'area',
  'registeredAddress',
  'officePhone',
  'contactName',
  'contactPhone',
  'bankName',
  'bankAccount',
  'letter',
] as const;
const areas = new Set<string>(['provinceId', 'cityId', 'districtId']);

/** One registration: its documents side by side, its fields beside those of the version before, and the decision. */
export function RegistrationCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('store');
  const detail = useDetail(ask(applicationOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  const [givingBack, setGivingBack] = useState(false);
  const approve = useAct({
    call: applicationOperationsApi.approve,
    request: ({ versionId }: { versionId: string; name: string }) => ({ params: { id }, body: { versionId } }),
    ask: ({ name }) => ({ title: t('approve.title'), text: t('approve.text', { name }), act: t('approve.act') }),
    done: () => {
      onDecided();
      return t('approve.done');
    },
    changes: registrationReads,
  });
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing?.application.latest) return <Skeleton kind="block" height={400} />;
  const { application, before: earlier, terms } = detail.thing;
  const { latest, sn, steps } = { ...application, latest: detail.thing.application.latest };
  const { fields } = latest;
  const before = earlier?.fields;
  // Of what waits one sees what was found wrong in the version before, to know whether it was mended.
  const waiting = latest.decision === 'waiting';
  const faults = waiting ? (earlier?.faults ?? []) : latest.faults;
  const changed = new Set<string>(before ? changedPlaces(before, fields).map((name) => (areas.has(name) ? 'area' : name)) : []);
  const faultsOf = (name: string) => faults.filter(({ field }) => field === name).map(({ reason }) => reason);
  return (
    <>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{fields.name}</h2>
          <p className="meta">
            {t('handedIn', { sn, name: latest.submittedBy, at: latest.submitDate.slice(0, 16), version: latest.version })}
          </p>
        </header>
        <Documents fields={fields} before={before} faults={faults} />
        <CompareTable
          heads={{ now: t('compare.now'), before: before && t('compare.before') }}
          rows={[
            ...shown.map((name) => ({
              key: name,
              label: t(`field.${name}`),
              now: valueOf(fields, name, t),
              before: before && valueOf(before, name, t),
              changed: changed.has(name),
              faults: faultsOf(name),
            })),
            {
              key: 'classes',
              label: t('field.classes'),
              now: terms.map(({ classId, topName, name, needs, deposit, feeRate }) => {
                const missing = missingPapers(needs, fields.qualifications).map((kind) => qualificationWords[kind].zh);
                return (
                  <span key={classId} className={styles.item}>
                    {topName} / {name} <span className="meta">{t('deposit', { deposit, fee: feeRate })}</span>
                    {missing.length > 0 && <span className={styles.fault}> {t('lacking', { papers: missing.join('、') })}</span>}
                  </span>
                );
              }),
              before: before?.classNames.map((name) => (
                <span key={name} className={styles.item}>
                  {name}
                </span>
              )),
              changed: changed.has('classes'),
              faults: faultsOf('classes'),
            },
          ]}
        />
        <div className={styles.log}>
          <Log
            order="latest"
            ended={!waiting}
            entries={steps.map(({ event, who, name, date, reason }) => ({
              what: t(`event.${event}`),
              at: date,
              who: who === 'seller' ? name : t('mall'),
              why: reason,
            }))}
          />
        </div>
      </div>
      {waiting && (
        <CaseFoot>
          <span className={styles.space} />
          <Button look="danger" onClick={() => setGivingBack(true)}>
            {t('giveBack.act')}
          </Button>
          <Button busy={approve.busy} onClick={() => approve.start({ versionId: latest.id, name: fields.storeName })}>
            {t('approve.act')}
          </Button>
        </CaseFoot>
      )}
      {approve.question}
      {givingBack && waiting && (
        <GiveBackDialog
          id={id}
          versionId={latest.id}
          papers={fields.qualifications.map(({ kind }) => kind)}
          onClose={() => setGivingBack(false)}
          onDone={onDecided}
        />
      )}
    </>
  );
}

const valueOf = (fields: ApplicationShown, name: (typeof shown)[number], t: Translate<'store'>): ReactNode => {
  if (name === 'kind') return t(`kind.${fields.kind}`);
  if (name !== 'letter') return fields[name] || '—';
  if (!fields.letter) return '—';
  return (
    <a className="link" href={fields.letter.url} target="_blank" rel="noreferrer">
      {fields.letter.name}
    </a>
  );
};
