/** What the first touch of every page brings: the link of the season, and the behavior of the header's menus; without it they still open and close (see `styles/global.css`). */
import './freeze-link';
import './menu/popover';
import { MenuDropdown } from './menu/dropdown';

customElements.define('menu-dropdown', MenuDropdown);
