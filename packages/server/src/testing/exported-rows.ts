import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import { makeDownloads } from '../download/make-downloads.ts';
import { makers } from '../makers.ts';
import { authorityOf } from './authority.ts';
import { sheetRows } from './sheet-rows.ts';
import type { TestApp } from './test-app.ts';

type Asked = Promise<{ errorCode: string | null; data: DownloadProgress }>;

/** The rows of a file that was asked for, as whoever fetches it from the download centre reads them; or why he does not get it. */
export const exportedRows = async (mall: TestApp, asked: Asked, token: string): Promise<string[][]> => {
  const { errorCode, data } = await asked;
  if (errorCode !== null) return [[errorCode]];
  await makeDownloads(mall.house, makers);
  const { rawPayload, headers } = await mall.app.fastify.inject({
    url: `${mall.house.config.API_BASE}/portal/download/${data.id}/file`,
    headers: { ...authorityOf(token), to: 'zh' },
  });
  if (String(headers['content-type']).includes('json')) return [[String(JSON.parse(rawPayload.toString()).errorCode)]];
  return sheetRows(rawPayload);
};
