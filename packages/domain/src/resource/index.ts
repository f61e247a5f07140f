export type { Fetcher } from './answer.ts';
export type { Key, ResourceSnapshot, ResourceState } from './resource-state.ts';
export { Resource, type ResourceOptions } from './resource.ts';
export { Resources, type ResourcesSnapshot } from './resources.ts';
