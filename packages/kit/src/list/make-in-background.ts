import { saveFile } from '@mall/client/download.ts';
import { type DownloadProgress, downloadApi } from '@mall/contract/download/download.api.ts';
import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { browserCall, browserDownload } from '../ask/browser.ts';

const lookMs = 1000;
const pause = () =>
  new Promise((done) => {
    setTimeout(done, lookMs);
  });

/** Waits for an export that is made in the background; who leaves the page still gets the file. */
const waitFor = async (job: DownloadProgress, tell: (job: DownloadProgress) => void): Promise<DownloadProgress> => {
  let now = job;
  while (now.state === 'waiting' || now.state === 'running') {
    tell(now);
    await pause();
    now = await browserCall(downloadApi.state, { params: { id: job.id } }, { silent: true });
  }
  return now;
};

/** Asks the download centre for a file, tells how far it is, and saves it; false where it could not be made. */
export const makeInBackground = async <Start extends AnyCall>(
  start: Start,
  filter: object,
  tell: (job: DownloadProgress) => void,
): Promise<boolean> => {
  const begun: DataOf<Start> = await browserCall(start, { body: filter } as RequestOf<Start>);
  const made = await waitFor(begun as DownloadProgress, tell);
  if (made.state === 'failed') return false;
  saveFile(await browserDownload(downloadApi.file, { params: { id: made.id } }));
  return true;
};
