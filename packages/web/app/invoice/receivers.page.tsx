import { type InvoiceReceiver, receiverApi } from '@mall/contract/invoice/receiver.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';
import { ReceiverForm } from './receiver.form.tsx';
import { ReceiverLabel } from './title-label.tsx';

const receiversAsk = ask(receiverApi.list, {}, { fallback: [], staleMs: 0 });

/** Who gets invoices: electronic ones by mail, paper by post. */
export default function ReceiversPage() {
  const t = useWords('invoice');
  const receivers = useAnswer(receiversAsk);
  const [open, setOpen] = useState<InvoiceReceiver | 'new'>();
  const remove = useAct({
    call: receiverApi.remove,
    request: ({ id }: InvoiceReceiver) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('receivers.ask', { name }), act: t('receivers.remove'), tone: 'danger' }),
    done: t('receivers.removed'),
    changes: [receiverApi.list],
  });
  return (
    <div className={styles.page}>
      <PageTitle name={t('receivers.title')} />
      <div className={styles.between}>
        <h1>{t('receivers.title')}</h1>
        <Button onClick={() => setOpen('new')}>{t('receivers.new')}</Button>
      </div>
      <Panel>
        {receivers.length === 0 ? (
          <Empty title={t('receivers.none')} />
        ) : (
          <ul className={styles.papers}>
            {receivers.map((one) => (
              <li key={one.id}>
                <div className={styles.between}>
                  <b>
                    <ReceiverLabel receiver={one} />
                  </b>
                  <span>
                    <Button look="text" size="s" onClick={() => setOpen(one)}>
                      {t('receivers.edit')}
                    </Button>
                    <Button look="text" size="s" onClick={() => remove.start(one)}>
                      {t('receivers.remove')}
                    </Button>
                  </span>
                </div>
                <div className="meta">{[one.email, one.address].filter(Boolean).join(' · ')}</div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {open && <ReceiverForm receiver={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      {remove.question}
    </div>
  );
}
