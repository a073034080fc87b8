import { type PartnerRow, partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { useDoorTabs } from './door-tabs.ts';
import styles from './doors.module.css';
import { partnerReads } from './doors.reads.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

const aPage = 20;
const fields = { word: typed(40) };

/** Partners whose visitors come in signed in, and how far each is believed. */
export default function PartnersPage() {
  const t = useWords('doors');
  const place = usePlace(fields);
  const { word, page } = place.at;
  const found = useList(ask(partnerOperationsApi.page, { query: { page, limit: aPage, ...(word && { word }) } }, { staleMs: 0 }));
  const [doing, setDoing] = useState<{ what: 'add' } | { what: 'edit' | 'keys'; id: string }>();
  const chosen = doing && doing.what !== 'add' ? found.data?.list.find(({ id }) => id === doing.id) : undefined;
  const close = () => setDoing(undefined);
  const turn = useAct({
    call: partnerOperationsApi.switch,
    request: ({ id, enabled }: PartnerRow) => ({ params: { id }, body: { on: !enabled } }),
    ask: ({ name, enabled }) =>
      enabled
        ? { title: t('stop.ask', { name }), text: t('stop.text'), act: t('stop'), tone: 'danger' }
        : { title: t('go.ask', { name }), act: t('go') },
    done: (_, { enabled }) => t(enabled ? 'stop.done' : 'go.done'),
    changes: partnerReads,
  });
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      acts={<Button onClick={() => setDoing({ what: 'add' })}>{t('add')}</Button>}
      tabs={useDoorTabs('partners')}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('word'), width: 240, most: 40 }]} />}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'name', head: t('name'), cell: ({ name }) => name },
          { key: 'whom', head: t('whom'), cell: ({ companyName, adds }) => companyName || t(adds ? 'whom.adds' : 'whom.none') },
          { key: 'tags', head: t('tags'), wide: true, cell: ({ tags }) => tags.map((tag) => t(`tag.${tag}`)).join('、') },
          {
            key: 'keys',
            head: t('keys'),
            wide: true,
            cell: ({ keys }) => t('keys.live', { count: keys.filter(({ endedDate }) => endedDate === null).length }),
          },
          { key: 'entered', head: t('entered'), wide: true, align: 'right', cell: ({ entered }) => <span className="num">{entered}</span> },
          { key: 'refused', head: t('refused'), wide: true, align: 'right', cell: ({ refused }) => <span className="num">{refused}</span> },
          {
            key: 'state',
            head: t('state'),
            cell: ({ enabled }) => (
              <StatusMark mark={enabled ? 'closed' : 'open'} tone={enabled ? 'green' : 'grey'}>
                {t(enabled ? 'on' : 'off')}
              </StatusMark>
            ),
          },
          {
            key: 'acts',
            head: t('acts'),
            cell: (row) => (
              <span className={styles.acts}>
                <Button look="text" size="s" onClick={() => setDoing({ what: 'keys', id: row.id })}>
                  {t('keys')}
                </Button>
                <Button look="text" size="s" onClick={() => setDoing({ what: 'edit', id: row.id })}>
                  {t('edit')}
                </Button>
                <Button look="text" size="s" onClick={() => turn.start(row)}>
                  {t(row.enabled ? 'stop' : 'go')}
                </Button>
              </span>
            ),
          },
        ],
        none: { title: place.narrowed() ? t('none.found') : t('none') },
      }}
    >
      {turn.question}
      {(doing?.what === 'add' || (doing?.what === 'edit' && chosen)) && <PartnerDialog partner={chosen} onClose={close} />}
      {doing?.what === 'keys' && chosen && <KeysDialog partner={chosen} onClose={close} />}
    </ListPage>
  );
}
