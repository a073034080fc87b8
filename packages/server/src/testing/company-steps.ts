import { companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import type { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { checkSignOf } from '@mall/contract/company/credit-code.rules.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { sendFile, smallPng } from './multipart.ts';
import type { TestApp } from './test-app.ts';

/** Where the companies of these steps are. */
export const layArea = async (mall: TestApp): Promise<void> => {
  await mall.house.db.pool.query(`insert into area (id, parent_id, name, level, leaf) values
    (12, null, '天津市', 1, false), (1201, 12, '市辖区', 2, false), (120103, 1201, '河西区', 3, true), (31, null, '上海市', 1, false)`);
};

let made = 0;

/** A credit code that no other company of this file has. */
export const freshCode = (): string => {
  made += 1;
  const start = `91120116MA${String(made).padStart(7, '0')}`;
  return start + checkSignOf(start);
};

export const sendLicence = async (mall: TestApp, token: string): Promise<string> =>
  (await sendFile(mall, uploadApi.image, { name: '执照.png', bytes: smallPng, token })).data.url;

/** Papers as a company hands them in, with a picture of its own. */
export const papersOf = async (mall: TestApp, token: string, over: Partial<CertificationFields> = {}): Promise<CertificationFields> => {
  const unifiedCode = over.unifiedCode ?? freshCode();
  return {
    name: `测试企业${unifiedCode.slice(-6)}`,
    unifiedCode,
    industry: '电力供应',
    provinceId: '12',
    cityId: '1201',
    districtId: '120103',
    registeredAddress: '示例路 8 号',
    officePhone: '022-12345678',
    legalRepresentative: '田望秋',
    contactName: '程砚秋',
    contactPhone: '13900001111',
    bankName: '示例银行演示支行',
    bankAccount: '0000 0000 0000 0001',
    licence: over.licence ?? (await sendLicence(mall, token)),
    letter: null,
    papers: [],
    ...over,
  };
};

/** The numbers by which an operator decides on what waits. */
export const waitingOf = async (mall: TestApp, token: string, name: string): Promise<{ id: string; versionId: string }> => {
  const { data } = await mall.call(companyOperationsApi.page, { query: { word: name } }, { token });
  const [row] = data.list;
  return { id: row?.id ?? '0', versionId: row?.versionId ?? '0' };
};
