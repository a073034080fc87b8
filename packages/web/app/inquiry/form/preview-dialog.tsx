import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { type InquiryDraft, moneyTyped, suppliersMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { pathTo } from '@mall/ui/choice/tree.rules.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { treeOf } from '../../approval/design/nameable.ts';
import { useWords } from '../../kernel/words.tsx';
import { classTreeAsk } from '../../shell/shell.queries.ts';
import styles from './form.module.css';
import { countriesAsk, projectsAsk } from './form.queries.ts';

type Props = { draft: InquiryDraft; busy: boolean; ready: boolean; onPublish: () => void; onClose: () => void };

/** The inquiry as its suppliers will find it, before they are told of it: from here it is published. */
export function PreviewDialog({ draft, busy, ready, onPublish, onClose }: Props) {
  const t = useWords('inquiry/form');
  const kit = useKitWords();
  const yuan = useYuan();
  const { lines, files, storeIds } = draft;
  const way = pathTo(treeOf(useAnswer(classTreeAsk)), draft.thirdGcId ?? '');
  const country = useAnswer(countriesAsk).find(({ code }) => code === draft.country);
  const project = useAnswer(projectsAsk).find(({ id }) => id === draft.projectId);
  const asked = useList(
    ask(inquiryApi.suppliers, { query: { storeIds: storeIds.join(','), page: 1, limit: suppliersMost } }, { staleMs: 60_000 }),
    { enabled: storeIds.length > 0 },
  );
  const budget = moneyTyped(draft.budget);
  const suppliers = storeIds.length > 0 ? (asked.data?.list ?? []).map(({ storeName }) => storeName) : [];
  return (
    <Dialog
      open
      width={720}
      maxBodyHeight="60vh"
      title={t('preview.title')}
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {t('preview.back')}
          </Button>
          <Button busy={busy} disabled={!ready} onClick={onPublish}>
            {t('publish')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.sub}>{ready ? t('preview.text', { count: storeIds.length }) : t('preview.unready')}</p>
        <Facts
          facts={[
            [t('field.title'), draft.title],
            [t('field.class'), way.map(({ name }) => name).join(' / ')],
            [t('field.deadline'), draft.deadline],
            [
              t('field.budget'),
              draft.budget &&
                `${budget === undefined ? draft.budget : yuan(budget)}${draft.budgetShown ? '' : ` · ${t('preview.hidden')}`}`,
            ],
            [t('field.project'), project?.name],
            [t('field.country'), country?.name],
            [t('field.place'), draft.place],
            [t('field.payTerms'), draft.payTerms],
            [t('field.quotesLeast'), t('quotes', { count: draft.quotesLeast })],
            [t('part.files'), files.map(({ name }) => name).join('、')],
            [t('part.suppliers'), [t('quotes', { count: storeIds.length }), suppliers.join('、')].filter(Boolean).join(' · ')],
          ]}
        />
        <ol className={styles.choices} aria-label={t('part.lines')}>
          {lines.map(({ name, description, num, unit, needBy }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no name of its own but its place
            <li key={at}>
              <span className={styles.two}>
                <span>{`${at + 1}. ${name}`}</span>
                <span className="meta">{[description, needBy].filter(Boolean).join(' · ')}</span>
              </span>
              <b className="num">{`${num} ${unit}`}</b>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
