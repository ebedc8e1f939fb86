/**
 * The one script that every page runs at once, with a small budget. It keeps presses that come
 * too early, handles calls, campaigns, the font, the clock and waiting leads, and registers the
 * service worker. Everything larger is imported when needed.
 */
import './early/trusted-types';
import './early/islands';
import './early/reports';
import './early/font';
import './early/leads';
import './early/lazy-scripts';
import './open-now-line';
import { takeOverEarlyClicks } from './early-clicks/keep';

// Last, when all of the above listen: replays what was pressed before.
takeOverEarlyClicks();
