import { Wallet } from 'lucide-react';
import { icon } from './icon.tsx';

export const WalletIcon = /* @__PURE__ */ icon(Wallet);
