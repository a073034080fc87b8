import type { LucideIcon } from 'lucide-react';
import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BadgeCheck,
  BatteryCharging,
  Bell,
  Box,
  Building2,
  Cable,
  Calendar,
  Camera,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Copy,
  Cpu,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Folder,
  Funnel,
  Gauge,
  Globe,
  Handshake,
  HardHat,
  Headset,
  Heart,
  History,
  House,
  Image,
  Info,
  LayoutGrid,
  Leaf,
  Lightbulb,
  Link,
  List,
  Lock,
  LogOut,
  MapPin,
  Menu,
  MessageSquareText,
  Minus,
  Package,
  Paperclip,
  Pencil,
  Percent,
  Phone,
  Plug,
  Plus,
  Printer,
  QrCode,
  Receipt,
  RefreshCw,
  RotateCcw,
  Scale,
  Search,
  Send,
  Settings,
  Share2,
  ShieldCheck,
  ShoppingCart,
  Stamp,
  Star,
  Store,
  Sun,
  Tag,
  Ticket,
  Trash2,
  TriangleAlert,
  Truck,
  Upload,
  User,
  Users,
  UtilityPole,
  Wallet,
  Wrench,
  X,
  Zap,
} from 'lucide-react';
import type { FunctionComponent } from 'react';

export type IconProps = {
  /** 20 beside titles and in bars, 16 beside text, 12 in the smallest places; others for drawn entries only. */
  size?: number;
  className?: string | undefined;
  /** Spoken name. Without it the icon is decoration, because a word stands beside it. */
  label?: string;
};
export type IconComponent = FunctionComponent<IconProps>;

// Lucide draws on a field of 24; the strokes below give about 1.4 px at every size, one weight to the eye.
const strokeOf = (size: number) => (size >= 28 ? 1.5 : size >= 20 ? 1.75 : size >= 16 ? 2 : 2.5);

function icon(Shape: LucideIcon): IconComponent {
  return function Icon({ size = 20, className, label }) {
    const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
    return <Shape size={size} strokeWidth={strokeOf(size)} className={className} focusable="false" style={{ flex: 'none' }} {...spoken} />;
  };
}

// Each is its own export marked pure, so that a page carries only the icons it names.
export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRight);
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp);
export const BadgeCheckIcon = /* @__PURE__ */ icon(BadgeCheck);
export const BatteryIcon = /* @__PURE__ */ icon(BatteryCharging);
export const BellIcon = /* @__PURE__ */ icon(Bell);
export const BoxIcon = /* @__PURE__ */ icon(Box);
export const BuildingIcon = /* @__PURE__ */ icon(Building2);
export const CableIcon = /* @__PURE__ */ icon(Cable);
export const CalendarIcon = /* @__PURE__ */ icon(Calendar);
export const CameraIcon = /* @__PURE__ */ icon(Camera);
export const ChartIcon = /* @__PURE__ */ icon(ChartColumn);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp);
export const CircleAlertIcon = /* @__PURE__ */ icon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck);
export const HelpIcon = /* @__PURE__ */ icon(CircleQuestionMark);
export const CircleXIcon = /* @__PURE__ */ icon(CircleX);
export const ClockIcon = /* @__PURE__ */ icon(Clock);
export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const CpuIcon = /* @__PURE__ */ icon(Cpu);
export const CreditCardIcon = /* @__PURE__ */ icon(CreditCard);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
export const ExternalLinkIcon = /* @__PURE__ */ icon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ icon(Eye);
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff);
export const FileTextIcon = /* @__PURE__ */ icon(FileText);
export const FolderIcon = /* @__PURE__ */ icon(Folder);
export const FilterIcon = /* @__PURE__ */ icon(Funnel);
export const GaugeIcon = /* @__PURE__ */ icon(Gauge);
export const GlobeIcon = /* @__PURE__ */ icon(Globe);
export const HandshakeIcon = /* @__PURE__ */ icon(Handshake);
export const HardHatIcon = /* @__PURE__ */ icon(HardHat);
export const HeadsetIcon = /* @__PURE__ */ icon(Headset);
export const HeartIcon = /* @__PURE__ */ icon(Heart);
export const HistoryIcon = /* @__PURE__ */ icon(History);
export const HomeIcon = /* @__PURE__ */ icon(House);
export const ImageIcon = /* @__PURE__ */ icon(Image);
export const InfoIcon = /* @__PURE__ */ icon(Info);
export const GridIcon = /* @__PURE__ */ icon(LayoutGrid);
export const LeafIcon = /* @__PURE__ */ icon(Leaf);
export const LightbulbIcon = /* @__PURE__ */ icon(Lightbulb);
export const LinkIcon = /* @__PURE__ */ icon(Link);
export const ListIcon = /* @__PURE__ */ icon(List);
export const LockIcon = /* @__PURE__ */ icon(Lock);
export const LogOutIcon = /* @__PURE__ */ icon(LogOut);
export const MapPinIcon = /* @__PURE__ */ icon(MapPin);
export const MenuIcon = /* @__PURE__ */ icon(Menu);
export const MessageIcon = /* @__PURE__ */ icon(MessageSquareText);
export const MinusIcon = /* @__PURE__ */ icon(Minus);
export const PackageIcon = /* @__PURE__ */ icon(Package);
export const PaperclipIcon = /* @__PURE__ */ icon(Paperclip);
export const PencilIcon = /* @__PURE__ */ icon(Pencil);
export const PercentIcon = /* @__PURE__ */ icon(Percent);
export const PhoneIcon = /* @__PURE__ */ icon(Phone);
export const PlugIcon = /* @__PURE__ */ icon(Plug);
export const PlusIcon = /* @__PURE__ */ icon(Plus);
export const PrinterIcon = /* @__PURE__ */ icon(Printer);
export const QrCodeIcon = /* @__PURE__ */ icon(QrCode);
export const ReceiptIcon = /* @__PURE__ */ icon(Receipt);
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
export const ReturnIcon = /* @__PURE__ */ icon(RotateCcw);
export const CompareIcon = /* @__PURE__ */ icon(Scale);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const SendIcon = /* @__PURE__ */ icon(Send);
export const SettingsIcon = /* @__PURE__ */ icon(Settings);
export const ShareIcon = /* @__PURE__ */ icon(Share2);
export const ShieldCheckIcon = /* @__PURE__ */ icon(ShieldCheck);
export const CartIcon = /* @__PURE__ */ icon(ShoppingCart);
export const StampIcon = /* @__PURE__ */ icon(Stamp);
export const StarIcon = /* @__PURE__ */ icon(Star);
export const StoreIcon = /* @__PURE__ */ icon(Store);
export const SunIcon = /* @__PURE__ */ icon(Sun);
export const TagIcon = /* @__PURE__ */ icon(Tag);
export const TicketIcon = /* @__PURE__ */ icon(Ticket);
export const TrashIcon = /* @__PURE__ */ icon(Trash2);
export const AlertIcon = /* @__PURE__ */ icon(TriangleAlert);
export const TruckIcon = /* @__PURE__ */ icon(Truck);
export const UploadIcon = /* @__PURE__ */ icon(Upload);
export const UserIcon = /* @__PURE__ */ icon(User);
export const UsersIcon = /* @__PURE__ */ icon(Users);
export const PoleIcon = /* @__PURE__ */ icon(UtilityPole);
export const WalletIcon = /* @__PURE__ */ icon(Wallet);
export const WrenchIcon = /* @__PURE__ */ icon(Wrench);
export const CloseIcon = /* @__PURE__ */ icon(X);
export const ZapIcon = /* @__PURE__ */ icon(Zap);
