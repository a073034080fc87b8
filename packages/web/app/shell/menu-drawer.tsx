import { Drawer } from '@mall/ui/drawer.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { CentreMenu } from './centre-menu.tsx';

/** The member's menu on a phone; going on closes it. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
  return (
    <Drawer open from="left" width={280} title={t('centre.menu')} labels={{ close: t('close') }} onClose={onClose}>
      <CentreMenu inDrawer />
    </Drawer>
  );
}
