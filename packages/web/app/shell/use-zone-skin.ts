import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { zoneKindOf, zoneOfKindAsk } from './shell.queries.ts';
import { useZone } from './use-zone.ts';
import { skinVariables } from './zone-skin.rules.ts';

/** What hangs outside of the frame, a dialog for example, is coloured from the root. */
const useOnRoot = (variables: Readonly<Record<string, string>>) =>
  useEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name);
    };
  }, [variables]);

/**
 * The colours of the zone that is visited, for the frame around its pages: they come with the page, so that it is never seen without
 * them. They are an attribute and no style sheet, because the page's policy takes no style sheet that stands in the page itself.
 */
export const useZoneSkin = (): CSSProperties | undefined => {
  const { pathname } = useLocation();
  const isCustomer = pathname.toLowerCase() === '/customer';
  // The cross-border home keeps the look of the cross-border pages around it.
  const kind = pathname === '/index1' ? undefined : zoneKindOf(pathname);
  const customer = useZone(isCustomer);
  const ofKind = useAnswer(zoneOfKindAsk(kind ?? 'green'), kind !== undefined);
  const skin = isCustomer ? customer?.skin : kind ? ofKind.skin : undefined;
  const variables = useMemo(() => skinVariables(skin ?? {}), [skin]);
  useOnRoot(variables);
  return Object.keys(variables).length === 0 ? undefined : (variables as CSSProperties);
};
