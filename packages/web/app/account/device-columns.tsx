import type { Device } from '@mall/contract/account/account.api.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import type { Translate } from '../kernel/words.tsx';
import styles from './security.module.css';

export const deviceColumns = (t: Translate<'account'>, onLeave: (device: Device) => void): TableColumn<Device>[] => [
  {
    key: 'device',
    head: t('device.device'),
    cell: (row) => (
      <span className={styles.device}>
        {row.device}
        {row.current && <Tag tone="ok">{t('device.current')}</Tag>}
        <span className={`meta num only-phone ${styles.seen}`}>{row.seenAt}</span>
      </span>
    ),
  },
  { key: 'address', head: t('device.address'), cell: (row) => <span className="num">{row.address}</span>, wide: true },
  { key: 'signedIn', head: t('device.signedInAt'), cell: (row) => <span className="num">{row.signedInAt}</span>, wide: true },
  { key: 'seen', head: t('device.seenAt'), cell: (row) => <span className="num">{row.seenAt}</span>, wide: true },
  {
    key: 'act',
    head: t('device.act'),
    align: 'right',
    cell: (row) =>
      row.current ? null : (
        <Button look="text" size="s" onClick={() => onLeave(row)}>
          {t('device.leave')}
        </Button>
      ),
  },
];
