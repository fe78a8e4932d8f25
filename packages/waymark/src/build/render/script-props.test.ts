import { describe, expect, it } from 'vitest';
import { elementProps } from './element-props.ts';
import { scriptProps } from './script-props.ts';

describe('the text of a script', () => {
  it('is kept as code', () => {
    expect(scriptProps({ id: 'a', children: 'if (1 < 2 && "x") run()' })).toEqual({
      id: 'a',
      'set:html': 'if (1 < 2 && "x") run()',
    });
    expect(scriptProps({ children: ['\n', 'run()'] })).toEqual({ 'set:html': '\nrun()' });
  });

  it('cannot end the element', () => {
    expect(scriptProps({ children: 'a = "</script>"' })).toEqual({
      'set:html': 'a = "<\\/script>"',
    });
  });

  it('is absent for a script from a file', () => {
    expect(scriptProps({ src: '/a.js', defer: true })).toEqual({ src: '/a.js', defer: true });
  });
});

describe('HTML that is given as a property', () => {
  it('becomes the content of the element', () => {
    expect(elementProps({ dangerouslySetInnerHTML: { __html: '<b>x</b>' }, id: 'a' })).toEqual({
      'set:html': '<b>x</b>',
      id: 'a',
    });
  });
});
