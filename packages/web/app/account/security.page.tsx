import { useState } from 'react';
import { DeviceList } from './device-list.tsx';
import { PersonHead } from './person-head.tsx';
import { SafetyLevel } from './security/safety-level.tsx';
import { KnownSecurity } from './security/security-frame.tsx';
import { LatestSignIns } from './security/sign-in-history.tsx';
import { SignInWays } from './security/sign-in-ways.tsx';
import { useSecurity } from './security/use-security.ts';
import styles from './security.module.css';

export default function SecurityPage() {
  const security = useSecurity();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.page}>
      <PersonHead on="security" />
      <KnownSecurity security={security}>
        {(known) => (
          <>
            <SafetyLevel security={known} onPassword={() => setOpen(true)} />
            <SignInWays security={known} isOpen={isOpen} onOpen={setOpen} />
          </>
        )}
      </KnownSecurity>
      <DeviceList onDisowned={() => setOpen(true)} />
      <LatestSignIns />
    </div>
  );
}
