import { deskApi } from '@mall/contract/account/desk.api.ts';
import { type PaperCase as Case, type PaperVersion, paperOperationsApi } from '@mall/contract/store/paper.api.ts';
import { paperWords } from '@mall/contract/store/paper.rules.ts';
import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { CompareTable } from '../audit/compare-table.tsx';
import { Papers } from '../audit/papers.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { paperTones } from './paper-tones.ts';

const reads = [paperOperationsApi.page, paperOperationsApi.detail, deskApi.desk];

/** One paper of a store: what holds, beside what is to replace it. */
export function PaperCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('store');
  const detail = useDetail(ask(paperOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="paper" url={`/audits/papers?id=${id}`} />
      <OpenCase detail={detail} missing={t('paper.missing')} failed={t('failed')}>
        {(found) => (
          <>
            <Body found={found} />
            {found.latest?.decision === 'waiting' && <Decision found={found} version={found.latest} onDecided={onDecided} />}
          </>
        )}
      </OpenCase>
    </>
  );
}

function Decision({ found, version, onDecided }: { found: Case; version: PaperVersion; onDecided: () => void }) {
  const t = useWords('store');
  const { id, name } = found;
  const common = { changes: reads, onClosed: onDecided };
  const approve = useAct({
    call: paperOperationsApi.approve,
    request: () => ({ params: { id }, body: { versionId: version.id } }),
    ask: () => ({
      title: t('paper.approve.ask', { name }),
      text: found.lapsed > 0 ? t('paper.approve.back', { count: found.lapsed }) : t('paper.approve.text'),
      act: t('paper.approve.act'),
    }),
    done: t('paper.approve.done'),
    ...common,
  });
  const giveBack = useReasonAct({
    call: paperOperationsApi.giveBack,
    request: (_: void, reason) => ({ params: { id }, body: { versionId: version.id, reason } }),
    why: () => ({
      title: t('giveBack.title'),
      reasons: [t('usual.typeTest'), t('paper.usual.number'), t('paper.usual.day')],
      words: { act: t('giveBack.act') },
    }),
    done: t('giveBack.done'),
    ...common,
  });
  return <DecisionFoot yes={{ act: approve, label: t('paper.approve.act') }} no={{ act: giveBack, label: t('giveBack.act') }} />;
}

function Body({ found }: { found: Case }) {
  const t = useWords('store');
  const { latest, standing } = found;
  const waits = latest?.decision === 'waiting' ? latest : undefined;
  const until = (day: string) => day || t('longTerm');
  return (
    <CaseBody>
      <CaseHead
        title={found.name}
        about={
          waits
            ? t('paper.handedIn', { name: waits.submittedBy, at: waits.submitDate.slice(0, 16), version: waits.version })
            : `${found.storeName} · ${found.companyName}`
        }
        mark={<StatusMark {...paperTones[standing]}>{t(`paper.${standing}`)}</StatusMark>}
      />
      {waits && (
        <>
          <CasePart title={t('compare.now')}>
            <Papers papers={waits.fields.files} />
          </CasePart>
          <CompareTable
            heads={{ now: t('compare.now'), before: t('paper.inForce') }}
            rows={[
              {
                key: 'number',
                label: t('paper.number'),
                now: waits.fields.number || '—',
                before: found.number || '—',
                changed: waits.fields.number !== found.number,
                faults: [],
              },
              {
                key: 'until',
                label: t('paper.until'),
                now: until(waits.fields.validUntil),
                before: until(found.validUntil),
                changed: waits.fields.validUntil !== found.validUntil,
                faults: [],
              },
            ]}
          />
        </>
      )}
      {found.files.length > 0 && (
        <CasePart title={t('paper.inForce')}>
          <Papers papers={found.files} />
        </CasePart>
      )}
      <Facts
        facts={[
          [t('field.storeName'), found.storeName],
          [t('paper.kind'), paperWords[found.kind].zh],
          [t('paper.number'), found.number || '—'],
          [t('paper.until'), until(found.validUntil)],
          [t('paper.classes'), found.kind === 'licence' ? t('paper.everywhere') : found.classes.join('、') || '—'],
          [t('paper.onSale'), String(found.goods)],
          [t('paper.offSale'), String(found.lapsed)],
        ]}
      />
      {found.versions.some(({ decision }) => decision !== 'waiting') && (
        <CasePart title={t('paper.versions')}>
          {found.versions
            .filter(({ decision }) => decision !== 'waiting')
            .map(({ id, version, decision, submittedBy, submitDate, faults }) => (
              <p key={id} className="meta">
                {t('paper.version', { version, name: submittedBy, at: submitDate.slice(0, 16), decision: t(`paper.decision.${decision}`) })}
                {faults.map(({ reason }) => `：${reason}`).join('')}
              </p>
            ))}
        </CasePart>
      )}
    </CaseBody>
  );
}
