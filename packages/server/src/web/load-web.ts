import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { createRequestHandler, type RequestHandler, type RouterContext, type ServerBuild } from 'react-router';
import { projectRoot } from '../kernel/config.ts';

/** What the web's pages are given when they are rendered here. */
export type Rendering = {
  call: (call: AnyCall, request: unknown) => Promise<unknown>;
  signedIn: boolean;
  isEnterprise: boolean;
  chosenLanguage: Language;
  publicKey: string;
  channelZone: string;
  mark: string;
  nonce: string | undefined;
  report: (error: unknown) => void;
};

type Entry = {
  renderingContext: RouterContext<Rendering>;
  /** Whether the reader's choice holds on all pages. */
  holdLanguage: (onAllPages: boolean) => void;
  pageLanguage: (url: URL, chosen: Language) => Language;
  /** Whether the screen of an address exists. */
  isBuilt: (address: string) => boolean;
  findRow: (pathname: string) => { path: string; access: 'public' | 'member' | 'enterprise' };
};

export type Web = { handle: RequestHandler; entry: Entry; assets: string };

const folder = join(projectRoot, 'packages/web/build');

/** The built storefront, or undefined when it has not been built (tests of the calls alone need none). */
export const loadWeb = async (mode: string): Promise<Web | undefined> => {
  const file = join(folder, 'server/index.js');
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return { handle: createRequestHandler(build, mode), entry: build.entry.module as unknown as Entry, assets: join(folder, 'client') };
};
