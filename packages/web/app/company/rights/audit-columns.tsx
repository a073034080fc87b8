import type { AuditRow } from '@mall/contract/account/audit.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { Translate } from '../../kernel/words.tsx';
import styles from './audit.module.css';

type Words = Translate<'company/rights'>;
export type Opening = { isOpen: (row: AuditRow) => boolean; turn: (row: AuditRow) => void };

export const resultOf = (t: Words, { result }: AuditRow) => (
  <StatusMark mark="closed" tone={result === 'done' ? 'green' : 'red'}>
    {t(`result.${result}`)}
  </StatusMark>
);

/** Opens what was before and after, in place. */
export const openerOf = (t: Words, row: AuditRow, { isOpen, turn }: Opening) =>
  (row.changes.length > 0 || row.result === 'refused') && (
    <Button
      look="text"
      size="s"
      aria-expanded={isOpen(row)}
      aria-label={t('audit.openOf', { event: `${row.event} ${row.about}` })}
      onClick={() => turn(row)}
    >
      {t(isOpen(row) ? 'audit.close' : 'audit.open')}
    </Button>
  );

export const auditColumns = (t: Words, opening: Opening): TableColumn<AuditRow>[] => [
  { key: 'time', head: t('audit.time'), width: 140, cell: ({ time }) => <span className={`num ${styles.time}`}>{time.slice(0, 16)}</span> },
  {
    key: 'who',
    head: t('audit.who'),
    width: 140,
    cell: ({ memberName, roleNames }) => (
      <>
        {memberName || t('audit.nobody')}
        {roleNames.length > 0 && <small className={styles.small}>{roleNames.join('、')}</small>}
      </>
    ),
  },
  {
    key: 'what',
    head: t('audit.what'),
    cell: ({ event, about }) => (
      <>
        {event}
        {about && <small className={styles.small}>{about}</small>}
      </>
    ),
  },
  {
    key: 'whence',
    head: t('audit.whence'),
    width: 170,
    cell: ({ device, address }) => (
      <>
        {device || '—'}
        {address && <small className={`num ${styles.small}`}>{address}</small>}
      </>
    ),
  },
  { key: 'result', head: t('audit.result'), width: 100, cell: (row) => resultOf(t, row) },
  { key: 'changes', head: t('audit.changes'), width: 96, align: 'right', cell: (row) => openerOf(t, row, opening) },
];
