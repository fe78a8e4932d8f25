import { expect, it } from 'vitest';
import { eventType } from './event-type.ts';

it.each([
  ['onClick', 'click'],
  ['onDoubleClick', 'dblclick'],
  ['onChange', 'input'],
  ['onMouseEnter', 'mouseenter'],
  ['onFocus', 'focusin'],
  ['onBlur', 'focusout'],
  ['onKeyDown', 'keydown'],
  ['onTouchStart', 'touchstart'],
  ['onOpenChange', undefined],
])('%s is for events that browsers call %s', (handler, type) => {
  expect(eventType(handler)).toBe(type);
});
