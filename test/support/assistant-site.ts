import {
  type FakeModelServer,
  fakeModelServer,
} from '../../packages/assistant/src/testing/fake-model-server.ts';
import { serveSite } from './served-site.ts';
import { type SiteName, sharedSite } from './shared-site.ts';
import { tempFolder } from './temp-folder.ts';

/** A built site with its assistant, served by `waymark serve`. */
export interface AssistantSite {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Writes the answers, where there is a model. */
  readonly model: FakeModelServer;
  stop(): Promise<void>;
}

export async function serveAssistant(
  name: SiteName,
  { hasModel }: { readonly hasModel: boolean },
): Promise<AssistantSite> {
  const { dist, folder } = await sharedSite(name);
  const model = await fakeModelServer();
  const environment = {
    WAYMARK_DATA: tempFolder(),
    ...(hasModel && { OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' }),
  };
  const served = await serveSite(['docs', '--site', dist, '--domain', name], folder, environment);
  return {
    origin: served.url,
    model,
    async stop() {
      await served.stop();
      await model.close();
    },
  };
}
