import { PanelGroup } from '../content/panel-group.ts';

/** Alternatives, media types and responses of an endpoint. The address names fields, not choices. */
class Panels extends PanelGroup {
  protected recordInAddress(): void {}
}

if (!customElements.get('wm-panels')) customElements.define('wm-panels', Panels);
