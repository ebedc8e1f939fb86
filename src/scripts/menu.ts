/** The behaviour of the headers' menus; their markup works without it (see `styles/global.css`). */
import { MenuDropdown } from './menu/dropdown';
import { SiteMenu } from './menu/site-menu';

customElements.define('site-menu', SiteMenu);
customElements.define('menu-dropdown', MenuDropdown);
