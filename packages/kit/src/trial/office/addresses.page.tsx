import { type Address, addressApi } from '@mall/contract/member/address.api.ts';
import { addressTextRows } from '@mall/contract/member/address-fields.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { useAct } from '../../act/use-act.tsx';
import { ask } from '../../ask/ask.ts';
import { ListPage } from '../../list/list-page.tsx';
import { useList } from '../../list/use-list.ts';
import { usePlace } from '../../list/use-place.ts';
import { chooseLanguage, useLanguage } from '../../words/language.ts';
import { useWords } from '../kernel/words.ts';
import { AddressForm } from './address.form.tsx';

const fields = {};
const aPage = 10;

/** A list with acts, of which one asks first, and a form that adds to it. */
export function AddressesPage() {
  const t = useWords('office');
  const language = useLanguage();
  const place = usePlace(fields);
  const found = useList(ask(addressApi.page, { query: { page: place.at.page, limit: aPage } }, { staleMs: 0 }));
  const [adding, setAdding] = useState(false);
  const remove = useAct({
    call: addressApi.remove,
    request: ({ id }: Address) => ({ params: { id } }),
    ask: ({ receiverName }) => ({ title: t('remove.ask', { name: receiverName }), act: t('remove.act'), tone: 'danger' }),
    done: t('remove.done'),
    changes: [addressApi.page],
  });
  const makeDefault = useAct({
    call: addressApi.setDefault,
    request: ({ id }: Address) => ({ body: { id } }),
    done: t('default.done'),
    changes: [addressApi.page],
  });
  return (
    <ListPage
      title={t('addresses.title')}
      lead={found.data && t('addresses.count', { count: found.data.total })}
      acts={
        <>
          <Button look="line" onClick={() => chooseLanguage('en')}>
            {t('english')}
          </Button>
          <Button onClick={() => setAdding(true)}>{t('addresses.new')}</Button>
        </>
      }
      note={adding && <AddressForm onDone={() => setAdding(false)} />}
      list={{
        found,
        rowKey: ({ id }) => id,
        page: place.at.page,
        size: aPage,
        hrefOf: (page) => place.hrefOf({ page }),
        columns: [
          { key: 'name', head: addressTextRows.receiverName.words[language], cell: (row) => row.receiverName },
          { key: 'phone', head: addressTextRows.receiverPhone.words[language], cell: (row) => row.receiverPhone },
          {
            key: 'acts',
            head: t('addresses.acts'),
            align: 'right',
            cell: (row) => (
              <>
                {row.isDefault !== 1 && (
                  <Button look="text" size="s" busy={makeDefault.subject?.id === row.id} onClick={() => makeDefault.start(row)}>
                    {t('default.act')}
                  </Button>
                )}
                <Button look="text" size="s" onClick={() => remove.start(row)}>
                  {t('remove.act')}
                </Button>
              </>
            ),
          },
        ],
        none: { title: t('addresses.none') },
      }}
    >
      {remove.question}
    </ListPage>
  );
}
