import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useExport } from '@mall/kit/list/use-export.ts';
import { Button } from '@mall/ui/button.tsx';
import { AlertIcon } from '@mall/ui/icons/alert-icon.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { UploadStatementDialog } from './upload-statement-dialog.tsx';

/** Beside the title of every screen of money: the day as a sheet, what went wrong, and the bank's statement. */
export function MoneyActs({ day = '' }: { day?: string }) {
  const t = useWords('money');
  const may = useRights()?.has('operations:payments:decide') === true;
  const [uploading, setUploading] = useState(false);
  const report = useExport({ now: payOperationsApi.report, done: t('report.done') });
  return (
    <>
      <Button look="line" icon={<AlertIcon size={16} />} href="/money/alerts" as={RouterLink}>
        {t('alerts')}
      </Button>
      <Button look="line" icon={<DownloadIcon size={16} />} busy={report.busy} onClick={() => report.start(day ? { day } : {})}>
        {t('report')}
      </Button>
      {may && (
        <Button icon={<UploadIcon size={16} />} onClick={() => setUploading(true)}>
          {t('upload')}
        </Button>
      )}
      {uploading && <UploadStatementDialog onClose={() => setUploading(false)} />}
    </>
  );
}
