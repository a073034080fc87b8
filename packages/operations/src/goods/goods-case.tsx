import { type AuditCase, goodsAuditApi } from '@mall/contract/catalogue/goods-audit.api.ts';
import { heldFields } from '@mall/contract/catalogue/goods-changes.rules.ts';
import { CaseBody, CaseHead } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useRef, useState } from 'react';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { AutoChecks } from './auto-checks.tsx';
import { diffRows } from './diff-rows.tsx';
import { DiffTable } from './diff-table.tsx';
import { DiffText } from './diff-text.tsx';
import styles from './goods.module.css';
import { goodsReads } from './goods.reads.ts';
import { Opinion, type Said } from './opinion.tsx';
import { PaperCards } from './paper-cards.tsx';
import { plainText } from './text-diff.rules.ts';

/** One version beside what is sold, and the decision. */
export function GoodsCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('goods');
  const detail = useDetail(ask(goodsAuditApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="goods" url={`/audits/goods?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(shown) => <Found shown={shown} onDecided={onDecided} />}
      </OpenCase>
    </>
  );
}

function Found({ shown, onDecided }: { shown: AuditCase; onDecided: () => void }) {
  const t = useWords('goods');
  const { version, before, goodsId } = shown;
  const [all, setAll] = useState(before === null);
  const [reading, setReading] = useState(false);
  const [said, setSaid] = useState<Said[]>([]);
  const [rest, setRest] = useState(true);
  const [asked, setAsked] = useState(false);
  const opinion = useRef<HTMLDivElement>(null);
  const waiting = version.decision === 'waiting';
  const rows = diffRows(shown, t);
  const changed = rows.filter((row) => row.changed);
  const labelOf = (place: string) => rows.find((row) => row.place === place)?.label ?? t(`field.${place as 'papers'}`);
  const given = said.map(({ field, reason }) => ({ field, reason: reason.trim() }));
  const unsaid = given.length === 0 || given.some(({ reason }) => reason === '');
  const held = heldFields(said.map(({ field }) => field));
  const left = changed.filter(({ place }) => !held.has(place.split('.')[0] ?? '')).length;
  const keepsRest = before !== null && left > 0 && rest;
  const approve = useAct({
    call: goodsAuditApi.approve,
    request: () => ({ params: { id: shown.id } }),
    ask: () => ({
      title: t('approve.title'),
      text: t(before ? 'approve.text' : 'approve.textNew', { name: shown.now.fields.name }),
      act: t('approve.act'),
    }),
    done: t('approve.done'),
    changes: goodsReads,
    onClosed: onDecided,
  });
  const giveBack = useAct({
    call: goodsAuditApi.giveBack,
    request: () => ({ params: { id: shown.id }, body: { faults: given, rest: keepsRest } }),
    ask: () => ({
      title: t('giveBack.title', { count: given.length }),
      text: keepsRest ? t('giveBack.rest', { count: left }) : t('giveBack.text'),
      act: t('giveBack.act'),
      tone: 'danger',
    }),
    done: t('giveBack.done'),
    changes: goodsReads,
    onClosed: onDecided,
  });
  const startGiveBack = () => {
    setAsked(unsaid);
    if (!unsaid) return giveBack.start();
    // On a narrow screen it stands far above the foot.
    opinion.current?.scrollIntoView({ block: 'nearest' });
    opinion.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  const say = (field: string) => setSaid(said.some((one) => one.field === field) ? said : [...said, { field, reason: '' }]);
  return (
    <>
      <CaseBody>
        <CaseHead
          title={shown.now.fields.name}
          about={t(before ? 'handedIn.change' : 'handedIn.new', {
            store: shown.storeName,
            version: version.version,
            name: version.submittedBy,
            at: version.submitDate.slice(5, 16),
            count: changed.length,
          })}
          mark={
            <span className={styles.tools}>
              {shown.labels.map(({ id, name, tone }) => (
                <StatusMark key={id} mark="closed" tone={tone}>
                  {name}
                </StatusMark>
              ))}
              {before && (
                <>
                  <Chip on={!all} onPress={() => setAll(false)}>
                    {t('only', { count: changed.length })}
                  </Chip>
                  <Chip on={all} onPress={() => setAll(true)}>
                    {t('all', { count: rows.length })}
                  </Chip>
                </>
              )}
              {shown.state === 'on' && (
                <a className="link" href={`/goodsDetails?goodsId=${goodsId}`} target="_blank" rel="noreferrer">
                  {t('see')}
                </a>
              )}
            </span>
          }
        />
        <div className={styles.parts}>
          <div className={styles.main}>
            <DiffTable
              rows={all ? rows : changed}
              heads={{
                before: before
                  ? t('column.before', { version: before.version?.version ?? 1, at: before.version?.decideDate?.slice(5, 16) ?? '' })
                  : undefined,
                now: t('column.now', { version: version.version, at: version.submitDate.slice(5, 16) }),
              }}
              faultsAt={(place) => version.faults.filter(({ field }) => field === place).map(({ reason }) => reason)}
              actOf={({ place }) => (
                <>
                  {place === 'description' && (
                    <Button look="text" size="s" onClick={() => setReading(true)}>
                      {t('read')}
                    </Button>
                  )}
                  {waiting && (
                    <Button look="text" size="s" className={styles.say} onClick={() => say(place)}>
                      {t('say')}
                    </Button>
                  )}
                </>
              )}
            />
            <PaperCards shown={shown} />
          </div>
          <div className={styles.rail}>
            <AutoChecks checks={shown.checks} />
            {waiting && (
              <div ref={opinion}>
                <Opinion
                  said={said}
                  onSay={setSaid}
                  labelOf={labelOf}
                  asked={asked}
                  rest={before === null ? undefined : { on: rest, count: left, onChange: setRest }}
                />
              </div>
            )}
            <History shown={shown} />
          </div>
        </div>
      </CaseBody>
      {waiting && (
        <DecisionFoot
          yes={{ act: approve, label: t('approve.act') }}
          no={{
            act: { ...giveBack, start: startGiveBack },
            label: given.length === 0 ? t('giveBack.act') : t('giveBack.count', { count: given.length }),
          }}
        />
      )}
      {reading && <Reading shown={shown} onClose={() => setReading(false)} />}
    </>
  );
}

/** What became of the versions before. */
function History({ shown: { version, history } }: { shown: AuditCase }) {
  const t = useWords('goods');
  const all = [version, ...history];
  return (
    <Log
      order="latest"
      ended={version.decision !== 'waiting'}
      entries={all
        .flatMap(({ version: number, decision, submittedBy, submitDate, decideDate, decidedBy, faults }) => [
          { what: t('log.handedIn', { version: number }), at: submitDate, who: submittedBy || t('log.before') },
          ...(decideDate && decidedBy
            ? [
                {
                  what: t(`log.${decision as 'approved'}`, { version: number }),
                  at: decideDate,
                  who: decidedBy,
                  why: faults.map(({ reason }) => reason).join('；'),
                },
              ]
            : []),
        ])
        .toSorted((a, b) => (a.at < b.at ? -1 : 1))}
    />
  );
}

/** The long text, sentence by sentence. */
function Reading({ shown: { now, before }, onClose }: { shown: AuditCase; onClose: () => void }) {
  const t = useWords('goods');
  const kit = useKitWords();
  const [was, is] = [plainText(before?.fields.description ?? ''), plainText(now.fields.description)];
  return (
    <Dialog open title={t('read.title')} labels={{ close: kit('close') }} onClose={onClose}>
      <div className={`${styles.text} ${styles.diff}`}>
        {before && <p>{<DiffText before={was} now={is} side="before" by="sentences" />}</p>}
        <p>{before ? <DiffText before={was} now={is} side="now" by="sentences" /> : is}</p>
      </div>
    </Dialog>
  );
}
