import { Redo2 } from 'lucide-react';
import { icon } from './icon.tsx';

export const RedoIcon = /* @__PURE__ */ icon(Redo2);
