import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { ApplicationFields, Qualification } from '@mall/contract/store/application.rules.ts';
import { papersOf } from './company-steps.ts';
import { sendFile, smallPng } from './multipart.ts';
import type { TestApp } from './test-app.ts';

export const sendPaper = async (mall: TestApp, token: string, name = '证.png') => ({
  url: (await sendFile(mall, uploadApi.image, { name, bytes: smallPng, token })).data.url,
  name,
});

/** One of the papers of a trade, with a file of its own. */
export const qualificationOf = async (
  mall: TestApp,
  token: string,
  kind: Qualification['kind'],
  over: Partial<Qualification> = {},
): Promise<Qualification> => ({ kind, number: 'DEMO-1', validUntil: '2099-12-31', files: [await sendPaper(mall, token)], ...over });

/** What a seller hands in; the class is the small mall's, which asks for nothing unless a test says so. */
export const applicationOf = async (mall: TestApp, token: string, over: Partial<ApplicationFields> = {}): Promise<ApplicationFields> => {
  const { industry: _industry, papers: _papers, ...company } = await papersOf(mall, token);
  return {
    ...company,
    storeName: `测试店铺${company.unifiedCode.slice(-6)}`,
    kind: 'third',
    licenceUntil: '',
    qualifications: [],
    classes: ['2'],
    ...over,
  };
};
