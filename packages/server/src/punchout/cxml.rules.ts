/** A party as it calls itself: a domain of identities (NetworkID, DUNS, a word of their own) and a name in it. */
export type Credential = { readonly domain: string; readonly identity: string };

type CxmlHead = {
  readonly payloadId: string;
  readonly from: Credential;
  readonly to: Credential;
  readonly sender: Credential;
  readonly sharedSecret: string;
};

/** A line that the other side speaks of: what is bought, how many, and where it came from. */
export type CxmlItem = {
  readonly lineNumber: number;
  readonly quantity: string;
  readonly partId: string;
  readonly auxiliaryId: string;
  /** In yuan as it was written; empty where none was. */
  readonly unitPrice: string;
  readonly currency: string;
};

export const setupOperations = ['create', 'edit', 'inspect'] as const;
export type SetupOperation = (typeof setupOperations)[number];

export type SetupRequest = {
  readonly kind: 'setup';
  readonly operation: SetupOperation;
  readonly buyerCookie: string;
  /** Where the cart is sent back to. */
  readonly formPost: string;
  readonly email: string;
  readonly items: readonly CxmlItem[];
};

export type OrderRequest = {
  readonly kind: 'order';
  readonly orderId: string;
  readonly type: string;
  readonly total: string;
  readonly shipToCode: string;
  readonly email: string;
  readonly comment: string;
  readonly items: readonly CxmlItem[];
};

export type CxmlRequest = CxmlHead & { readonly request: SetupRequest | OrderRequest | { readonly kind: 'profile' } };

/** What a status says: cXML has the numbers of HTTP. */
export const statusWords = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;
export type StatusCode = keyof typeof statusWords;

/** Of which goods a line of a returned cart is. */
export type ReturnedLine = {
  readonly lineNumber: number;
  readonly partId: string;
  readonly auxiliaryId: string;
  readonly num: number;
  readonly unitFen: number;
  readonly name: string;
  readonly itemNumber: string;
  /** UN/CEFACT. */
  readonly unitCode: string;
  readonly unspsc: string | undefined;
  readonly className: string;
  readonly maker: string;
  readonly supplier: string;
  readonly taxRate: number;
  readonly leadDays: number | undefined;
  readonly url: string;
};
export type ReturnedCart = { readonly key: string; readonly totalFen: number; readonly lines: readonly ReturnedLine[] };
