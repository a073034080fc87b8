import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { JsonLd } from '../../shell/json-ld.tsx';
import { PageMeta, useOrigin } from '../../shell/page-meta.tsx';
import { storeHome } from '../../store/store-address.ts';

/** What stands in the head of a store's page. Both templates are one page to search engines. */
export function StorePageHead({ store }: { store: StoreInfo }) {
  const origin = useOrigin();
  const address = storeHome(store.storeId);
  return (
    <>
      <PageTitle name={store.name} />
      <PageMeta description={`${store.name} · ${store.companyName} · ${store.introduction}`} path={address} />
      <JsonLd
        data={{
          '@type': 'Store',
          name: store.name,
          url: origin + address,
          logo: store.logo.startsWith('/') ? origin + store.logo : store.logo,
          description: store.introduction,
          parentOrganization: { '@type': 'Organization', name: store.companyName },
        }}
      />
    </>
  );
}
