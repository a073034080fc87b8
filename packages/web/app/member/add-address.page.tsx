import { addressApi } from '@mall/contract/member/address.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AddressForm } from './address.form.tsx';
import styles from './address-management.module.css';

const list = '/MyAddress';

/** The form alone, to be shown inside other sites; `?id=` changes an address. */
export default function AddAddressPage() {
  const t = useWords('member');
  const navigate = useNavigate();
  const id = useSearchParams()[0].get('id');
  const { state, thing, busy: asking, again } = useDetail(isId(id) ? ask(addressApi.find, { params: { id } }, { staleMs: 0 }) : undefined);
  const back = (
    <Button look="quiet" href={list} as={RouterLink}>
      {t('address.back')}
    </Button>
  );
  const form = (
    <AddressForm
      key={id}
      address={thing}
      onSaved={() => void navigate(list)}
      foot={(busy) => (
        <div className={styles.foot}>
          {back}
          <Button type="submit" busy={busy}>
            {t('address.save')}
          </Button>
        </div>
      )}
    />
  );
  const shown = {
    waiting: <Skeleton kind="text" lines={6} />,
    found: form,
    missing: <Empty title={t('address.gone')} actions={back} />,
    failed: <ErrorState title={t('address.failed')} labels={{ retry: t('address.retry') }} busy={asking} onRetry={again} />,
  };
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.alone}`}>
      <div className={styles.sheet}>
        <h1>{t(id === null ? 'address.new' : 'address.edit')}</h1>
        <Panel bordered>{id === null ? form : shown[state]}</Panel>
      </div>
    </main>
  );
}
