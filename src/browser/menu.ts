/** The behavior of the header's menus; without it they still open and close (see `styles/global.css`). */
import './menu/popover';
import { MenuDropdown } from './menu/dropdown';

customElements.define('menu-dropdown', MenuDropdown);
