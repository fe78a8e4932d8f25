/** Moves and scales a drawing inside its view. */
export interface PanZoom {
  /** One press of a control: `up`, `down`, `left`, `right`, `in`, `out` or `reset`. */
  apply(action: string): void;
}

const zoomStep = 0.15;
const smallest = 0.25;
const largest = 4;
/** Pixels that one press moves the drawing by. */
const panStep = 50;

/** Where the drawing goes; the view moves the other way. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  up: [0, panStep],
  down: [0, -panStep],
  left: [panStep, 0],
  right: [-panStep, 0],
};

/** Lets a drawing be moved and scaled. */
export function createPanZoom(drawing: HTMLElement): PanZoom {
  let [x, y, scale] = [0, 0, 1];
  return {
    apply(action) {
      const [right, down] = directions[action] ?? [0, 0];
      x += right;
      y += down;
      if (action === 'in') scale = Math.min(scale + zoomStep, largest);
      if (action === 'out') scale = Math.max(scale - zoomStep, smallest);
      if (action === 'reset') [x, y, scale] = [0, 0, 1];
      drawing.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
  };
}
