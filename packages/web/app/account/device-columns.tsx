import type { Device } from '@mall/contract/account/account.api.ts';
import { idleDeviceDays } from '@mall/contract/account/security.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import type { Translate } from '../kernel/words.tsx';
import styles from './security.module.css';

type DeviceActs = { leave: (device: Device) => void; disown: (device: Device) => void };
type Words = Translate<'account/security'>;

const noteOf = (t: Words, { fresh, idle, signedInAt }: Device): string => {
  if (fresh) return t('device.fresh', { time: signedInAt.slice(5, 16) });
  return idle ? t('device.idle', { days: idleDeviceDays }) : '';
};

const nameOf = (t: Words, row: Device) => {
  const note = noteOf(t, row);
  return (
    <span className={styles.device}>
      {row.device}
      {note && <span className={`meta ${styles.seen}`}>{note}</span>}
    </span>
  );
};

const placeOf = ({ place, address }: Device) => (
  <>
    {place} <span className="meta num">{address}</span>
  </>
);
const wayOf = (t: Words, { way }: Device) => (way === '' ? '—' : t(`way.${way}`));
const seenOf = (t: Words, { current, seenAt }: Device) => (current ? t('device.now') : <span className="num">{seenAt.slice(0, 16)}</span>);

function Acts({ row, t, acts }: { row: Device; t: Words; acts: DeviceActs }) {
  if (row.current) return <Tag tone="ok">{t('device.current')}</Tag>;
  const named = { 'aria-label': t('device.leaveNamed', { device: row.device, place: row.place }) };
  return (
    <span className={styles.acts}>
      {row.fresh && (
        <Button look="text" size="s" className={styles.bad ?? ''} onClick={() => acts.disown(row)}>
          {t('device.disown')}
        </Button>
      )}
      <Button look="text" size="s" {...named} onClick={() => acts.leave(row)}>
        {t('device.leave')}
      </Button>
    </span>
  );
}

export const deviceColumns = (t: Words, acts: DeviceActs): TableColumn<Device>[] => [
  { key: 'device', head: t('device.device'), cell: (row) => nameOf(t, row) },
  { key: 'place', head: t('device.place'), cell: placeOf },
  { key: 'seen', head: t('device.seen'), cell: (row) => seenOf(t, row) },
  { key: 'way', head: t('history.way'), cell: (row) => wayOf(t, row) },
  { key: 'act', head: t('device.acts'), align: 'right', cell: (row) => <Acts row={row} t={t} acts={acts} /> },
];

/** The same on a telephone. */
export function DeviceCard({ row, t, acts }: { row: Device; t: Words; acts: DeviceActs }) {
  return (
    <article className={row.fresh ? `${styles.card} ${styles.strange}` : styles.card} aria-label={row.device}>
      {nameOf(t, row)}
      <dl className={styles.facts}>
        <dt>{t('device.place')}</dt>
        <dd>{placeOf(row)}</dd>
        <dt>{t('device.seen')}</dt>
        <dd>{seenOf(t, row)}</dd>
        <dt>{t('history.way')}</dt>
        <dd>{wayOf(t, row)}</dd>
      </dl>
      <Acts row={row} t={t} acts={acts} />
    </article>
  );
}
