import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import { useOrigin } from '../shell/page-meta.tsx';
import { hotlineAsk, siteAsk } from '../shell/shell.queries.ts';

/** Who runs the mall and how it is searched, for search engines. */
export function HomeJsonLd() {
  const origin = useOrigin();
  const site = useAnswer(siteAsk);
  const { telephoneNumber } = useAnswer(hotlineAsk);
  if (origin === '' || site.name === '') return null;
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Organization',
          name: site.name,
          alternateName: site.latinName,
          url: `${origin}/`,
          logo: origin + site.logoNow,
          ...(telephoneNumber !== '' && {
            contactPoint: { '@type': 'ContactPoint', telephone: telephoneNumber, contactType: 'customer service', areaServed: 'CN' },
          }),
        }}
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: site.name,
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/searchGoodsResult?keyword={keyword}`,
            'query-input': 'required name=keyword',
          },
        }}
      />
    </>
  );
}
