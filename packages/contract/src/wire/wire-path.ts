import type { AnyCall, Verb } from '../kernel/call.ts';

const keepsItsVerb = (path: string) => path === '/portal/inquiry' || path.startsWith('/portal/inquiry/');

/** Logical PUT and DELETE travel as POST with a suffix, except under /portal/inquiry. */
export const wireOf = (verb: Verb, path: string): { method: Verb; path: string } => {
  if (verb === 'GET' || verb === 'POST' || keepsItsVerb(path)) return { method: verb, path };
  return { method: 'POST', path: `${path}${verb === 'PUT' ? '/update' : '/delete'}` };
};

/** Every address a call answers at: sign-in is also reached under /front. */
export const wirePaths = (call: Pick<AnyCall, 'verb' | 'path'>): string[] => {
  const { path } = wireOf(call.verb, call.path);
  return path.startsWith('/auth/') ? [path, `/front${path}`] : [path];
};

/** Puts the parts into `{id}` places. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
