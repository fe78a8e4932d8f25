import type { OutputWriter } from '../build/record/output-writer.ts';
import type { OpenDocs } from '../project/open-docs.ts';

/** Writes the smaller sizes of pictures that pages offer; those of the last output stay. */
export async function writeImages({ images }: OpenDocs, writer: OutputWriter): Promise<void> {
  if (!images) return;
  for (const image of images.files) {
    const file = image.path.slice(1);
    // Its name tells all of what it is made from.
    if (writer.keep(file, file)) image.keep();
    else writer.write(file, [await image.read()], file);
  }
  images.flush();
}
