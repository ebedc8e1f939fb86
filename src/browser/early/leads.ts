import { captureAttribution } from '@/leads/attribution';
import { clickIdDays } from '../../../content/site.json';
import { deliverWaiting } from './deliver-waiting';

captureAttribution(clickIdDays);

// A lead that could not be sent on an earlier page is sent from this one.
deliverWaiting();
