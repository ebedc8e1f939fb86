/** The one script that every page runs at once, with a small budget. Everything larger is imported when needed. */
import './early/trusted-types';
import './early/islands';
import './early/reports';
import './early/font';
import './early/leads';
import './early/lazy-scripts';
import './early/menu-entry';
import './open-now-line';
import { takeOverEarlyClicks } from './early-clicks/keep';

// Last, when all of the above listen: replays what was pressed before.
takeOverEarlyClicks();
