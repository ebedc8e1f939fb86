import { captureAttribution } from '@/leads/attribution';
import { clickIdDays } from '../../../content/site.json';
import { deliverWaiting } from './deliver-waiting';

captureAttribution(clickIdDays);

// A lead that could not be sent on an earlier page, or waits in another tab, is sent from this one: now, or when the
// connection or the visitor returns.
const look = () => deliverWaiting();
look();
for (const type of ['online', 'storage', 'pageshow', 'visibilitychange']) addEventListener(type, look);
