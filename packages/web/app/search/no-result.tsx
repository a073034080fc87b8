import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsSearch } from '@mall/contract/search/search.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSearchAddress } from '../shell/search-address.ts';
import { hotWordsAsk } from '../shell/shell.queries.ts';
import { useIsGlobal } from './global-page.ts';
import { GoodsCells } from './goods-cells.tsx';
import { noFilters } from './list-address.ts';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

const hotGoodsAsk = ask(goodsApi.hotList, { query: { limit: 5 } }, { staleMs: 600_000, fallback: [] });

type NoResultProps = { found: GoodsSearch; list: List; filters: number };

/** Nothing found: what to try instead, and the way to ask suppliers for it. */
export function NoResult({ found, list, filters }: NoResultProps) {
  const t = useWords('search');
  const language = useLanguage();
  const searchOf = useSearchAddress();
  const hot = useAnswer(hotWordsAsk);
  const isGlobal = useIsGlobal();
  const { asked, hrefOf } = list;
  // Where filters stand in the way, it is they that help; abroad the mall's bestsellers cannot be bought.
  const hotGoods = useAnswer(hotGoodsAsk, filters === 0 && !isGlobal);
  // The hot words are Chinese.
  const hotLinks = language === 'zh' ? hot.slice(0, 6).map(({ word, url }) => ({ word, href: url || searchOf('goods', word) })) : [];
  const suggested = found.suggestionList.map((word) => ({ word, href: searchOf('goods', word) }));
  const title = filters > 0 || asked.keyword === '' ? t('none.titleHere') : t('none.title', { keyword: asked.keyword });
  const actions = (
    <>
      {filters > 0 && <Button onClick={() => list.filter(noFilters)}>{t('none.clear')}</Button>}
      {found.totalCount > 0 && (
        <Button href={hrefOf({ pageNo: 1 })} as={RouterLink}>
          {t('none.all')}
        </Button>
      )}
      <Button look={filters > 0 ? 'quiet' : 'primary'} href="/newInquiry" as={RouterLink}>
        {t('none.inquiry')}
      </Button>
    </>
  );
  return (
    <>
      <div className={styles.none}>
        <Empty picture="search" title={title} actions={actions}>
          <p>{t(filters > 0 ? 'none.filters' : 'none.words')}</p>
          {suggested.length > 0 && (
            <p className={styles.tries}>
              {t('none.maybe')}
              <Tries links={suggested} />
            </p>
          )}
          {hotLinks.length > 0 && (
            <p className={styles.tries}>
              {t('none.hot')}
              <Tries links={hotLinks} />
            </p>
          )}
        </Empty>
      </div>
      {hotGoods.length > 0 && (
        <section aria-label={t('none.bought')}>
          <h3 className={styles.bought}>{t('none.bought')}</h3>
          <GoodsCells goods={hotGoods} wide />
        </section>
      )}
    </>
  );
}

function Tries({ links }: { links: readonly { word: string; href: string }[] }) {
  return links.map(({ word, href }) => (
    <RouterLink key={word} href={href} className="link">
      {word}
    </RouterLink>
  ));
}
