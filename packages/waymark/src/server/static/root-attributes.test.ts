import { describe, expect, it } from 'vitest';
import { withRootAttributes } from './root-attributes.ts';

const after = (html: string, names = ['data-a', 'data-b']) =>
  withRootAttributes(Buffer.from(html), names).toString();

describe('withRootAttributes', () => {
  it.each([
    ['<!DOCTYPE html><html lang="de"><p>', '<!DOCTYPE html><html data-a data-b lang="de"><p>'],
    ['<html>', '<html data-a data-b>'],
    ['\uFEFF<HTML\nclass=x>', '\uFEFF<HTML data-a data-b\nclass=x>'],
    [
      '<!-- é <html> -->\n<!doctype html SYSTEM "a>b"><html title="é > data-a">',
      '<!-- é <html> -->\n<!doctype html SYSTEM "a>b"><html data-a data-b title="é > data-a">',
    ],
  ])('adds them to the root element of %j', (html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it('adds only those that are not there, with or without a value', () => {
    expect(after('<html lang="de" data-a>')).toBe('<html data-b lang="de" data-a>');
    expect(after('<html data-b="" DATA-A=1 >')).toBe('<html data-b="" DATA-A=1 >');
    expect(after("<html title='data-a'>", ['data-a'])).toBe("<html data-a title='data-a'>");
  });

  it.each(['', '<p>', '<ul><li>', '<htmlx>', 'text <html>', '<html lang="', '<!-- <html>'])(
    'leaves %j as it is, which has no root element',
    (html) => {
      expect(after(html)).toBe(html);
    },
  );
});
