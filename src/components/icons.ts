// One import per icon, because the package's index would make every build read 1,600 icons.
import Award from '@lucide/astro/icons/award';
import Bath from '@lucide/astro/icons/bath';
import Building from '@lucide/astro/icons/building';
import CalendarCheck from '@lucide/astro/icons/calendar-check';
import Camera from '@lucide/astro/icons/camera';
import Check from '@lucide/astro/icons/check';
import Clock from '@lucide/astro/icons/clock';
import CreditCard from '@lucide/astro/icons/credit-card';
import Cylinder from '@lucide/astro/icons/cylinder';
import DollarSign from '@lucide/astro/icons/dollar-sign';
import Droplet from '@lucide/astro/icons/droplet';
import Droplets from '@lucide/astro/icons/droplets';
import Factory from '@lucide/astro/icons/factory';
import FileCheck from '@lucide/astro/icons/file-check';
import Flame from '@lucide/astro/icons/flame';
import Gauge from '@lucide/astro/icons/gauge';
import Hand from '@lucide/astro/icons/hand';
import Heart from '@lucide/astro/icons/heart';
import House from '@lucide/astro/icons/house';
import Mail from '@lucide/astro/icons/mail';
import MapPin from '@lucide/astro/icons/map-pin';
import MessageSquare from '@lucide/astro/icons/message-square';
import Phone from '@lucide/astro/icons/phone';
import Receipt from '@lucide/astro/icons/receipt';
import Search from '@lucide/astro/icons/search';
import ShieldCheck from '@lucide/astro/icons/shield-check';
import ShowerHead from '@lucide/astro/icons/shower-head';
import Snowflake from '@lucide/astro/icons/snowflake';
import Sparkles from '@lucide/astro/icons/sparkles';
import Star from '@lucide/astro/icons/star';
import Store from '@lucide/astro/icons/store';
import Thermometer from '@lucide/astro/icons/thermometer';
import ThumbsUp from '@lucide/astro/icons/thumbs-up';
import Timer from '@lucide/astro/icons/timer';
import Toilet from '@lucide/astro/icons/toilet';
import TriangleAlert from '@lucide/astro/icons/triangle-alert';
import Truck from '@lucide/astro/icons/truck';
import Users from '@lucide/astro/icons/users';
import Utensils from '@lucide/astro/icons/utensils';
import WavesHorizontal from '@lucide/astro/icons/waves-horizontal';
import Wrench from '@lucide/astro/icons/wrench';
import Zap from '@lucide/astro/icons/zap';
import type { IconName } from '@/content-model/vocabulary/icons';

/** The component of each icon that content can name. */
export const icons = {
  alert: TriangleAlert,
  award: Award,
  bath: Bath,
  building: Building,
  calendar: CalendarCheck,
  camera: Camera,
  check: Check,
  clock: Clock,
  'credit-card': CreditCard,
  dollar: DollarSign,
  droplet: Droplet,
  droplets: Droplets,
  factory: Factory,
  'file-check': FileCheck,
  flame: Flame,
  gauge: Gauge,
  hand: Hand,
  heart: Heart,
  home: House,
  mail: Mail,
  'map-pin': MapPin,
  message: MessageSquare,
  phone: Phone,
  pipe: Cylinder,
  receipt: Receipt,
  search: Search,
  shield: ShieldCheck,
  shower: ShowerHead,
  snowflake: Snowflake,
  sparkles: Sparkles,
  star: Star,
  store: Store,
  thermometer: Thermometer,
  'thumbs-up': ThumbsUp,
  timer: Timer,
  toilet: Toilet,
  truck: Truck,
  users: Users,
  utensils: Utensils,
  waves: WavesHorizontal,
  wrench: Wrench,
  zap: Zap,
} as const satisfies Record<IconName, unknown>;
