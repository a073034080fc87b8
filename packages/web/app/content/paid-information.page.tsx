import type { ChargeText } from '@mall/contract/content/charge.api.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { useSearchParams } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { chargeQueries } from './charge.queries.ts';
import { ChargeDetail } from './charge-detail.tsx';
import { ChargeList } from './charge-list.tsx';
import { ContentPage } from './content-page.tsx';

export const loader = renderLoader(chargeQueries);
export const clientLoader = browseLoader(chargeQueries);

/** Information that is opened with points: the list, and with an id one of it. */
export default function PaidInformationPage() {
  const t = useWords('content');
  const [search] = useSearchParams();
  const { list, ...answers } = usePageQueries(chargeQueries);
  const text = answers.text as ChargeText | undefined;
  const title = { label: t('charge.title'), href: '/paidInformation' };
  if (isId(search.get('id'))) {
    return (
      <ContentPage crumbs={[title, { label: text?.title || t('charge.gone') }]}>
        <ChargeDetail text={text} others={list.list.filter((one) => one.id !== text?.id)} />
      </ContentPage>
    );
  }
  return (
    <ContentPage crumbs={[title]}>
      <ChargeList found={list} />
    </ContentPage>
  );
}
