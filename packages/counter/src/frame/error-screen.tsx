import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';

/** When a screen cannot be drawn, or its part cannot be fetched. Its words are written out: those of the site may be what is missing. */
export function ErrorScreen() {
  const zh = !document.documentElement.lang.startsWith('en');
  return (
    <Empty
      role="alert"
      title={zh ? '这一页没有打开' : 'This screen did not open'}
      actions={<Button onClick={() => window.location.reload()}>{zh ? '重新打开' : 'Open it again'}</Button>}
    >
      {zh ? '网络可能断了，或刚刚更新过版本。' : 'The network may be away, or the site was just renewed.'}
    </Empty>
  );
}
