/**
 * Where a cart may go: to a host that the company named and nowhere else. Over TLS; a plain address only where the mall itself is reached by one, which is on somebody's own machine.
 */
export const returnUrl = (text: string, hosts: readonly string[], plainAllowed: boolean): URL | undefined => {
  if (text.length > 2000 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.href.length > 2000) return undefined;
  if (url.protocol !== 'https:' && !(plainAllowed && url.protocol === 'http:')) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const fits = hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
  return fits ? url : undefined;
};
