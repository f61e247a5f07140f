export type { Loaded, ResourceSnapshot, ResourceState } from './resource-state.ts';
export { Resource, type Fetcher, type ResourceOptions } from './resource.ts';
export { Resources, type ResourcesSnapshot } from './resources.ts';
