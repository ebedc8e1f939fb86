import { optsOut } from '@/leads/consent';
import { atFirst } from '../visitor-events';

// Speed is measured only where the owner wants it (`PUBLIC_FIELD_WEBHOOK_URL`), for visitors who have used the
// page and whose browser does not opt out. Nothing is fetched before the first touch.
if (import.meta.env.PUBLIC_FIELD_WEBHOOK_URL && !optsOut())
  atFirst(['pointerdown', 'keydown'], () => void import('../vitals').catch(() => undefined));
