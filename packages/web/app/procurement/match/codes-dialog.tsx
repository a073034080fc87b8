import { type MaterialCode, materialCodeApi } from '@mall/contract/procurement/match.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import styles from './match.module.css';

const size = 20;

/** The codes that the company is known to use, each to be forgotten. */
export default function CodesDialog({ canForget, onClose }: { canForget: boolean; onClose: () => void }) {
  const t = useWords('procurement/match');
  const shell = useWords('shell');
  const [word, setWord] = useState('');
  const [page, setPage] = useState(1);
  const { data } = useList(ask(materialCodeApi.page, { query: { word, page, limit: size } }, { staleMs: 0 }));
  const forget = useCall({
    call: materialCodeApi.forget,
    request: (code: MaterialCode) => ({ params: { id: code.id } }),
    changes: [materialCodeApi.page],
    done: t('codes.forgotten'),
  });
  const pages = Math.ceil((data?.total ?? 0) / size);
  return createPortal(
    <Dialog open title={t('codes.title')} width={720} maxBodyHeight="70vh" labels={{ close: shell('close') }} onClose={onClose}>
      <TextInput
        aria-label={t('codes.search')}
        placeholder={t('codes.search')}
        value={word}
        maxLength={80}
        onChange={(event) => {
          setWord(event.target.value);
          setPage(1);
        }}
      />
      {!data ? (
        <Skeleton kind="row" count={4} />
      ) : data.list.length === 0 ? (
        <p className={styles.none}>{t('codes.none')}</p>
      ) : (
        <ul className={styles.codes}>
          {data.list.map((code) => (
            <li key={code.id}>
              <span className={styles.code}>{code.code}</span>
              <span>
                {code.specName} <span className="meta">{code.onSale ? code.itemNumber : t('codes.off')}</span>
                <span className={`meta ${styles.taught}`}>
                  {t('codes.taught', { who: code.byName || t('codes.nobody'), time: code.time })}
                </span>
              </span>
              {canForget && (
                <Button
                  look="text"
                  size="s"
                  busy={forget.subject === code}
                  aria-label={t('codes.forgetNamed', { code: code.code })}
                  onClick={() => void forget.run(code).catch(() => undefined)}
                >
                  {t('codes.forget')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <p className={styles.more}>
          <Button look="quiet" size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('codes.before')}
          </Button>
          <span className="meta">{t('codes.page', { page, pages })}</span>
          <Button look="quiet" size="s" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('codes.next')}
          </Button>
        </p>
      )}
    </Dialog>,
    document.body,
  );
}
