import type { Messages, Switcher } from '@waymark/core';

/** What a switcher is for, in the language of the page. */
export function switcherLabel(kind: Switcher['kind'], text: Messages): string {
  switch (kind) {
    case 'version':
      return text.selectVersion;
    case 'language':
      return text.selectLanguage;
    case 'product':
      return text.selectProduct;
    case 'dropdown':
      return text.selectDropdown;
  }
}
