import { BadgeCheckIcon } from '@mall/ui/icons/badge-check-icon.tsx';
import { BellIcon } from '@mall/ui/icons/bell-icon.tsx';
import { CompareIcon } from '@mall/ui/icons/compare-icon.tsx';
import { CpuIcon } from '@mall/ui/icons/cpu-icon.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { FolderIcon } from '@mall/ui/icons/folder-icon.tsx';
import { GaugeIcon } from '@mall/ui/icons/gauge-icon.tsx';
import { HelpIcon } from '@mall/ui/icons/help-icon.tsx';
import { HistoryIcon } from '@mall/ui/icons/history-icon.tsx';
import { HomeIcon } from '@mall/ui/icons/home-icon.tsx';
import type { IconComponent } from '@mall/ui/icons/icon.tsx';
import { LinkIcon } from '@mall/ui/icons/link-icon.tsx';
import { ListIcon } from '@mall/ui/icons/list-icon.tsx';
import { MapPinIcon } from '@mall/ui/icons/map-pin-icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { PackageIcon } from '@mall/ui/icons/package-icon.tsx';
import { PencilIcon } from '@mall/ui/icons/pencil-icon.tsx';
import { PlugIcon } from '@mall/ui/icons/plug-icon.tsx';
import { ReceiptIcon } from '@mall/ui/icons/receipt-icon.tsx';
import { ReturnIcon } from '@mall/ui/icons/return-icon.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { ShareIcon } from '@mall/ui/icons/share-icon.tsx';
import { ShieldCheckIcon } from '@mall/ui/icons/shield-check-icon.tsx';
import { StampIcon } from '@mall/ui/icons/stamp-icon.tsx';
import { StarIcon } from '@mall/ui/icons/star-icon.tsx';
import { StoreIcon } from '@mall/ui/icons/store-icon.tsx';
import { TicketIcon } from '@mall/ui/icons/ticket-icon.tsx';
import { UserIcon } from '@mall/ui/icons/user-icon.tsx';
import { UsersIcon } from '@mall/ui/icons/users-icon.tsx';
import { WalletIcon } from '@mall/ui/icons/wallet-icon.tsx';

const icons: Readonly<Record<string, IconComponent>> = {
  house: HomeIcon,
  'clipboard-list': PackageIcon,
  'clipboard-check': StampIcon,
  'rotate-ccw': ReturnIcon,
  'message-square-text': MessageIcon,
  'file-question-mark': PencilIcon,
  'list-checks': ListIcon,
  'folder-kanban': FolderIcon,
  'scan-search': SearchIcon,
  gauge: GaugeIcon,
  'receipt-text': ReceiptIcon,
  scale: CompareIcon,
  receipt: ReceiptIcon,
  'file-signature': FileTextIcon,
  'ticket-percent': TicketIcon,
  coins: WalletIcon,
  users: UsersIcon,
  workflow: ShareIcon,
  cpu: CpuIcon,
  'link-2': LinkIcon,
  plug: PlugIcon,
  'badge-check': BadgeCheckIcon,
  star: StarIcon,
  store: StoreIcon,
  footprints: HistoryIcon,
  bell: BellIcon,
  download: DownloadIcon,
  user: UserIcon,
  'map-pin': MapPinIcon,
  'shield-check': ShieldCheckIcon,
  'circle-question-mark': HelpIcon,
};

/** The icon of a menu entry by the name that the server gives it. */
export function MenuIconOf({ name }: { name: string }) {
  const Icon = icons[name] ?? FileTextIcon;
  return <Icon size={16} />;
}
