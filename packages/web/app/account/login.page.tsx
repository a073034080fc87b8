import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { renderLoader } from '../kernel/render-loader.ts';
import { PlaceBanner, placeAsk } from '../shell/place-banner.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './login.module.css';
import { LoginCard } from './login-card.tsx';
import { LoginClaim } from './login-claim.tsx';
import { LoginScene } from './login-scene.tsx';

const queries = () => ({ banners: placeAsk('login_banner') });
export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

export default function LoginPage() {
  const { banners } = usePageQueries(queries);
  return (
    <AccountFrame scene={<LoginScene />} className={styles.columns ?? ''}>
      <div className={styles.side}>
        <LoginClaim />
        <PlaceBanner banners={banners} className={styles.picture} />
      </div>
      <LoginCard />
    </AccountFrame>
  );
}
