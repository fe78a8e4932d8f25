import { element } from '../dom.ts';
import { drawDiagram } from './mermaid-library.ts';
import { createPanZoom, type PanZoom } from './pan-zoom.ts';

/** Diagrams at least this high get controls by themselves, in pixels. */
const controlsFrom = 120;

/** A diagram: its source until it comes into view, then its drawing in the colours of the mode. */
class MermaidDiagram extends HTMLElement {
  #dark: boolean | undefined;
  #panZoom: PanZoom | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    onceVisible.observe(this);
  }

  disconnectedCallback(): void {
    onceVisible.unobserve(this);
    drawn.delete(this);
  }

  /** Draws the diagram, unless it is there in these colours. */
  async draw(): Promise<void> {
    const dark = document.documentElement.classList.contains('dark');
    const source = this.querySelector<HTMLElement>('pre.mermaid');
    const drawing = this.querySelector<HTMLElement>('.mermaid-drawing');
    if (this.#dark === dark || !source || !drawing) return;
    this.#dark = dark;
    drawn.add(this);
    try {
      const url = this.dataset['library'] ?? '';
      const svg = await drawDiagram(url, source.textContent.trim(), dark);
      // The mode may have changed again meanwhile.
      if (this.#dark === dark) this.#show(svg, source, drawing);
    } catch (error) {
      // It is tried again when the mode changes.
      if (this.#dark === dark) this.#dark = undefined;
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  #show(svg: string, source: HTMLElement, drawing: HTMLElement): void {
    this.querySelector('.mermaid-error')?.remove();
    drawing.innerHTML = svg;
    const picture = drawing.querySelector('svg');
    if (picture && !picture.hasAttribute('aria-labelledby')) {
      picture.setAttribute('aria-label', this.dataset['label'] ?? '');
    }
    source.hidden = true;
    const view = drawing.parentElement;
    if (view) view.hidden = false;
    this.#panZoom ??= createPanZoom(drawing);
    const controls = this.querySelector<HTMLElement>('.mermaid-controls-wrapper');
    const { actions } = this.dataset;
    const wanted =
      actions === undefined ? drawing.offsetHeight >= controlsFrom : actions === 'true';
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

if (!customElements.get('wm-mermaid')) {
  customElements.define('wm-mermaid', MermaidDiagram);
  new MutationObserver(() => {
    for (const diagram of drawn) void diagram.draw();
  }).observe(document.documentElement, { attributeFilter: ['class'] });
}
