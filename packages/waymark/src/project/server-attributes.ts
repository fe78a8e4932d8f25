import type { PageSource } from '@waymark/core';
import { mcpPath } from './paths/site-paths.ts';
import type { Project } from './project.ts';

/**
 * Attributes of the root element of all pages: what the server that is built with the site offers,
 * and an assistant elsewhere.
 * A server that gives out files adds them itself.
 */
export function serverAttributes(project: Project): Readonly<Record<string, string>> {
  const { mode, remoteAssistant, server } = project.settings;
  const { hasAssistant = remoteAssistant !== undefined, hasMcp = false } = server ?? {};
  return {
    ...(hasAssistant ? { 'data-wm-assistant': '' } : {}),
    ...(hasMcp && !mcpPage(project) ? { 'data-wm-mcp': '' } : {}),
    ...feedbackAttributes(project.config.feedback.thumbsRating, mode, server?.hasAssistant),
  };
}

/** In a preview the question is shown, and nobody hears the answer. */
function feedbackAttributes(
  isAsked: boolean,
  mode: 'build' | 'preview',
  isHeard = false,
): Record<string, string> {
  if (!isAsked) return {};
  if (mode === 'preview') return { 'data-wm-feedback': 'preview' };
  return isHeard ? { 'data-wm-feedback': '' } : {};
}

/** The page of the docs where MCP clients would be answered. */
export function mcpPage({ site }: Project): PageSource | undefined {
  return site.pages.get(mcpPath.slice(1));
}
