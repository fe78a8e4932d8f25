import type { AssistantLabels } from '../labels.ts';
import { fillLabel } from '../playground/fill-label.ts';

const most = 3;

/** What a reader may ask about the page: what it is about, and its first sections. */
export function suggestedQuestions({ assistantExplain }: AssistantLabels): string[] {
  const page = textOf(document.querySelector('#page-title'));
  const headings = document.querySelectorAll('[data-wm-content] :is(h2[id], h3[id], .step-title)');
  const sections = [...headings].filter((heading) => heading.checkVisibility()).map(textOf);
  const explain = (title: string) => fillLabel(assistantExplain, { title });
  return [
    page && explain(page),
    // A heading may be a question already.
    ...sections.map((title) =>
      /[?？؟]$/.test(title) ? title : title && explain([page, title].filter(Boolean).join(' › ')),
    ),
  ]
    .filter((question) => question !== '')
    .slice(0, most);
}

function textOf(element: Element | null): string {
  return (element?.firstChild?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
