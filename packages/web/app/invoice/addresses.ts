const base = '/personalCenterBase/invoiceBase';
const company = '/personalCenterBase/salesInvoice';

export const places = {
  list: '/personalCenterBase/invoiceManagement/managementList',
  apply: `${base}/applyInvoice`,
  use: `${base}/useInvoice`,
  titles: `${base}/invoiceTitle`,
  verify: `${base}/verificationInvoice`,
  text: `${base}/invoiceText`,
  ctrl: `${company}/invoiceCtrl`,
  receivers: `${company}/invoiceConsignee`,
  support: `${company}/supportInvoiceManage`,
} as const;

export const detailOf = (id: string): string => `/personalCenterBase/invoiceManagement/invoiceDetail?id=${id}`;

/** The second step of an application for these orders. */
export const applyingFor = (orderIds: readonly string[]): string => `${places.use}?orders=${orderIds.join(',')}`;
