import { CallError } from '@mall/client/call-error.ts';
import { type InquiryDraft, inquiryFileRules, linesMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { unsavedWords } from '@mall/contract/wire/call-words.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { CopyIcon } from '@mall/ui/icons/copy-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { inquiryAddress } from '../inquiry-reads.ts';
import { BasicsPart } from './basics-part.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import styles from './form.module.css';
import { estimateFit, estimateOf, faultsOf, isBegun, joinLines, type Part, partOf, parts } from './inquiry-draft.rules.ts';
import { LinesPart } from './lines-part.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { SupplierPicker } from './supplier-picker.tsx';
import { useDraft } from './use-draft.ts';
import { useRepeat } from './use-repeat.ts';

type Props = { id?: string; savedAt?: string | undefined; first: InquiryDraft };

/** An inquiry before it is published: its basics, what is wanted, papers and suppliers. It is kept as one types and checked when it is published. */
export function InquiryForm({ id, savedAt, first }: Props) {
  const t = useWords('inquiry/form');
  const yuan = useYuan();
  const language = useLanguage();
  const go = useNavigate();
  const page = useRef<HTMLDivElement>(null);
  const { most, ...rule } = inquiryFileRules.requirement;
  const files = useUploads('file', most, first.files, rule);
  const [typed, setTyped] = useState(first);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; field: string }>();
  const [busy, setBusy] = useState(false);
  const [copying, setCopying] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const draft: InquiryDraft = { ...typed, files: files.sent };
  const kept = useDraft(id, savedAt, draft);
  const repeat = useRepeat(isBegun(draft), kept.discard);
  const faults = faultsOf(draft);
  const change = (changes: Partial<InquiryDraft>) => {
    setRefusal(undefined);
    setTyped((before) => ({ ...before, ...changes }));
  };
  const wordsOf = (code: string) =>
    (Object.hasOwn(inquiryFailures, code) ? inquiryFailures[code]?.words[language] : undefined) ?? t('wrong');
  const faultAt = (path: string): string | undefined => {
    if (refusal?.field === path) return refusal.text;
    const fault = checked ? faults.find((one) => one.path === path) : undefined;
    return fault && wordsOf(fault.code);
  };
  const goTo = (part: Part) => {
    const panel = page.current?.querySelector<HTMLElement>(`#part-${part}`);
    panel?.scrollIntoView({ block: 'start' });
    const wrong = panel?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea, button)');
    (wrong ?? panel?.querySelector<HTMLElement>('input, button, select'))?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  };
  const review = () => {
    // What is wrong is looked for among the fields as they are marked, so they are marked first.
    flushSync(() => setChecked(true));
    const [wrong] = faults;
    return wrong ? goTo(partOf(wrong.path)) : setPreviewing(true);
  };
  const publish = async () => {
    setBusy(true);
    try {
      const released = await kept.publish(draft);
      toast.ok(t('published'));
      return go(inquiryAddress(released));
    } catch (error) {
      const said = error instanceof CallError && error.kind !== 'network' ? error : undefined;
      const field = said?.errorCode?.startsWith('inquiry.deadline') ? 'deadline' : 'root';
      // The dialog gives the focus back before it is led to the field.
      flushSync(() => {
        setPreviewing(false);
        setRefusal({ text: said?.msg ?? unsavedWords[language], field });
      });
      return field === 'deadline' ? goTo('basics') : undefined;
    } finally {
      setBusy(false);
    }
  };
  const count = (part: Part) => faults.filter(({ path }) => partOf(path) === part).length;
  const estimate = estimateOf(draft);
  const fit = estimateFit(draft);
  const about: Record<Part, ReactNode> = {
    basics: '',
    lines: (
      <>
        {t('about.lines', { count: draft.lines.length })}
        {estimate && ` · ${t('about.estimate', { amount: yuan(estimate) })}`}
        {fit && <span className={classNames(fit === 'above' && styles.bad)}>{` · ${t(`about.${fit}`)}`}</span>}
      </>
    ),
    files: t('about.files'),
    suppliers: t('about.suppliers', { count: draft.storeIds.length }),
  };
  const noteOf = (part: Part): string => {
    const wrong = count(part);
    if (wrong === 0) return t('step.done');
    return checked ? t('step.faults', { count: wrong }) : t('step.open');
  };
  const panel = (part: Part, nth: number, children: ReactNode, flush = false) => (
    <Panel
      bordered
      flush={flush}
      id={`part-${part}`}
      title={
        <>
          <span className={styles.nth} aria-hidden="true">
            {nth}
          </span>
          {t(`part.${part}`)} <small className="meta">{about[part]}</small>
        </>
      }
    >
      {children}
    </Panel>
  );
  return (
    <div className={styles.page} ref={page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <span className="meta" aria-live="polite">
          {kept.busy ? t('saving') : kept.savedAt ? t('saved', { time: kept.savedAt.slice(11, 16) }) : ''}
        </span>
        <Button look="line" icon={<CopyIcon size={16} />} busy={repeat.busy} onClick={() => setCopying(true)}>
          {t('copy.title')}
        </Button>
      </header>
      <Panel bordered>
        <Steps
          label={t('title')}
          items={[
            ...parts.map((part) => ({
              id: part,
              label: t(`part.${part}`),
              note: noteOf(part),
              state: count(part) === 0 ? ('done' as const) : checked ? ('fault' as const) : ('todo' as const),
            })),
            { id: 'preview', label: t('part.preview'), state: faults.length === 0 ? 'current' : 'todo' },
          ]}
        />
      </Panel>
      {panel('basics', 1, <BasicsPart draft={draft} change={change} faultAt={faultAt} />)}
      {panel(
        'lines',
        2,
        <>
          {faultAt('lines') && (
            <div className={styles.pad}>
              <Note tone="bad">{faultAt('lines')}</Note>
            </div>
          )}
          <LinesPart draft={draft} change={change} faultAt={faultAt} />
        </>,
        true,
      )}
      {panel(
        'files',
        3,
        <UploadField
          rows
          required
          label={t('field.files')}
          uploading={files}
          message={
            files.busy
              ? undefined
              : (faultAt('files') ?? faults.filter(({ path }) => checked && path.startsWith('files.')).map(({ code }) => wordsOf(code))[0])
          }
        />,
      )}
      {panel(
        'suppliers',
        4,
        <>
          {faultAt('storeIds') && (
            <div className={styles.pad}>
              <Note tone="bad">{faultAt('storeIds')}</Note>
            </div>
          )}
          <SupplierPicker thirdGcId={draft.thirdGcId} picked={draft.storeIds} onChange={(storeIds) => change({ storeIds })} />
        </>,
        true,
      )}
      <section className={styles.foot} aria-label={t('foot')}>
        <output>
          {refusal?.field === 'root' ? (
            <span className={styles.bad}>{refusal.text}</span>
          ) : checked && faults.length > 0 ? (
            <>
              {t('faults', { count: faults.length })}{' '}
              {parts
                .filter((part) => count(part) > 0)
                .map((part) => (
                  <button key={part} type="button" className={`link ${styles.plain}`} onClick={() => goTo(part)}>
                    {t(`part.${part}`)}
                  </button>
                ))}
            </>
          ) : (
            <span className="meta">{t('foot.note')}</span>
          )}
        </output>
        <Button look="line" busy={kept.busy} onClick={() => void kept.keep()}>
          {t('keep')}
        </Button>
        <Button look="line" onClick={() => setPreviewing(true)}>
          {t('preview.act')}
        </Button>
        <Button busy={busy} disabled={files.busy} onClick={review}>
          {t('publish')}
        </Button>
      </section>
      {copying && (
        <CopyDialog
          onInquiry={repeat.start}
          onLines={(lines) => change({ lines: joinLines(typed.lines, lines, linesMost) })}
          onClose={() => setCopying(false)}
        />
      )}
      {repeat.question}
      {previewing && (
        <PreviewDialog
          draft={draft}
          busy={busy}
          ready={faults.length === 0 && !files.busy}
          onPublish={() => void publish()}
          onClose={() => setPreviewing(false)}
        />
      )}
    </div>
  );
}
