export type { ChannelTarget } from './channel/channel-model.ts';
export type { LoadedDescription } from './load/build-description.ts';
export {
  createDescriptionStore,
  type DescriptionStore,
  type DescriptionStoreOptions,
  type Discovered,
} from './load/description-store.ts';
export type { Overlays } from './load/overlay/read-overlays.ts';
export type * from './model/channel.ts';
export {
  type ApiDescription,
  type DescriptionFormat,
  formatOf,
} from './model/description.ts';
export type * from './model/endpoint.ts';
export type { EndpointPage, EndpointTarget } from './model/endpoint-page.ts';
export type { JsonObject, JsonValue } from './model/json.ts';
export type * from './model/schema.ts';
export {
  endpointModel,
  type ModelOptions,
  type OperationTarget,
} from './operation/endpoint-model.ts';
export { formEndpoint, hasForm } from './operation/form-endpoint.ts';
export { type SchemaTarget, schemaPageModel } from './operation/schema-page-model.ts';
export type { FormatDescriptions } from './plan/description-set.ts';
export {
  type DescriptionSources,
  descriptionSources,
  type NamingPlace,
  type OverlayList,
} from './plan/description-sources.ts';
export type { EndpointListing, EndpointOrder } from './plan/generated-nodes.ts';
export { linkedOperation } from './plan/linked-operation.ts';
export type { TakenUrl } from './plan/path-registry.ts';
export { type EndpointPlan, type PlanInput, planEndpoints } from './plan/plan-endpoints.ts';
export { accessesOfParts, readableDescription } from './plan/readable-description.ts';
export { unlistedOperations } from './plan/unlisted-operations.ts';
export { type Resolution, resolveReference } from './reference/resolve-reference.ts';
export { type ServerUrl, serverUrl } from './request/server-url.ts';
export {
  type EndpointSampleOptions,
  endpointSamples,
  type LabelledSample,
  type SampleGroup,
} from './samples/endpoint-samples.ts';
export {
  DEFAULT_LANGUAGES,
  LANGUAGE_NAMES,
  resolveLanguage,
  type SampleLanguage,
} from './samples/languages.ts';
export { requestSample } from './samples/request-sample.ts';
