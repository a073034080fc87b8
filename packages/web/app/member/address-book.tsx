import { type Address, addressApi } from '@mall/contract/member/address.api.ts';
import { addressLine } from '@mall/contract/member/address-fields.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AddressCard } from './address-card.tsx';
import { type AddressActs, addressColumns } from './address-columns.tsx';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

const fields = {};
const aPage = 10;

/** The member's address book. `alone`: inside another site, where a form has a page of its own. */
export function AddressBook({ alone = false }: { alone?: boolean }) {
  const t = useWords('member');
  const place = usePlace(fields);
  const navigate = useNavigate();
  const found = useList(ask(addressApi.page, { query: { page: place.at.page, limit: aPage } }, { staleMs: 0 }));
  const [dialog, setDialog] = useState<{ address?: Address | undefined }>();
  const remove = useAct({
    call: addressApi.remove,
    request: ({ id }: Address) => ({ params: { id } }),
    ask: (address) => ({
      title: t('address.removeAsk', { name: address.receiverName }),
      text: addressLine(address),
      act: t('address.remove'),
      tone: 'danger',
    }),
    done: t('address.removed'),
    changes: [addressApi.page],
  });
  const makeDefault = useAct({
    call: addressApi.setDefault,
    request: ({ id }: Address) => ({ body: { id } }),
    done: t('address.defaultSet'),
    changes: [addressApi.page],
  });
  const icon = <PlusIcon size={16} />;
  const add = alone ? (
    <Button icon={icon} href="/AddAddress" as={RouterLink}>
      {t('address.new')}
    </Button>
  ) : (
    <Button icon={icon} onClick={() => setDialog({})}>
      {t('address.new')}
    </Button>
  );
  const acts: AddressActs = {
    edit: (address) => (alone ? void navigate(`/AddAddress?id=${address.id}`) : setDialog({ address })),
    remove: remove.start,
    makeDefault: makeDefault.start,
  };
  const close = () => setDialog(undefined);
  return (
    <ListPage
      title={t('address.title')}
      lead={found.data && t('address.saved', { count: found.data.total })}
      acts={add}
      list={{
        found,
        rowKey: ({ id }) => id,
        page: place.at.page,
        size: aPage,
        hrefOf: (page) => place.hrefOf({ page }),
        columns: addressColumns(t, useLanguage(), acts),
        card: (address) => <AddressCard address={address} acts={acts} />,
        none: { title: t('address.none'), actions: add },
        words: { failed: t('address.failed') },
      }}
    >
      {remove.question}
      {dialog && (
        <Suspense>
          <AddressDialog address={dialog.address} onClose={close} onSaved={close} />
        </Suspense>
      )}
    </ListPage>
  );
}
