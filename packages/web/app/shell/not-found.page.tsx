import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { data, type LoaderFunctionArgs, useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './not-found.module.css';
import NotFoundPanel from './not-found-panel.tsx';
import { useClassAddress, useClasses } from './use-classes.ts';

const isNamed = (pathname: string) => /^\/404\/?$/.test(pathname);

/** The page named 404 is there; anything else that ends here is not. */
export const loader = ({ request }: LoaderFunctionArgs) => data(null, { status: isNamed(new URL(request.url).pathname) ? 200 : 404 });

export const clientLoader = () => null;

export default function NotFoundPage() {
  const t = useWords('shell');
  const { pathname } = useLocation();
  const classes = useClasses().slice(0, 3);
  const addressOf = useClassAddress();
  return (
    <div className={`wrap ${styles.page}`}>
      <NotFoundPanel key={pathname} unknown={!isNamed(pathname)}>
        <p className={`meta ${styles.maybe}`}>
          <span>{t('notFound.maybe')}</span>
          {classes.map(({ id, name }) => (
            <RouterLink key={id} href={addressOf(id)} className="link">
              {name}
            </RouterLink>
          ))}
          <RouterLink href="/personalCenterBase/myOrders" className="link">
            {t('top.orders')}
          </RouterLink>
          <RouterLink href="/helpCenter" className="link">
            {t('centre.help')}
          </RouterLink>
        </p>
      </NotFoundPanel>
    </div>
  );
}
