import { saveFile } from '@mall/client/download.ts';
import { type InvoiceRow, invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { browserDownload } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { detailOf } from './addresses.ts';
import { invoiceReads } from './invoice.reads.ts';
import { TitleChoiceDialog } from './title-choice-dialog.tsx';

const byId = ({ id }: InvoiceRow) => ({ params: { id } });

/** What its buyer can do with an invoice: a button for each, and the questions that they ask. */
export const useInvoiceActs = (): { buttons: (row: InvoiceRow, look?: 'text' | 'line') => ReactNode; questions: ReactNode } => {
  const t = useWords('invoice');
  const [choosing, setChoosing] = useState<{ row: InvoiceRow; kind: 'change' | 'again' }>();
  const cancel = useAct({
    call: invoiceApi.cancel,
    request: byId,
    ask: () => ({ title: t('cancel.ask'), text: t('cancel.text'), act: t('act.cancel'), tone: 'danger' }),
    done: t('cancelled'),
    changes: invoiceReads,
  });
  const verify = useAct({ call: invoiceApi.markVerified, request: byId, done: t('verified'), changes: invoiceReads });
  const download = useMutation({
    mutationFn: async ({ id, kind }: { id: string; kind: 'blue' | 'red' }) =>
      saveFile(await browserDownload(invoiceApi.pdf, { params: { id }, query: { kind } })),
  });
  const starts: Record<InvoiceRow['actions'][number], (row: InvoiceRow) => void> = {
    cancel: cancel.start,
    verify: verify.start,
    again: (row) => setChoosing({ row, kind: 'again' }),
    change: (row) => setChoosing({ row, kind: 'change' }),
    download: ({ id }) => download.mutate({ id, kind: 'blue' }),
    downloadRed: ({ id }) => download.mutate({ id, kind: 'red' }),
  };
  return {
    buttons: (row, look = 'text') => (
      <>
        {look === 'text' && (
          <Button look="text" size="s" href={detailOf(row.id)} as={RouterLink}>
            {t('act.detail')}
          </Button>
        )}
        {row.actions.map((action) => (
          <Button
            key={action}
            look={look}
            size={look === 'text' ? 's' : 'm'}
            busy={download.isPending && download.variables?.id === row.id && action.startsWith('download')}
            onClick={() => starts[action](row)}
          >
            {t(`act.${action}`)}
          </Button>
        ))}
      </>
    ),
    questions: (
      <>
        {cancel.question}
        {verify.question}
        {choosing && <TitleChoiceDialog {...choosing} onClose={() => setChoosing(undefined)} />}
      </>
    ),
  };
};
