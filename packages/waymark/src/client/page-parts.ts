import './banner.ts';
import './content/copy-link.ts';
import './menu.ts';
import './opener.ts';
import './page-actions.ts';
import './sidebar.ts';
import './theme-select.ts';
import './toc.ts';
