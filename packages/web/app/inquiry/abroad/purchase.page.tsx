import { countedUnit } from '@mall/contract/catalogue/unit.rules.ts';
import { type CompanyPurchase, storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { formatFigure } from '@mall/kit/words/format-figure.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { Form, useSearchParams } from 'react-router';
import { renderLoader } from '../../kernel/render-loader.ts';
import { useWords } from '../../kernel/words.tsx';
import { ListFailed } from '../../marketing/list-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import styles from './abroad.module.css';
import { purchaseQueries, purchasesAPage, stateIn } from './abroad.queries.ts';
import { AbroadCrumbs } from './abroad-crumbs.tsx';
import { AbroadPager } from './abroad-pager.tsx';

export const loader = renderLoader(purchaseQueries);
export const clientLoader = browseLoader(purchaseQueries);

const path = '/internation/purchase';

/** What companies abroad look for: the list, and one of them. */
export default function PurchasePage() {
  const t = useWords('inquiry/abroad');
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta description={t('purchase.text')} path={path} />
      <AbroadCrumbs to={isId(id) ? [{ label: t('purchase'), href: path }, { label: t('purchase.detail') }] : [{ label: t('purchase') }]} />
      <header className={styles.title}>
        <h1>{t('purchase')}</h1>
        <p className="meta">{t('purchase.text')}</p>
      </header>
      {isId(id) ? <Purchase id={id} /> : <Purchases />}
    </div>
  );
}

function Purchases() {
  const t = useWords('inquiry/abroad');
  const [search] = useSearchParams();
  const { purchases } = usePageQueries(purchaseQueries);
  const state = stateIn(search);
  const keyword = search.get('keyword') ?? '';
  const page = readPage(search.get('page'));
  const hrefOf = (to: { state?: string | undefined; page?: number }) => {
    const query = new URLSearchParams({
      ...(keyword && { keyword }),
      ...(to.state && { state: to.state }),
      ...(to.page && { page: String(to.page) }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const pageHref = (to: number) => hrefOf({ state, page: to });
  useLastPage({ total: purchases.total, page, size: purchasesAPage, hrefOf: pageHref });
  return (
    <>
      <div className={styles.filter}>
        <nav aria-label={t('purchase.state')} className={styles.chips}>
          {([undefined, 'open', 'closed'] as const).map((one) => (
            <Chip key={one ?? 'all'} href={hrefOf({ state: one })} link={RouterLink} on={state === one}>
              {t(one ? `purchase.${one}` : 'purchase.any')}
            </Chip>
          ))}
        </nav>
        <Form action={path} className={styles.search}>
          {state && <input type="hidden" name="state" value={state} />}
          <TextInput
            key={keyword}
            name="keyword"
            defaultValue={keyword}
            maxLength={50}
            aria-label={t('purchase.word')}
            placeholder={t('purchase.word')}
          />
          <Button type="submit" look="line">
            {t('purchase.search')}
          </Button>
        </Form>
      </div>
      {purchases.list.length === 0 ? (
        <Panel>
          <Empty title={t('purchase.none')} compact />
        </Panel>
      ) : (
        <ul className={styles.purchases}>
          {purchases.list.map((one) => (
            <Card key={one.id} purchase={one} />
          ))}
        </ul>
      )}
      <AbroadPager page={page} size={purchasesAPage} total={purchases.total} hrefOf={pageHref} />
    </>
  );
}

function Standing({ state }: Pick<CompanyPurchase, 'state'>) {
  const t = useWords('inquiry/abroad');
  return (
    <StatusMark mark={state === 'open' ? 'running' : 'open'} tone={state === 'open' ? 'blue' : 'grey'}>
      {t(`purchase.${state}`)}
    </StatusMark>
  );
}

function Card({ purchase }: { purchase: CompanyPurchase }) {
  const t = useWords('inquiry/abroad');
  const yuan = useYuan();
  const when = useMoment();
  const language = useLanguage();
  const { id, title, companyName, country, countryCode, className, quantity, unit, budget, deadline, state } = purchase;
  return (
    <li>
      <span className={styles.ends}>
        <span className={styles.code} aria-hidden="true">
          {countryCode}
        </span>
        <span className="meta">{country}</span>
        <Standing state={state} />
      </span>
      <RouterLink href={`${path}?id=${id}`} className={styles.name ?? ''}>
        {title}
      </RouterLink>
      <span className="meta">{[companyName, className].join(' · ')}</span>
      <span className={styles.ends}>
        <span className="num">{`${formatFigure(quantity, language)} ${countedUnit(quantity, unit, language)}`}</span>
        <b className="num">{yuan(budget)}</b>
      </span>
      <span className="meta">{t('purchase.until', { day: when.day(deadline) })}</span>
    </li>
  );
}

function Purchase({ id }: { id: string }) {
  const t = useWords('inquiry/abroad');
  const yuan = useYuan();
  const when = useMoment();
  const language = useLanguage();
  const detail = useDetail(ask(storeApi.companyPurchaseShow, { query: { id } }));
  if (detail.state === 'missing')
    return (
      <Panel>
        <Empty
          title={t('purchase.missing')}
          actions={
            <Button href={path} as={RouterLink}>
              {t('purchase.back')}
            </Button>
          }
        />
      </Panel>
    );
  if (detail.state === 'failed') return <ListFailed />;
  if (!detail.thing) return <Skeleton kind="block" height={320} />;
  const found = detail.thing;
  return (
    <Panel title={found.title} extra={<Standing state={found.state} />}>
      <Facts
        two
        facts={[
          [t('purchase.company'), found.companyName],
          [t('purchase.country'), found.country],
          [t('purchase.class'), found.className],
          [t('purchase.quantity'), `${formatFigure(found.quantity, language)} ${countedUnit(found.quantity, found.unit, language)}`],
          [t('purchase.budget'), yuan(found.budget)],
          [t('purchase.delivery'), found.delivery],
          [t('purchase.payment'), found.payment],
          [t('purchase.published'), when.day(found.publishTime)],
          [t('purchase.deadline'), when.day(found.deadline)],
        ]}
      />
      <p className={styles.description}>{found.description}</p>
      {found.requirements.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('purchase.requirements')}</h3>
          <ul className={styles.requirements}>
            {found.requirements.map((one) => (
              <li key={one}>
                <Typed>{one}</Typed>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.ways}>
        <Button look="line" href={path} as={RouterLink}>
          {t('purchase.back')}
        </Button>
      </p>
    </Panel>
  );
}

export { ListFailed as ErrorBoundary };
