import { createServer } from 'node:http';
import { type Listening, listen } from './listen.ts';

/**
 * Serves a page that has nothing to do with the docs: with styles that reach all they can, a shortcut
 * for a letter, and a policy that lets nothing in but what the script of the docs needs. What its
 * address asks for (`?key=…&theme=dark`) are the attributes of that script.
 *
 * @param docs where the docs are
 */
export async function serveForeignPage(docs: string): Promise<Listening> {
  const styles = `
    html { font-size: 62.5%; }
    * { letter-spacing: 3px; text-transform: uppercase; color: rgb(200, 0, 0) !important; }
    div, dialog, button, waymark-assistant { display: none !important; }
    main button { display: inline !important; background: #fff; }`;
  const shortcut = `document.addEventListener('keydown', ({ key, target }) => {
    if (key === 's' && target.localName !== 'input') document.title = 'Shortcut';
  });`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-shop' ${docs}; connect-src ${docs}`;
  const server = createServer(({ url = '/' }, response) => {
    const asked = [...new URL(url, 'http://localhost').searchParams];
    const attributes = asked.map(([name, value]) => `data-${name}="${value}"`).join(' ');
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(`<!doctype html>
<html lang="en-GB">
<head><meta name="viewport" content="width=device-width"><title>Shop</title><style>${styles}</style></head>
<body><main><h1>Shop</h1><p>Fine goods.</p><button type="button">Buy</button></main>
<script nonce="shop">${shortcut}</script>
<script async src="${docs}/_waymark/assistant.js" ${attributes}></script></body>
</html>`);
  });
  return listen(server);
}
