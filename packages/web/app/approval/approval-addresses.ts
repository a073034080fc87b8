export const requestsPath = '/personalCenterBase/requestBuyApprove';
export const requestAddress = (id: string): string => `/personalCenterBase/requestBuyApproveDetail?id=${id}`;
/** The settlement of an order whose request came back, by one of its numbers. */
export const correctAddress = (orderId: string): string => `/fillOrder?correct=${orderId}`;
export const processesPath = '/personalCenterBase/processBase/processIndex';
/** A new process, or the name and department of one. */
export const processAddress = (id = ''): string => `/personalCenterBase/processBase/processAdd${id && `?id=${id}`}`;
/** What is in force or drafted, or one of its versions. */
export const designAddress = (id: string, version?: number): string =>
  `/personalCenterBase/processBase/processAddNew?id=${id}${version === undefined ? '' : `&version=${version}`}`;
