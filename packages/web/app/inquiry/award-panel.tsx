import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { ConfirmInquiry } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useAsked } from '@mall/kit/act/use-asked.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AwardSummary } from './award-summary.tsx';
import styles from './inquiry.module.css';
import { inquiryAddress, inquiryReads } from './inquiry-reads.ts';
import type { Scoring } from './use-scores.ts';

const usual = ['soon', 'skill', 'terms'] as const;

/** Names the winner, and says why where it is not the cheapest or above the budget. */
export function AwardPanel({ sheet, picked, scoring }: { sheet: Comparison; picked: string; scoring: Scoring }) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  const go = useNavigate();
  const chosen = sheet.quotes.find(({ quotationId }) => quotationId === picked);
  const lowest = sheet.quotes.find((quote) => quote.lowest) ?? chosen;
  const apart = chosen && lowest ? fromYuan(chosen.total) - fromYuan(lowest.total) : 0;
  const dear = apart > 0 || (chosen?.overBudget ?? false);
  const form = useForm({
    first: { quotationId: picked, reason: '' } as ConfirmInquiry,
    rules: ConfirmInquiry,
    failures: inquiryFailures,
    shape: (typed) => ({ ...typed, quotationId: picked }),
    places: { 'inquiry.award': ['reason'] },
  });
  const confirm = useCall({
    call: inquiryApi.confirm,
    request: (body: ConfirmInquiry) => ({ params: { id: sheet.id }, body }),
    done: t('award.done'),
    onDone: () => void go(inquiryAddress(sheet.id)),
    changes: inquiryReads,
    options: quietly,
  });
  const asked = useAsked();
  const reason = form.watch('reason');
  const award = async (checked: ConfirmInquiry, name: string, total: string) => {
    if (dear && checked.reason === '') return form.setError('reason', { message: 'inquiry.award_reason' }, { shouldFocus: true });
    const yes = await asked.ask({
      title: t('award.ask', { name, amount: yuan(total) }),
      text: scoring.changed ? t('award.askScores') : t('award.askText'),
      act: t('award.act'),
    });
    if (!yes) return undefined;
    // What was typed belongs to the record of the award: it is kept first, and an award that is refused leaves it kept.
    if (scoring.changed) await scoring.keep();
    return confirm.run(checked);
  };
  if (!chosen) return null;
  return (
    <>
      <div className="only-print">
        <AwardSummary quote={chosen} reason={reason} />
      </div>
      <Panel bordered title={t('award.title')} className="no-print">
        <Form
          className={styles.award ?? ''}
          label={t('award.title')}
          message={form.messageOf('root')}
          onSubmit={form.submit((checked) => award(checked, chosen.storeName, chosen.total))}
        >
          <p>
            {t('award.chosen')} <b>{chosen.storeName}</b> <b className="num">{yuan(chosen.total)}</b>
          </p>
          {apart > 0 && lowest && (
            <Note tone="warn">{t('award.notLowest', { name: lowest.storeName, amount: yuan(toYuan(fen(apart))) })}</Note>
          )}
          {chosen.overBudget && <Note tone="warn">{t('award.overBudget')}</Note>}
          <Field label={t('award.reason')} required={dear} message={form.messageOf('reason')}>
            <TextArea {...form.field('reason')} rows={3} limit={200} value={reason} />
          </Field>
          <p className="meta">
            {t('award.usual')}{' '}
            {usual.map((name) => (
              <Button
                key={name}
                look="text"
                size="s"
                onClick={() => form.put({ reason: reason === '' ? t(`award.${name}`) : `${reason}；${t(`award.${name}`)}` })}
              >
                {t(`award.${name}`)}
              </Button>
            ))}
          </p>
          <p className="meta">{t('award.after', { count: chosen.validDays })}</p>
          {scoring.may && !scoring.sound && <Note tone="bad">{t('score.sum', { sum: scoring.sum })}</Note>}
          <div className={styles.lineActs}>
            {scoring.may && (
              <Button
                look="line"
                busy={scoring.busy}
                disabled={!scoring.sound || !scoring.changed}
                onClick={() => void scoring.keep().catch(() => undefined)}
              >
                {t('score.save')}
              </Button>
            )}
            <Button type="submit" busy={form.busy} disabled={scoring.changed && !scoring.sound}>
              {t('award.act')}
            </Button>
          </div>
        </Form>
        {asked.question}
      </Panel>
    </>
  );
}
