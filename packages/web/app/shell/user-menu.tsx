import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { signOut } from '@mall/kit/session/sign-out.ts';
import type { ReactNode } from 'react';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { Dropdown } from './dropdown.tsx';
import { useSession } from './use-session.ts';

const entries = [
  ['/personalCenterBase/evaluationSheet', 'user.reviews', 'personalCenterBase:evaluationSheet:view'],
  ['/personalCenterBase/favoritesList', 'user.favourites', 'personalCenterBase:favoritesList:view'],
  ['/personalCenterBase/securitySetting', 'user.security', undefined],
] as const;

/** What a member may want of himself: centre, reviews, favourites, security, and the way out. */
export function UserMenu({ label, centreUrl, align = 'left' }: { label: ReactNode; centreUrl: string; align?: 'left' | 'right' }) {
  const t = useWords('shell');
  const { may } = useSession();
  return (
    <Dropdown label={label} align={align}>
      <ul>
        <li>
          <RouterLink href={centreUrl}>{t('user.centre')}</RouterLink>
        </li>
        {entries
          .filter(([url, , right]) => isBuilt(url) && (right === undefined || may(right)))
          .map(([url, name]) => (
            <li key={url}>
              <RouterLink href={url}>{t(name)}</RouterLink>
            </li>
          ))}
        <li>
          <button type="button" onClick={() => void signOut()}>
            {t('top.signOut')}
          </button>
        </li>
      </ul>
    </Dropdown>
  );
}
