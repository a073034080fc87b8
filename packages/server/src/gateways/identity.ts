import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { isSeenLine } from '@mall/contract/kernel/fields.ts';
import * as oidc from 'openid-client';
import type { Config } from '../kernel/config.ts';
import { askOutside } from './ask-outside.ts';
import { readOaAddress } from './oa-address.ts';

/** Somebody else who knows who people are, and how the mall is known to him. */
export type Provider = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string; readonly trusted: boolean };

/** What a provider says of somebody. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  /** Where the provider has proved them itself; otherwise empty. */
  readonly mobile: string;
  readonly email: string;
  readonly name: string;
};

/** What must come back as it went out. */
type Asking = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** `away`: nothing that could be believed or not came from there. `refused`: what came proves nothing. */
export class IdentityFault extends Error {
  readonly kind: 'away' | 'refused';

  constructor(kind: 'away' | 'refused', cause?: unknown) {
    super(`identity provider: ${kind}`, { cause });
    this.kind = kind;
  }
}

const patienceMs = 5000;
const mostBytes = 256 * 1024;
/** How far its clock and ours may differ. */
const skewSeconds = 60;
const knownMs = 10 * 60_000;
const mostKnown = 500;

/** Not a provider of RFC 8693 alone speaks it: the ticket that it gave is a token to be exchanged. */
const ticketGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ticketType = 'urn:mall:ticket';

const scope = 'openid profile email phone';

export type IdentityGateway = {
  /** Whether it may be asked at all. */
  readonly allows: (issuer: string) => boolean;
  readonly begin: (provider: Provider, redirectUri: string, loginHint?: string) => Promise<Asking & { readonly url: string }>;
  readonly redeem: (
    provider: Provider,
    redirectUri: string,
    asking: Asking,
    given: { code: string; state: string; iss?: string | undefined },
  ) => Promise<Identity>;
  readonly redeemTicket: (provider: Provider, ticket: string) => Promise<Identity>;
  /** Where one signs out there; undefined where there is no such place. */
  readonly farewell: (provider: Provider, backTo: string) => Promise<string | undefined>;
};

type Known = { readonly metadata: oidc.ServerMetadata; readonly until: number };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const proved = (claims: Record<string, unknown>, claim: string): string =>
  claims[`${claim}_verified`] === true ? textOf(claims[claim]) : '';

/** Numbers of China, with or without what stands before them abroad. */
const plainMobile = (number: string): string => number.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '');

/** As the protocol has it, and nothing that no database keeps. */
const subjectPattern = /^[\u0020-\u007e]{1,255}$/;
const mostName = 40;

/** By signs as one sees them: half of one is none. */
const plainName = (name: string): string => {
  const short = Array.from(name.slice(0, mostName * 2))
    .slice(0, mostName)
    .join('')
    .trim();
  return isSeenLine(short) ? short : '';
};

const identityOf = (issuer: string, claims: Record<string, unknown>): Identity => {
  const { sub, iat } = claims;
  const mobile = plainMobile(proved(claims, 'phone_number'));
  if (!subjectPattern.test(textOf(sub)) || !(Number(iat) * 1000 < Date.now() + skewSeconds * 1000)) throw new IdentityFault('refused');
  return {
    issuer,
    subject: textOf(sub),
    mobile: mobilePattern.test(mobile) ? mobile : '',
    email: proved(claims, 'email').toLowerCase(),
    name: plainName(textOf(claims['name'])),
  };
};

/** The protocol's own faults mean that somebody is not who he says; the rest, that nobody answered. */
const faultOf = (error: unknown): IdentityFault => {
  if (error instanceof IdentityFault) return error;
  const isAnswer =
    error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ClientError;
  return new IdentityFault(isAnswer && !(error.cause instanceof IdentityFault) ? 'refused' : 'away', error);
};

const isPlain = (issuer: string): boolean => issuer.startsWith('http:');

const tried = async <T>(what: () => Promise<T>): Promise<T> => {
  try {
    return await what();
  } catch (error) {
    throw faultOf(error);
  }
};

/** What a newcomer is let in by. Which of them the ID token says and which are asked for apart is each provider's choice. */
const needed = ['phone_number', 'email'];

const claimsOf = async (connected: oidc.Configuration, tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers) => {
  const claims = tokens.claims();
  if (!claims) throw new IdentityFault('refused');
  const { issuer, userinfo_endpoint } = connected.serverMetadata();
  const more =
    needed.some((claim) => claims[claim] === undefined) && userinfo_endpoint !== undefined && tokens.access_token
      ? await oidc.fetchUserInfo(connected, tokens.access_token, claims.sub)
      : {};
  return identityOf(issuer, { ...more, ...claims });
};

/** Speaks OpenID Connect with whoever is named. Keys are read anew for each sign-in, so that one who changes them is believed at once, and by the old ones nobody. */
export const openIdentity = (config: Pick<Config, 'OA_SITES' | 'sandboxOn' | 'siteUrl'>): IdentityGateway => {
  const known = new Map<string, Known>();

  const addressOf = (address: string, trusted: boolean): { url: URL; trusted: boolean } | undefined =>
    trusted && URL.canParse(address)
      ? { url: new URL(address), trusted }
      : readOaAddress(address, { sandbox: undefined, named: config.OA_SITES });

  const fetchFor =
    ({ trusted }: Provider): oidc.CustomFetch =>
    async (address, { method, headers, body }) => {
      const where = addressOf(address, trusted);
      if (!where) throw new IdentityFault('away');
      const answer = await askOutside({
        ...where,
        method: method === 'GET' ? 'GET' : 'POST',
        headers: { ...headers, ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }) },
        body: body === undefined || body === null ? '' : String(body),
        patienceMs,
        mostBytes,
      });
      if (typeof answer === 'string') throw new IdentityFault('away');
      const { status, text } = answer;
      return new Response(status === 204 || status === 304 ? null : text, {
        status,
        headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      });
    };

  const metadataOf = async (provider: Provider): Promise<oidc.ServerMetadata> => {
    const found = known.get(provider.issuer);
    if (found && found.until > Date.now()) return found.metadata;
    const discovered = await oidc.discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
      [oidc.customFetch]: fetchFor(provider),
      ...(isPlain(provider.issuer) && { execute: [oidc.allowInsecureRequests] }),
    });
    const metadata = discovered.serverMetadata();
    if (known.size >= mostKnown) known.clear();
    known.set(provider.issuer, { metadata, until: Date.now() + knownMs });
    return metadata;
  };

  const connect = async (provider: Provider): Promise<oidc.Configuration> => {
    const metadata = await metadataOf(provider);
    const methods = metadata.token_endpoint_auth_methods_supported;
    const auth =
      methods === undefined || methods.includes('client_secret_basic')
        ? oidc.ClientSecretBasic(provider.clientSecret)
        : oidc.ClientSecretPost(provider.clientSecret);
    const connected = new oidc.Configuration(metadata, provider.clientId, { [oidc.clockTolerance]: skewSeconds }, auth);
    connected[oidc.customFetch] = fetchFor(provider);
    if (isPlain(provider.issuer)) oidc.allowInsecureRequests(connected);
    // That the answer came over TLS is not all: whoever answers shows the provider's key.
    oidc.enableNonRepudiationChecks(connected);
    return connected;
  };

  return {
    allows: (issuer) => addressOf(issuer, false) !== undefined,
    begin: (provider, redirectUri, loginHint) =>
      tried(async () => {
        const connected = await connect(provider);
        const asking = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
        const url = oidc.buildAuthorizationUrl(connected, {
          redirect_uri: redirectUri,
          scope,
          state: asking.state,
          nonce: asking.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(asking.verifier),
          code_challenge_method: 'S256',
          ...(loginHint && { login_hint: loginHint }),
        });
        return { ...asking, url: url.href };
      }),
    redeem: (provider, redirectUri, { state, nonce, verifier }, given) =>
      tried(async () => {
        const connected = await connect(provider);
        const back = new URL(redirectUri);
        back.searchParams.set('code', given.code);
        back.searchParams.set('state', given.state);
        if (given.iss !== undefined) back.searchParams.set('iss', given.iss);
        const tokens = await oidc.authorizationCodeGrant(connected, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return claimsOf(connected, tokens);
      }),
    redeemTicket: (provider, ticket) =>
      tried(async () => {
        const connected = await connect(provider);
        const tokens = await oidc.genericGrantRequest(connected, ticketGrant, {
          subject_token: ticket,
          subject_token_type: ticketType,
          audience: provider.clientId,
          scope,
        });
        return claimsOf(connected, tokens);
      }),
    farewell: (provider, backTo) =>
      tried(async () => {
        const connected = await connect(provider);
        if (connected.serverMetadata().end_session_endpoint === undefined) return undefined;
        return oidc.buildEndSessionUrl(connected, { post_logout_redirect_uri: backTo, client_id: provider.clientId }).href;
      }),
  };
};
