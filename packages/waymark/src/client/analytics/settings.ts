import type { DocsConfig } from '@waymark/core';

type Integrations = DocsConfig['integrations'];

/** What `integrations` of docs.json sets for each of its names. */
export type SettingsByName = { [Name in keyof Integrations]-?: NonNullable<Integrations[Name]> };

/** What a site sets, without what means nothing to a page. */
export type AnalyticsSettings = Partial<Omit<SettingsByName, 'telemetry'>>;
