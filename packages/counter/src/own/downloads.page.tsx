import { DownloadCentre } from '@mall/kit/download/download-centre.tsx';

/** Files that were made for whoever is signed in here: his exports and all else that takes longer than he would wait. */
export default function DownloadsPage() {
  return <DownloadCentre />;
}
