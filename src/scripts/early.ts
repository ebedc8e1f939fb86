/**
 * The one script that every page runs at once. It is small (its budget is shared with the menu, see design,
 * 'Budgets'): it queues what comes too early for an island, opens dialogs, sees to calls, campaigns, the font, the
 * clock and leads that are still waiting, and prepares for visits without a connection. Everything larger is
 * imported when it is needed.
 */
import './early/dialogs';
import './early/field';
import './early/calls';
import './early/font';
import './early/leads';
import './early/offline';
import './early/schedule-button';
import './early/tracker';
import './open-now';
import { takeOverPresses } from './early/presses';

// Last: what was pressed before all of these came is pressed again now.
takeOverPresses();
