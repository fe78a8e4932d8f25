/** Events that React calls otherwise than browsers, or by the name of one that does not bubble. */
const renamed = new Map([
  ['onBlur', 'focusout'],
  // Of fields that are chosen from, this one tells at once, too.
  ['onChange', 'input'],
  ['onDoubleClick', 'dblclick'],
  ['onFocus', 'focusin'],
]);

const types = new Set(
  [
    'abort animationcancel animationend animationiteration animationstart auxclick beforeinput',
    'beforetoggle cancel canplay canplaythrough click close compositionend compositionstart',
    'compositionupdate contextmenu copy cut drag dragend dragenter dragleave dragover dragstart',
    'drop durationchange emptied encrypted ended error gotpointercapture input invalid keydown',
    'keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture mousedown',
    'mouseenter mouseleave mousemove mouseout mouseover mouseup paste pause play playing',
    'pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover',
    'pointerup progress ratechange reset resize scroll scrollend seeked seeking select stalled',
    'submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel',
    'transitionend transitionrun transitionstart volumechange waiting wheel',
  ].flatMap((line) => line.split(' ')),
);

/** The type of the events that a handler of JSX is for (`onClick`), as browsers call it; `undefined` of none. */
export function eventType(handler: string): string | undefined {
  const type = handler.slice(2).toLowerCase();
  return renamed.get(handler) ?? (types.has(type) ? type : undefined);
}
