import { useDownloadWords } from '@mall/kit/download/use-download-words.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';

/** The way from an export to where its file is kept. */
export function DownloadsLink() {
  const t = useDownloadWords();
  return (
    <RouterLink href="/personalCenterBase/downloads" className="link">
      {t('seeFile')}
    </RouterLink>
  );
}
