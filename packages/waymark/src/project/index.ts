export type { Project } from './project.ts';
export { openedProject } from './registry.ts';
