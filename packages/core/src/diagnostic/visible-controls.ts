/**
 * A text with a sign in place of each control character, which a terminal would obey: what pages say
 * may be written by strangers. Each stays one character, so that columns fit.
 */
export function visibleControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => {
    const code = control.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(pictures + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
  });
}

/** Where Unicode has pictures of the first control characters, in their order. */
const pictures = 0x2400;
