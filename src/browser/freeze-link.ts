import { isFreezeSeason } from '@/content/hours/freeze-season';
import { officeDay, type OfficeTimes } from '@/content/hours/open-now';
import { clockAhead } from '@/leads/clock';

/**
 * The build shows the link to the page about freezes, or not, by the day on which it runs; a page that is older goes by
 * the office's clock (`components/FreezeLink.astro`).
 */
const times = document.querySelector('#office-times')?.textContent;
const link = document.querySelector<HTMLElement>('[data-freeze]');
const now = new Date(Date.now() + (clockAhead() ?? 0));
const day = times && officeDay(now, (JSON.parse(times) as OfficeTimes).clock);
if (link && day) link.hidden = !isFreezeSeason(day);
