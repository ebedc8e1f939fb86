/** The behavior of the header menus; without it their markup still works (see `styles/global.css`). */
import { MenuDropdown } from './menu/dropdown';
import { SiteMenu } from './menu/site-menu';

customElements.define('site-menu', SiteMenu);
customElements.define('menu-dropdown', MenuDropdown);
