import type { DataOf } from '@mall/contract/kernel/call.ts';
import { type ApplicationShown, applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import { changedPlaces, missingPapers } from '@mall/contract/store/application.rules.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { CaseBody, CaseHead } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { type ReactNode, useState } from 'react';
import styles from '../audit/audit.module.css';
import { CompareTable } from '../audit/compare-table.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
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

type Shown = DataOf<typeof applicationOperationsApi.detail>;
type Version = NonNullable<Shown['application']['latest']>;

/** One registration: its documents side by side, its fields beside those of the version before, and the decision. */
export function RegistrationCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('store');
  const detail = useDetail(ask(applicationOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="registration" url={`/audits/stores?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(found) =>
          found.application.latest ? (
            <Found id={id} found={found} latest={found.application.latest} onDecided={onDecided} />
          ) : (
            <Empty title={t('missing')} picture="none" />
          )
        }
      </OpenCase>
    </>
  );
}

function Found({ id, found, latest, onDecided }: { id: string; found: Shown; latest: Version; onDecided: () => void }) {
  const t = useWords('store');
  const [givingBack, setGivingBack] = useState(false);
  const approve = useAct({
    call: applicationOperationsApi.approve,
    request: () => ({ params: { id }, body: { versionId: latest.id } }),
    ask: () => ({ title: t('approve.title'), text: t('approve.text', { name: latest.fields.storeName }), act: t('approve.act') }),
    done: t('approve.done'),
    changes: registrationReads,
    onClosed: onDecided,
  });
  const { before: earlier, terms, application } = found;
  const { sn, steps } = application;
  const { fields } = latest;
  const before = earlier?.fields;
  // Of what waits one sees what was found wrong in the version before, to know whether it was mended.
  const waiting = latest.decision === 'waiting';
  const faults = waiting ? (earlier?.faults ?? []) : latest.faults;
  const changed = new Set<string>(before ? changedPlaces(before, fields).map((name) => (areas.has(name) ? 'area' : name)) : []);
  const faultsOf = (name: string) => faults.filter(({ field }) => field === name).map(({ reason }) => reason);
  return (
    <>
      <CaseBody>
        <CaseHead
          title={fields.name}
          about={t('handedIn', { sn, name: latest.submittedBy, at: latest.submitDate.slice(0, 16), version: latest.version })}
        />
        <Documents fields={fields} before={before} faults={faults} />
        <CompareTable
          heads={{ now: t('compare.now'), before: earlier ? t('compare.before', { version: earlier.version }) : undefined }}
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
      </CaseBody>
      {waiting && (
        <DecisionFoot
          yes={{ act: approve, label: t('approve.act') }}
          no={{ act: { start: () => setGivingBack(true) }, label: t('giveBack.act') }}
        />
      )}
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
