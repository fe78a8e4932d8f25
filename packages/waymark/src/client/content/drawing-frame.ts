import { element } from '../dom.ts';

/**
 * A document beside the page, in a frame that nobody sees, with a library that draws there. It has the
 * styles of the page, so that text has the same size in both, and may have any others: the library
 * writes styles into what it draws, which the content security policy of a page does not let it.
 */
export interface DrawingFrame<Library> {
  readonly library: Library;
  readonly document: Document;
  /** Whether it is still there: a router may have taken it away with the rest of the page. */
  readonly isOpen: boolean;
}

/** What the module that loads a library puts into the window. */
interface LibraryWindow<Library> extends Window {
  loadLibrary(): Promise<Library>;
}

/**
 * @param address of the module that loads the library; beside it is the document of the frame
 * @throws where a file cannot be loaded, or the host lets no page be shown in a frame
 */
export async function openDrawingFrame<Library>(address: string): Promise<DrawingFrame<Library>> {
  const module = new URL(address, document.baseURI);
  const frame = element('iframe', {
    class: 'mermaid-frame',
    attributes: { title: '', tabindex: '-1', 'aria-hidden': 'true' },
  });
  frame.src = new URL('frame.html', module).href;
  document.body.append(frame);
  try {
    await loaded(frame);
    const { contentDocument } = frame;
    if (!contentDocument) throw new Error(`${frame.src} may not be shown in a frame.`);
    await takeStyles(contentDocument);
    const script = contentDocument.createElement('script');
    script.type = 'module';
    script.src = module.href;
    contentDocument.head.append(script);
    await loaded(script);
    // That module was just run in it.
    const window = contentDocument.defaultView as unknown as LibraryWindow<Library>;
    return {
      library: await window.loadLibrary(),
      document: contentDocument,
      get isOpen() {
        return frame.isConnected;
      },
    };
  } catch (error) {
    // What a document could not load, it does not ask for again.
    frame.remove();
    throw error;
  }
}

/** Gives a document the styles of the page, and the attributes that they are chosen by. */
async function takeStyles(target: Document): Promise<void> {
  for (const { name, value } of document.documentElement.attributes) {
    if (name !== 'style') target.documentElement.setAttribute(name, value);
  }
  const files = document.querySelectorAll<HTMLLinkElement>(
    'link[rel~="stylesheet"]:not([rel~="alternate"], [disabled])',
  );
  const sheets = document.querySelectorAll<HTMLElement>('style');
  const links = Array.from(files, (file) => {
    const link = target.importNode(file, true);
    link.href = file.href;
    return link;
  });
  // One that is missing is missing in the page as well.
  const arrived = Promise.allSettled(links.map(loaded));
  target.head.append(...links, ...Array.from(sheets, (sheet) => target.importNode(sheet, true)));
  await arrived;
}

/** @throws where the file of an element cannot be loaded */
function loaded(element: HTMLIFrameElement | HTMLLinkElement | HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      const file = 'href' in element ? element.href : element.src;
      reject(new Error(`${file} could not be loaded.`));
    });
  });
}
