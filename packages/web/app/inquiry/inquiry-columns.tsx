import type { InquiryAction, InquiryRow } from '@mall/contract/inquiry/inquiry-data.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import { AnsweredSquares } from './answered-squares.tsx';
import styles from './inquiry.module.css';
import { compareAddress, draftAddress, inquiryAddress } from './inquiry-reads.ts';
import { InquiryStatus } from './inquiry-status.tsx';
import type { InquiryActs } from './use-inquiry-acts.tsx';

const hrefOf = ({ state, id }: InquiryRow): string => (state === 'draft' ? draftAddress(id) : inquiryAddress(id));

function Named({ row }: { row: InquiryRow }) {
  const t = useWords('inquiry');
  return (
    <span className={styles.two}>
      <RouterLink className="link" href={hrefOf(row)}>
        <Typed>{row.title || t('untitled')}</Typed>
      </RouterLink>
      <span className="meta">
        <span className="num">{row.inquiryNumber}</span>
        {row.className && ` · ${row.className}`} · {t('lines', { count: row.lines })}
      </span>
    </span>
  );
}

function Quoted({ row: { state, invited, quoted, round, winner } }: { row: InquiryRow }) {
  const t = useWords('inquiry');
  if (state === 'draft') return <span className="meta">{t('quoted.none')}</span>;
  const sealed = state === 'quoting';
  return (
    <span className={styles.two}>
      <AnsweredSquares quoted={quoted} invited={invited} />
      <span className="meta">
        {winner ? (
          <Typed>{t('quoted.winner', { name: winner })}</Typed>
        ) : (
          t(sealed ? 'quoted.sealed' : 'quoted.opened', { quoted, invited })
        )}
        {round > 1 && ` · ${t('round', { round })}`}
      </span>
    </span>
  );
}

/** What comes next, and until when. */
function Next({ row }: { row: InquiryRow }) {
  const t = useWords('inquiry');
  const when = useMoment();
  const has = (act: InquiryAction) => row.actions.includes(act);
  const [first, second] = ((): [string, string] => {
    switch (row.state) {
      case 'draft':
        return [t('next.draft'), t('next.saved', { time: when.moment(row.savedTime ?? '', 'brief') })];
      case 'quoting':
        return [
          t('next.quoting', { time: when.deadline(row.deadline ?? '', 'brief') }),
          has('open') ? t('next.mayOpen') : has('fail') ? t('next.lacking') : '',
        ];
      case 'to_confirm':
        return [t('next.confirm'), row.decideBy ? t('next.before', { time: when.deadline(row.decideBy, 'brief') }) : ''];
      case 'confirmed':
        if (row.orderSn) return [t('next.ordered'), row.orderSn];
        return [
          t(has('voucher') ? 'next.voucher' : 'next.confirmed'),
          row.validUntil ? t('next.valid', { day: when.day(row.validUntil) }) : '',
        ];
      default:
        return [row.reason || t('next.over'), when.moment(row.cancelTime ?? '', 'brief')];
    }
  })();
  return (
    <span className={styles.two}>
      <span>
        <Typed>{first}</Typed>
      </span>
      {second && <span className="meta num">{second}</span>}
      {row.questions > 0 && row.state === 'quoting' && (
        <span className={styles.amber}>{t('next.questions', { count: row.questions })}</span>
      )}
    </span>
  );
}

const link = (href: string, label: string, strong = false) => (
  <Button look={strong ? 'primary' : 'text'} size="s" as={RouterLink} href={href}>
    {label}
  </Button>
);

function Acts({ row, acts }: { row: InquiryRow; acts: InquiryActs }) {
  const t = useWords('inquiry');
  const has = (act: InquiryAction) => row.actions.includes(act);
  const press = (act: InquiryActs[keyof Pick<InquiryActs, 'again' | 'remove' | 'open'>], label: string) => (
    <Button look="text" size="s" busy={act.subject?.id === row.id} onClick={() => act.start(row)}>
      {label}
    </Button>
  );
  return (
    <span className={styles.rowActs}>
      {has('edit') && link(draftAddress(row.id), t('act.edit'))}
      {has('confirm') && link(compareAddress(row.id), t('act.compare'), true)}
      {has('answer') && link(`${inquiryAddress(row.id)}#questions`, t('act.answer'))}
      {has('open') && press(acts.open, t('open.act'))}
      {has('order') && link(inquiryAddress(row.id), t('order.act'))}
      {has('voucher') && link(`${inquiryAddress(row.id)}#voucher`, t('act.voucher'))}
      {has('again') && press(acts.again, t('again.act'))}
      {has('delete') && press(acts.remove, t('remove.act'))}
      {row.state !== 'draft' && link(inquiryAddress(row.id), t('act.see'))}
    </span>
  );
}

export const useInquiryColumns = (acts: InquiryActs): TableColumn<InquiryRow>[] => {
  const t = useWords('inquiry');
  const yuan = useYuan();
  return [
    { key: 'inquiry', head: t('col.inquiry'), cell: (row) => <Named row={row} /> },
    {
      key: 'budget',
      head: t('col.budget'),
      width: 130,
      align: 'money',
      cell: ({ budget }) => (budget === null ? t('notFilled') : yuan(budget)),
    },
    { key: 'quotes', head: t('col.quotes'), width: 150, cell: (row) => <Quoted row={row} /> },
    { key: 'next', head: t('col.next'), width: 170, cell: (row) => <Next row={row} /> },
    { key: 'state', head: t('col.state'), width: 110, cell: ({ state }) => <InquiryStatus state={state} /> },
    { key: 'acts', head: t('col.acts'), width: 110, cell: (row) => <Acts row={row} acts={acts} /> },
  ];
};

/** An inquiry on a telephone. */
export function InquiryCard({ row, acts }: { row: InquiryRow; acts: InquiryActs }) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  return (
    <article className={styles.card}>
      <Named row={row} />
      <InquiryStatus state={row.state} />
      <Quoted row={row} />
      <b className="num">{row.budget === null ? t('notFilled') : yuan(row.budget)}</b>
      <Next row={row} />
      <Acts row={row} acts={acts} />
    </article>
  );
}
