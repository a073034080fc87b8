import type { ExportJob } from '@mall/contract/order/order.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useWords } from '../kernel/words.tsx';
import { OrderList, useOrdersPlace } from './order-list.tsx';
import { filterOf } from './orders-address.ts';
import styles from './orders-page.module.css';
import { useExport } from './use-export.tsx';

export default function MyOrdersPage() {
  const t = useWords('order');
  const place = useOrdersPlace();
  const exporting = useExport();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <Button
          look="line"
          icon={<DownloadIcon size={16} />}
          busy={exporting.busy}
          disabled={exporting.job !== undefined}
          onClick={() => exporting.start(filterOf(place))}
        >
          {t('export.act')}
        </Button>
      </header>
      {exporting.job && <ExportNote job={exporting.job} />}
      <OrderList />
    </div>
  );
}

function ExportNote({ job }: { job: ExportJob }) {
  const t = useWords('order');
  const share = job.rows > 0 ? Math.round((job.done / job.rows) * 100) : 0;
  return (
    <Note>
      <output className={styles.exporting}>
        <span>{t('export.running', { rows: job.rows, done: job.done })}</span>
        <ProgressBar value={share} label={t('export.progress')} text={`${share}%`} />
      </output>
    </Note>
  );
}
