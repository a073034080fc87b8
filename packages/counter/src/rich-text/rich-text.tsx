import { Skeleton } from '@mall/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from './rich-text-props.ts';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

/** A text with headings, lists, tables, links and pictures. What writes it comes when it is shown first: most who open the page do not touch it. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton kind="text" lines={4} />}>
      <Editor {...props} />
    </Suspense>
  );
}
