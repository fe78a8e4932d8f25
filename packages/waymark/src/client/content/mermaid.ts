import { element } from '../dom.ts';
import { printEvent, printedAttribute } from '../printed.ts';
import { type Drawing, drawDiagram } from './mermaid-library.ts';
import { createPanZoom, type PanZoom } from './pan-zoom.ts';

/** Diagrams at least this high get controls by themselves, in pixels. */
const controlsFrom = 120;

/** A diagram: its source until it comes into view, then its drawing in the colours of the mode. */
class MermaidDiagram extends HTMLElement {
  #dark: boolean | undefined;
  #drawing = Promise.resolve();
  #panZoom: PanZoom | undefined;
  /** Made by script, which no policy is about. */
  readonly #sheet = new CSSStyleSheet();

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    if (isPrinted) void this.draw();
    else onceVisible.observe(this);
    document.adoptedStyleSheets.push(this.#sheet);
  }

  disconnectedCallback(): void {
    onceVisible.unobserve(this);
    drawn.delete(this);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== this.#sheet,
    );
  }

  /** Draws the diagram, unless it is there in these colours: at the end it is there, or has failed. */
  draw(dark = isDark()): Promise<void> {
    if (this.#dark !== dark) {
      this.#dark = dark;
      this.#drawing = this.#drawIn(dark);
    }
    return this.#drawing;
  }

  async #drawIn(dark: boolean): Promise<void> {
    const source = this.querySelector<HTMLElement>('pre.mermaid');
    const place = this.querySelector<HTMLElement>('.mermaid-drawing');
    if (!source || !place) return;
    drawn.add(this);
    try {
      const url = this.dataset['library'] ?? '';
      const drawing = await drawDiagram(url, source.textContent.trim(), dark);
      // The mode may have changed again meanwhile.
      if (this.#dark === dark) this.#show(drawing, source, place);
    } catch (error) {
      // It is tried again when the mode changes.
      if (this.#dark === dark) this.#dark = undefined;
      this.#fail(messageOf(error));
    }
  }

  #show({ rules, svg }: Drawing, source: HTMLElement, place: HTMLElement): void {
    this.querySelector('.mermaid-error')?.remove();
    this.#sheet.replaceSync(rules);
    place.innerHTML = svg;
    for (const styled of place.querySelectorAll<SVGElement>('[data-style]')) {
      styled.style.cssText = styled.dataset['style'] ?? '';
      delete styled.dataset['style'];
    }
    const picture = place.querySelector('svg');
    if (picture && !picture.hasAttribute('aria-labelledby')) {
      picture.setAttribute('aria-label', this.dataset['label'] ?? '');
    }
    source.hidden = true;
    const view = place.parentElement;
    if (view) view.hidden = false;
    this.#panZoom ??= createPanZoom(place);
    const controls = this.querySelector<HTMLElement>('.mermaid-controls-wrapper');
    const { actions } = this.dataset;
    const wanted = actions === undefined ? place.offsetHeight >= controlsFrom : actions === 'true';
    if (controls) controls.hidden = !wanted;
    this.querySelector<HTMLElement>('[data-action=full]')?.toggleAttribute(
      'hidden',
      !document.fullscreenEnabled,
    );
  }

  /** The source stays, with what the parser says about it. */
  #fail(reason: string): void {
    if (this.querySelector('.mermaid-error')) return;
    const title = element('strong', { text: this.dataset['failed'] ?? '' });
    const details = element('pre', { text: reason });
    this.prepend(element('div', { class: 'mermaid-error' }, title, details));
  }

  readonly #onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (!button) return;
    const { action = '' } = button.dataset;
    if (action !== 'full') this.#panZoom?.apply(action);
    else if (document.fullscreenElement) void document.exitFullscreen();
    else void this.requestFullscreen();
  };
}

/** Of an error of any window: that of the library is another one. */
function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error);
}

const isPrinted = document.documentElement.hasAttribute(printedAttribute);

function isDark(): boolean {
  return !isPrinted && document.documentElement.classList.contains('dark');
}

/** Diagrams that have been drawn, in whatever colours. */
const drawn = new Set<MermaidDiagram>();

/** Pixels around the window in which diagrams are drawn. */
const margin = 200;

let previous = Promise.resolve();

const onceVisible = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof MermaidDiagram)) continue;
      onceVisible.unobserve(target);
      // The drawings before it are higher than their sources, and may have moved it away.
      previous = previous.then(async () => {
        if (isNear(target)) await target.draw();
        else if (target.isConnected) onceVisible.observe(target);
      });
    }
  },
  { rootMargin: `${margin}px` },
);

function isNear(diagram: HTMLElement): boolean {
  const { bottom, top } = diagram.getBoundingClientRect();
  return diagram.isConnected && bottom > -margin && top < innerHeight + margin;
}

/** How long a reader who prints waits for diagrams (milliseconds). */
const longestWait = 10_000;

/** Draws all diagrams in the colours for paper. */
function drawAll(): Promise<unknown> {
  const diagrams = document.querySelectorAll<MermaidDiagram>('wm-mermaid');
  return Promise.all(Array.from(diagrams, (diagram) => diagram.draw(false)));
}

async function printDrawn(event: Event): Promise<void> {
  event.preventDefault();
  await Promise.race([drawAll(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
  print();
}

if (!customElements.get('wm-mermaid')) {
  customElements.define('wm-mermaid', MermaidDiagram);
  const drawAgain = () => {
    for (const diagram of drawn) void diagram.draw();
  };
  new MutationObserver(drawAgain).observe(document.documentElement, { attributeFilter: ['class'] });
  addEventListener(printEvent, printDrawn);
  // No print waits for what is begun here: it is there for the next one.
  addEventListener('beforeprint', drawAll);
  addEventListener('afterprint', drawAgain);
}
