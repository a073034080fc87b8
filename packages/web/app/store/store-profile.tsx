import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { BadgeCheckIcon } from '@mall/ui/icons/badge-check-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './store-profile.module.css';

const LicenceDialog = lazy(() => import('./licence-dialog.tsx'));

/** The company behind the store: figures, introduction, licence and papers. */
export function StoreProfile({ store }: { store: StoreInfo }) {
  const t = useWords('store');
  const [opened, setOpened] = useState(false);
  const { certificateInfo: licence } = store;
  return (
    <Panel id="profile" title={t('profile.title')} extra={<Tag tone="ok">{t('profile.checked')}</Tag>} headingLevel={2}>
      <dl className={styles.facts}>
        <dt>{t('licence.registeredCapital')}</dt>
        <dd>{licence.registeredCapital}</dd>
        <dt>{t('licence.establishedDate')}</dt>
        <dd>{licence.establishedDate}</dd>
        <dt>{t('profile.region')}</dt>
        <dd>{store.region}</dd>
        <dt>{t('profile.goods')}</dt>
        <dd>{store.goodsCount}</dd>
      </dl>
      {store.introduction && <p className={styles.introduction}>{store.introduction}</p>}
      <button type="button" className={styles.licence} onClick={() => setOpened(true)}>
        <b>{t('licence.title')}</b>
        <span>{t('licence.unifiedCode')}</span>
        <span className="num">{licence.unifiedCode}</span>
        <span className={styles.open}>{t('licence.open')}</span>
      </button>
      <ul className={styles.papers}>
        {store.qualifications.map(({ name }) => (
          <li key={name}>
            <BadgeCheckIcon size={14} />
            {name}
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <LicenceDialog store={store} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
