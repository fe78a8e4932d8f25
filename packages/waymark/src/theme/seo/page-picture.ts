import type { PageView } from '@waymark/core';
import type { Picture } from '../../project/pictures/picture.ts';
import { pictureLook } from '../../project/pictures/picture-look.ts';
import type { Project } from '../../project/project.ts';
import { configuredMetatags } from './configured-metatags.ts';
import { descriptionText } from './description-html.ts';

/** The picture that is drawn for a page: for each that names none itself. */
export function pagePicture(project: Project, view: PageView): Picture | undefined {
  const look = pictureLook(project);
  if (look === undefined) return undefined;
  const { breadcrumbs, dir, lang, page } = view;
  const { config } = project;
  if (configuredMetatags(config, page)['og:image']) return undefined;
  return {
    title: page.title,
    description: descriptionText(page.description),
    section: breadcrumbs.at(-1)?.label,
    lang,
    dir,
    look,
  };
}
