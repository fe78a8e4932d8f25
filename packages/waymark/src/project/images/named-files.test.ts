import { expect, it } from 'vitest';
import { namedFiles } from './named-files.ts';

it('A file is named by a text that has its name, however that is written.', () => {
  const text = `![A](/images/a.png) <img src="../b.jpg?v=1" />
import c from './c.png'
[d]: <my pictures/d e.png>
![f](/f%20g.PNG#x) and a/b/h.webp.`;
  const isNamed = namedFiles([text], /\.(?:png|jpg|webp)$/i);
  const files = [
    'images/a.png',
    'b.jpg',
    'x/c.png',
    'my pictures/d e.png',
    'f g.PNG',
    'a.webp',
    'z.png',
  ];
  expect(files.filter(isNamed)).toEqual(files.slice(0, 5));
});
