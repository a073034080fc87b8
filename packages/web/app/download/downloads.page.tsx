import { DownloadCentre } from '@mall/kit/download/download-centre.tsx';
import { useDownloadWords } from '@mall/kit/download/use-download-words.ts';

/** Files that were made for a buyer, and those that are being made. */
export default function DownloadsPage() {
  const t = useDownloadWords();
  return <DownloadCentre from={{ href: '/personalCenterBase/myOrders', words: t('toOrders') }} />;
}
