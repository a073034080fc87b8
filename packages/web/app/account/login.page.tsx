import { AccountFrame } from './account-frame.tsx';
import styles from './login.module.css';
import { LoginCard } from './login-card.tsx';
import { LoginClaim } from './login-claim.tsx';
import { LoginScene } from './login-scene.tsx';

export default function LoginPage() {
  return (
    <AccountFrame scene={<LoginScene />} className={styles.columns ?? ''}>
      <LoginClaim />
      <LoginCard />
    </AccountFrame>
  );
}
