import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';

/** What may be other after something was done with an inquiry. */
export const inquiryReads = [inquiryApi.page, inquiryApi.detail, inquiryApi.compare];
export const inquiriesAddress = '/personalCenterBase/myInquiry';
export const inquiryAddress = (id: string): string => `/personalCenterBase/myInquiryDetail?id=${id}`;
export const compareAddress = (id: string, round?: number): string =>
  `/personalCenterBase/comfirmInquiry?id=${id}${round === undefined ? '' : `&round=${round}`}`;
export const draftAddress = (id?: string): string => `/newInquiry${id === undefined ? '' : `?id=${id}`}`;
