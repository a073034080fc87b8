import { Folder } from 'lucide-react';
import { icon } from './icon.tsx';

export const FolderIcon = /* @__PURE__ */ icon(Folder);
